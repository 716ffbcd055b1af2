"""Piñata, by Stephen Glenn: cards on either side of four mats, candies for medals."""
