"""Run by Alembic, with the connection that `bring_up_to_date` gives it."""

from alembic import context

from miskatonic.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite cannot alter a column in place.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
