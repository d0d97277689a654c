"""The history of the database's shape, for Alembic; it is brought up to date at every start."""
