"""What every game is made of: a position with its rules, chance, search."""
