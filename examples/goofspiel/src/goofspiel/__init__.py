"""Goofspiel: everybody bids a card in secret for the prize on the table."""

from parlour import choose_rules

RULES = choose_rules(__name__)  # "compiled" if these very sources were, else "interpreted"; before anything is imported
