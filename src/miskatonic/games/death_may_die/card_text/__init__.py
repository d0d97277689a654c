"""Card text: composes the rule texts of cards from their data, and checks handwritten ones."""
