"""Short names of faces of dice for tests."""

S, E, T, ES, ST, BLANK = "success", "sign", "tentacle", "sign+success", "success+tentacle", "blank"
