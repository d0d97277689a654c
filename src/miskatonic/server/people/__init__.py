"""People: guests, accounts, sessions, login attempts, names and bans."""
