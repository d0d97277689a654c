"""Lessons: a game learned by playing arranged positions, with a script for everybody else.

A game declares its lesson as data (`lessons/lesson.toml` in its folder) and names in its manifest
how to set up a position and how to read the name of a choice. `script.py` reads that; then
`recording.py` plays every accepted answer through the rules and writes down what the learner's seat
is told. The browser plays lessons from these recordings alone (ADR 48).
"""
