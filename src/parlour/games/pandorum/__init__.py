"""Pandorum, by Konnov, Paltsev and Shklyarov: harvesters build modules and bases on a hex planet."""
