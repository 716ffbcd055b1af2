"""Four in a Row: discs fall into seven columns; four in a line win."""

from parlour import choose_rules

RULES = choose_rules(__name__)  # "compiled" if these very sources were, else "interpreted"; before anything is imported
