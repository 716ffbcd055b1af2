"""What survives a restart. All SQL of the server is in here."""
