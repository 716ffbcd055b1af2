"""One table in use: its sockets, seats, moves, undo, bots and chat; and all rooms of the process."""
