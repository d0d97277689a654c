"""The database: each table's append-only log, and accounts (SQLite or PostgreSQL)."""
