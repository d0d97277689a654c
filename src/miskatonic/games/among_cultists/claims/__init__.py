"""Structured talk (AC-T): which claims can be made, and whether they are true."""
