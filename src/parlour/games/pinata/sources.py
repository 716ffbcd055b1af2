"""What each rule of Piñata rests on: the rulebook, public reports, our own design, or a ruling of ours.

The first source is that of the rule's own text, `pinata-rule-PI-3`. Each further one has a text of its own,
`pinata-rule-PI-3-public`.
"""

SOURCES: dict[str, tuple[str, ...]] = {
    "PI-1": ("book",),
    "PI-2": ("public",),
    "PI-3": ("house", "public"),
    "PI-4": ("book",),
    "PI-5": ("book", "ruling"),
    "PI-6": ("book", "ruling"),
    "PI-7": ("book", "ruling"),
    "PI-8": ("book",),
    "PI-9": ("book",),
    "PI-10": ("book",),
    "PI-11": ("book",),
    "PI-12": ("book", "ruling"),
    "PI-13": ("book",),
    "PI-14": ("book", "ruling"),
    "PI-15": ("ruling",),
    "PI-16": ("book",),
    "PI-17": ("book", "ruling"),
    "PI-18": ("book",),
    "PI-19": ("ruling",),
}
