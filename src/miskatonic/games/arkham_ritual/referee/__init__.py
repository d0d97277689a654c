"""Checks whether a chat message gives away a card (AR-X)."""
