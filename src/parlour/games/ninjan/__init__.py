"""Ninjan, by 6jizo: simultaneous choice, rock-paper-scissors on three piles."""
