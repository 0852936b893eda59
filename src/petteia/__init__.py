"""Petteia: heavy board games of Greek antiquity, to play and to study."""

__version__ = "0.1.0"
