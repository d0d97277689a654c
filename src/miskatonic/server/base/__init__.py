"""Shared by every part of the server: refusals, requests, clock, tasks, ids, settings."""
