"""Running the server: the command `serve`, its processes, metrics and logs."""
