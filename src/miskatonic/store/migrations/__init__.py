"""Schema migrations, for Alembic; every start brings the database up to date.

Revisions 7 and 8 were never released: their numbers are skipped, and 9 follows 6.
"""
