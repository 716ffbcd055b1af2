"""Compiles plain Python from its type hints: the rules of the house, and those of games in packages of their own.

The `setup.py` of a game outside is `outside.setup()`. docs/adding-a-game.md tells what compiles and what does not.
"""
