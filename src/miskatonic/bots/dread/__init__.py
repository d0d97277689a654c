"""Bots for Death May Die."""
