"""Reading from and writing to the database, by subject. Each function works with the connection it is given."""
