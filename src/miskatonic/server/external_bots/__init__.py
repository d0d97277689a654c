"""External bots: programs that play through the HTTP API with a token."""
