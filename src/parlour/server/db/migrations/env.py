"""Tells Alembic how to run the migrations: in the transaction that opens the database."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
