"""Fixtures that the games' tests share with those of the terminal."""

from tests.cli.conftest import session

__all__ = ["session"]
