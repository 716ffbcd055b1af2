"""What every request passes before a route looks at it."""
