"""What is asked of the database and written to it, by subject. Each function works with a connection it is given."""
