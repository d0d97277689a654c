"""The people at a table: their sockets, the frames they are sent, spectators, mutes."""
