"""Tables: their log, live play, lobby, clocks, bots' turns, spectators and proposals."""
