"""Alembic's door: it is given an open connection by `store.opening` and migrates on it."""

from __future__ import annotations

from alembic import context

from orichalcum.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
