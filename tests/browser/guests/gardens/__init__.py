"""A guest of the house for the tests of the page: two small games from outside, without a line of Svelte."""
