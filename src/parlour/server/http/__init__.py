"""The application: routes, sockets, what every request passes on its way in, and limits."""
