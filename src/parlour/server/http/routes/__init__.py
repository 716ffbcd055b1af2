"""The HTTP side of the protocol (docs/protocol.md)."""
