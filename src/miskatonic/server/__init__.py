"""The server: lobby, tables, sockets, people. `miskatonic.server.run:serve` starts it."""
