"""The rules, a module a chapter of the rulebook; see `game.py` for the Game object."""
