"""Soak test of a server under load and faults."""
