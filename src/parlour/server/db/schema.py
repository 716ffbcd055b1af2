"""The tables of the database, as they are now; `migrations` says how each came to be.

One append-only table, `entries`, holds everything that happens in a game. What else changes with an entry can be
derived from it and is kept only to be asked for: `tables.state`, `seats` and `turns`. They change in the entry's own
transaction.
"""

import sqlalchemy as sa
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, String

metadata = sa.MetaData()

house = sa.Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
# Only guests who said something about themselves are here; all others have the name that their id gives them.
guests = sa.Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24)),
    Column("language", String(8)),
    # What the name looks like: see `domain.names.likenesses`.
    Column("alike", String(200), index=True),
    Column("alike_as_written", String(200), index=True),
)
# Cookies that name nobody any more: of whoever logged out, or deleted themselves. Only hashes are kept.
voided = sa.Table(
    "voided",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("at", sa.DateTime(timezone=True), nullable=False),
)
# How a table was made: never changed, but for `state` and `seen_at`.
tables = sa.Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", sa.JSON, nullable=False),
    Column("chairs", sa.JSON, nullable=False),  # who sat where when it was made
    Column("seed", LargeBinary(32), nullable=False),
    Column("made_at", sa.DateTime(timezone=True), nullable=False),
    Column("made_by", String(40), index=True),  # unknown for tables of the first version
    # Unique: a game has one rematch, however many people ask for it at once.
    Column("rematch_of", String(40), ForeignKey("tables.id"), unique=True),
    Column(
        "state", String(8), nullable=False, server_default="open"
    ),  # open, playing or over; follows from the entries
    Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),  # for everybody to see, in the lobby
    Column("seen_at", sa.DateTime(timezone=True), index=True),  # listed: when somebody was last known to be there
    Column("clock", sa.JSON(none_as_null=True)),  # as `domain.clocks.Clock`, null without one
)
# The log: numbers of a table begin with 1 and have no gaps. `queries/log.py` says what each kind means.
entries = sa.Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("what", String(200), nullable=False),
    Column("spent", Integer),  # milliseconds of the mover's clock
    Column("at", sa.DateTime(timezone=True), nullable=False),
)
_sat_down = entries.c.kind == "sit"
sa.Index("ix_entries_sit", entries.c.what, sqlite_where=_sat_down, postgresql_where=_sat_down)
# Who sits where now; follows from the chairs of the table and its entries.
seats = sa.Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # human, open or bot
    Column("guest", String(40), index=True),
    Column("level", String(8)),
)
# At tables with a clock: the seats that the table waits for, and until when; follows from the entries.
turns = sa.Table(
    "turns",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", sa.Boolean, nullable=False),  # false: a bot or a stand-in, to be woken if it has not moved by then
    Column("due_at", sa.DateTime(timezone=True), nullable=False, index=True),
)
# The server processes that share the database, each with the time it was last known to be alive.
processes = sa.Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("seen_at", sa.DateTime(timezone=True), nullable=False),
)
# When no process was alive, or none could reach the database: clocks stood still.
outages = sa.Table(
    "outages",
    metadata,
    Column("began_at", sa.DateTime(timezone=True), primary_key=True),
    Column("ended_at", sa.DateTime(timezone=True), nullable=False),
)
# Who listens at which table through which process, where there are several; spectators are ''.
presence = sa.Table(
    "presence",
    metadata,
    Column("process", String(40), ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True, index=True),
    Column("guest", String(40), primary_key=True),
)
# Guests with a password. `folded` is their name as it must be unique; a cookie holds the epoch it was signed in.
accounts = sa.Table(
    "accounts",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("folded", String(100), nullable=False, unique=True),
    Column("password", String(200), nullable=False),  # as argon2 writes it
    Column("epoch", Integer, nullable=False),
    Column("made_at", sa.DateTime(timezone=True), nullable=False),
)
# A row is written once, when a table's game is over; places (from 1) and scores are by seat.
finished = sa.Table(
    "finished",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("over_at", sa.DateTime(timezone=True), nullable=False),
    Column("places", sa.JSON, nullable=False),
    Column("scores", sa.JSON, nullable=False),
    Column("rated", sa.Boolean, nullable=False),
)
# How strong a player is at a game: a guest's id, or a level of bots as `domain.ratings.bot_player` names it.
ratings = sa.Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(40), primary_key=True, index=True),
    Column("mu", sa.Double, nullable=False),
    Column("sigma", sa.Double, nullable=False),
    Column("games", Integer, nullable=False),
)
# What was said at a table; of a guest who deleted it only the number is left.
chat = sa.Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(40), index=True),
    Column("text", String(300), nullable=False),
    Column("at", sa.DateTime(timezone=True), nullable=False),
)
# At that table the guest does not want to hear what the other one says.
mutes = sa.Table(
    "mutes",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("muted", String(40), primary_key=True),
)
