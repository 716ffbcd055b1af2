"""People beyond one table: guests, accounts, history, privacy, the lobby, and the tables that wait for them."""
