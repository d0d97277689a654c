"""The faces of the dice by which tests call them."""

S, E, T, ES, ST, BLANK = "success", "sign", "tentacle", "sign+success", "success+tentacle", "blank"
