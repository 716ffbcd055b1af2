"""Many games: simulations with bots in every seat, and how fast all of it is."""
