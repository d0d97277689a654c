"""Arkham Ritual: you see everybody's card but your own."""
