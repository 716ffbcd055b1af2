"""Panda Spin, a climbing game whose beaten cards come back turned, by Carl Chudyk."""
