"""Lessons: learn a game by playing prepared positions; a script plays the other seats.

A game declares its lesson as data (`lessons/lesson.toml` in its folder) and names in its manifest
how to set up a position and how to read the name of a choice. `script.py` reads the lesson;
`recording.py` plays every accepted answer through the rules and records what the learner's seat is
told. The browser plays lessons from these recordings alone (ADR 28).
"""
