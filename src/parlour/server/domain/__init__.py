"""What a table is, by its log: entries, the state they fold to, clocks. No messages, no database, no sockets."""
