"""Many games: simulations with bots in every seat, tournaments and ratings, balance reports, benchmarks."""
