"""What each rule of Pandorum rests on: the rulebook, public reports, our own design, or a ruling of ours.

The first source is that of the rule's own text, `pandorum-rule-PD-1`. Each further one has a text of its own,
`pandorum-rule-PD-1-house`.
"""

SOURCES: dict[str, tuple[str, ...]] = {
    "PD-1": ("book", "house"),
    "PD-2": ("book",),
    "PD-3": ("book", "ruling", "house"),
    "PD-4": ("book",),
    "PD-5": ("house",),
    "PD-6": ("book", "public"),
    "PD-7": ("book",),
    "PD-8": ("book",),
    "PD-9": ("book", "ruling"),
    "PD-10": ("book", "ruling"),
    "PD-11": ("book", "ruling"),
    "PD-12": ("book", "ruling"),
    "PD-13": ("book", "ruling"),
    "PD-14": ("book",),
    "PD-15": ("book",),
    "PD-16": ("ruling",),
    "PD-17": ("book", "ruling"),
    "PD-18": ("book",),
    "PD-19": ("book",),
    "PD-20": ("book", "ruling"),
    "PD-21": ("book", "ruling"),
    "PD-22": ("book", "ruling"),
    "PD-23": ("book", "ruling"),
    "PD-24": ("book", "ruling"),
    "PD-25": ("book", "ruling"),
    "PD-26": ("ruling",),
    "PD-27": ("book", "ruling"),
    "PD-28": ("book",),
    "PD-29": ("book", "ruling"),
    "PD-30": ("ruling",),
    "PD-31": ("ruling",),
}
