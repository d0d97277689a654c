"""A server under load while everything goes wrong, and what must be true afterwards."""
