"""A review as one HTML page that needs nothing else: the curve as a picture, and a table of all decisions."""

from collections.abc import Iterable
from html import escape

from .reviewing import Decision
from .telling import SIGNS, Telling

WIDE, HIGH, EDGE = 800, 260, 34
# Colours that colour-blind people can tell apart (Okabe and Ito), each with a dash of its own as well.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")
DASHES = ("none", "8 4", "3 3", "10 3 3 3", "1 4")

STYLE = """\
:root { color-scheme: light; --ink: #1f2328; --quiet: #676b72; --line: #d9d5cb; --paper: #faf7f0; }
body { margin: 0 auto; max-width: 960px; padding: 32px 20px 80px; background: var(--paper); color: var(--ink);
  font: 17px/1.55 "Source Sans 3", "Noto Sans", system-ui, sans-serif; }
h1, h2 { font-family: "Source Serif 4", Georgia, serif; line-height: 1.2; }
h2 { margin-top: 40px; border-top: 1px solid var(--line); padding-top: 20px; }
.quiet { color: var(--quiet); }
figure { margin: 16px 0; padding: 16px; background: #fff; border: 1px solid var(--line); border-radius: 8px; }
svg { width: 100%; height: auto; display: block; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 5px 8px; border-bottom: 1px solid var(--line); }
th { font-size: 14px; }
.costly td { background: #fff4e5; }
"""


def page(telling: Telling) -> str:
    """The whole page."""
    title = escape(telling.title())
    return (
        f'<!doctype html>\n<html lang="{telling.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f"{_players(telling)}\n"
        f'<p class="quiet">{escape(telling.say("review-sum"))}</p>\n'
        f"<h2>{escape(telling.say('review-curve'))}</h2>\n<figure>{curve(telling)}</figure>\n"
        f"<h2>{escape(telling.say('review-moments'))}</h2>\n{_moments(telling)}\n"
        f"<h2>{escape(telling.say('review-decisions'))}</h2>\n{_decisions(telling)}\n"
        f'<p class="quiet">{escape(telling.say("review-how"))}</p>\n</body>\n</html>\n'
    )


def _table(headings: Iterable[str], rows: Iterable[str]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    return f'<div class="scroll"><table>\n<tr>{head}</tr>\n{"".join(rows)}</table></div>'


def _row(cells: Iterable[str], kind: str = "") -> str:
    return f"<tr{kind}>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>\n"


def _players(telling: Telling) -> str:
    performances = enumerate(telling.review.performances)
    return _table(telling.headings(), (_row(telling.player(seat, one)) for seat, one in performances))


def _moments(telling: Telling) -> str:
    return "<ul>\n" + "".join(f"<li>{escape(telling.moment(one))}</li>\n" for one in telling.moments()) + "</ul>"


def _decisions(telling: Telling) -> str:
    headings = [telling.say(f"review-{name}") for name in ("move", "player", "played", "cost", "better", "why")]
    return _table(headings, (_decision(telling, one) for one in telling.review.decisions))


def _decision(telling: Telling, one: Decision) -> str:
    sign = SIGNS.get(one.mark, "")
    best = one.judgement.played == 0
    cells = (
        str(one.number + 1),
        telling.names[one.seat],
        f"{telling.move(telling.played(one))} {sign}".strip(),
        "" if best else telling.change(-one.judgement.cost),
        "" if best else telling.move(one.judgement.best),
        telling.why(one) if sign else "",
    )
    return _row(cells, ' class="costly"' if sign else "")


# --- the picture --------------------------------------------------------------------------------------


def curve(telling: Telling) -> str:
    """The chances of every seat over the game, with the moments that decided it."""
    scale = "".join(_level(telling, share) for share in (0.0, 0.25, 0.5, 0.75, 1.0))
    lines = "".join(_line(telling, seat) for seat in range(telling.review.players))
    dots = "".join(_dot(telling, one) for one in telling.moments())
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" font-size="12" '
        f'aria-label="{escape(telling.say("review-curve"))}">{scale}{lines}{dots}</svg>'
    )


def _at(telling: Telling, number: int, share: float) -> tuple[float, float]:
    steps = max(len(telling.review.curve) - 1, 1)
    across = EDGE + number / steps * (WIDE - 2 * EDGE)
    return round(across, 1), round(HIGH - EDGE - share * (HIGH - 2 * EDGE), 1)


def _level(telling: Telling, share: float) -> str:
    _, down = _at(telling, 0, share)
    return (
        f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{down}" y2="{down}" stroke="#d9d5cb"/>'
        f'<text x="{EDGE - 4}" y="{down + 4}" text-anchor="end" fill="#676b72">{100 * share:.0f}</text>'
    )


def _line(telling: Telling, seat: int) -> str:
    points = (_at(telling, number, point[seat]) for number, point in enumerate(telling.review.curve))
    drawn = " ".join(f"{across},{down}" for across, down in points)
    look = f'stroke="{COLOURS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'
    left = EDGE + seat * (WIDE - 2 * EDGE) / telling.review.players
    return (
        f'<polyline points="{drawn}" fill="none" {look}/>'
        f'<line x1="{left}" x2="{left + 28}" y1="14" y2="14" {look}/>'
        f'<text x="{left + 34}" y="18" fill="#1f2328">{escape(telling.names[seat])}</text>'
    )


def _dot(telling: Telling, one: Decision) -> str:
    across, down = _at(telling, one.number + 1, telling.review.curve[one.number + 1][one.seat])
    title = escape(telling.moment(one))
    return f'<circle cx="{across}" cy="{down}" r="5" fill="{COLOURS[one.seat]}"><title>{title}</title></circle>'
