"""Arkham Ritual, adept and master: exact odds, what the others' gifts betray, and search."""
