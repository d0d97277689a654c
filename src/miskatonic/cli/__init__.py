"""The command line: play, sim, fuzz, replay, bench, serve, verify."""

from miskatonic.cli.main import main

__all__ = ["main"]
