"""The web application: routes, sockets, middleware and limits."""
