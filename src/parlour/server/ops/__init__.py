"""Running the server: the command, its processes, what can be watched, copies."""
