"""Games that bots play to be counted: what came out, how sure that is, and what a change of the components does."""
