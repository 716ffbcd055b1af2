"""What each rule of Ninjan rests on: the rulebook, public reports, our own design, or a ruling of ours.

The first source is that of the rule's own text, `ninjan-rule-NJ-1`. Each further one has a text of its own,
`ninjan-rule-NJ-1-public`.
"""

SOURCES: dict[str, tuple[str, ...]] = {
    "NJ-1": ("book", "public"),
    "NJ-2": ("book", "public"),
    "NJ-3": ("book",),
    "NJ-4": ("book",),
    "NJ-5": ("book",),
    "NJ-6": ("book", "public", "ruling"),
    "NJ-7": ("book",),
    "NJ-8": ("book", "public"),
    "NJ-9": ("book",),
    "NJ-10": ("book",),
    "NJ-11": ("book",),
    "NJ-12": ("book",),
    "NJ-13": ("book",),
    "NJ-14": ("book", "ruling"),
    "NJ-15": ("house",),
}
