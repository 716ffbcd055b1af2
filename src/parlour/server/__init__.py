"""Parlour's server: guests, tables, web sockets and storage. docs/protocol.md explains how to talk to it."""
