"""A table and its log: entries, the state that follows from them, clocks. No messages, no database, no sockets."""
