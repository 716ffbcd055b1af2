"""People beyond one table: guests and accounts, where they play and are waited for."""
