"""The database: everything that survives a restart. All SQL of the server is here."""
