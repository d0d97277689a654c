"""Clocks of live tables, and of correspondence games that no server has in memory."""
