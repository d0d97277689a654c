"""The store's tests use the databases of the server's tests."""

from tests.server.conftest import anyio_backend, database_kind, pytest_generate_tests

__all__ = ["anyio_backend", "database_kind", "pytest_generate_tests"]
