"""The command line: play, serve, sim, arena, fuzz, replay, verify, bench."""

from miskatonic.cli.main import main

__all__ = ["main"]
