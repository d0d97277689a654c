"""The append-only log of every table, and who the people are: SQLAlchemy Core on SQLite."""
