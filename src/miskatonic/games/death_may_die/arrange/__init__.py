"""Arranged positions: sets up a game in the middle of play, for tests, lessons and puzzles."""
