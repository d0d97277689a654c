"""What the games' own tests share with those of the terminal."""

from tests.cli.conftest import session

__all__ = ["session"]
