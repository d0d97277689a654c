"""Connections: admission, sockets and their channels, the client's files."""
