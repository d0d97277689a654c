"""Samples full states that fit what a seat knows."""
