"""One table in use: who listens, who sits where, moves and moves taken back, bots, chat; and all rooms of the house."""
