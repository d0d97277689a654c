"""Measuring the house against others."""
