"""The tables of the database as they are now. `migrations` holds the steps that led there.

One append-only table, `entries`, holds everything that happens in a game. `tables.state`, `seats` and `turns` are
derived from it and stored only for queries. They change in the entry's own transaction.
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
# Only guests who told something about themselves are stored. All others have the name that follows from their id.
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
# Cookies that are no longer valid: their guest logged out or deleted their data. Only hashes are stored.
voided = sa.Table(
    "voided",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("at", sa.DateTime(timezone=True), nullable=False),
)
# The components that some tables are played with, once however many use them. A row is never changed.
printings = sa.Table(
    "printings",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("source", sa.Text, nullable=False),  # as a file of components
)
# The sets of components that people have made. `digest` is null while something is wrong with the set.
editions = sa.Table(
    "editions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("source", sa.Text, nullable=False),
    Column("digest", String(64)),
    Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),  # with everybody who has the link
    Column("version", Integer, nullable=False),  # counts the changes
    Column("changed_at", sa.DateTime(timezone=True), nullable=False),
)
# What an edition changes: see `domain.comparisons.KeptComparison`.
comparisons = sa.Table(
    "comparisons",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("edition", String(40), ForeignKey("editions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules
    Column("guest", String(40), index=True),
    Column("players", Integer, nullable=False),
    Column("level", String(8), nullable=False),
    Column("games", Integer, nullable=False),
    Column("asked_at", sa.DateTime(timezone=True), nullable=False),
    Column("began_at", sa.DateTime(timezone=True), nullable=False),
    Column("heard_at", sa.DateTime(timezone=True), nullable=False),
    Column("done", Integer, nullable=False),
    Column("over", sa.Boolean, nullable=False),
    Column("found", sa.JSON(none_as_null=True)),
)
# How a table was made. Only `state` and `seen_at` ever change.
tables = sa.Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", sa.JSON, nullable=False),
    Column("chairs", sa.JSON, nullable=False),  # the seats when the table was made
    Column("seed", LargeBinary(32), nullable=False),
    Column("made_at", sa.DateTime(timezone=True), nullable=False),
    Column("made_by", String(40), index=True),  # unknown for tables of the first version
    # Unique: a game has one rematch, however many people request it at once.
    Column("rematch_of", String(40), ForeignKey("tables.id"), unique=True),
    Column(
        "state", String(8), nullable=False, server_default="open"
    ),  # open, playing or over; follows from the entries
    Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),  # whether the lobby shows it
    Column("seen_at", sa.DateTime(timezone=True), index=True),  # for listed tables: when a person was last connected
    Column("clock", sa.JSON(none_as_null=True)),  # as `domain.clocks.Clock`, null without one
    Column("rated", sa.Boolean, nullable=False, server_default=sa.true()),  # whether its maker wants it to be rated
    Column("programs", sa.Boolean, nullable=False, server_default=sa.false()),  # whether programs may sit down
    Column("tutor", sa.Boolean, nullable=False, server_default=sa.false()),  # whether everybody may use the tutor
    Column("start", sa.JSON(none_as_null=True)),  # the position it begins with; null if it is dealt
    Column("edition", String(64)),  # the digest of its printing; null for the standard components
)
# The log. The numbers of a table begin with 1 and have no gaps. `queries/log.py` explains each kind.
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
# The current holder of each seat; follows from the chairs of the table and its entries.
seats = sa.Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # human, open or bot
    Column("guest", String(40), index=True),
    Column("level", String(8)),
    Column("asked", sa.Boolean, nullable=False, server_default=sa.false()),  # to play again; has not agreed yet
    Column("called", String(24)),  # the name of somebody who plays on the guest's device
)
# For tables with a clock: the seats that the table waits for, and until when; follows from the entries.
turns = sa.Table(
    "turns",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", sa.Boolean, nullable=False),  # false: a bot or a stand-in, started again if it is late
    Column("due_at", sa.DateTime(timezone=True), nullable=False, index=True),
)
# The server processes that share the database, each with the time it was last known to be alive.
processes = sa.Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("seen_at", sa.DateTime(timezone=True), nullable=False),
)
# Times when no process was alive, or none could reach the database. Clocks stood still then.
outages = sa.Table(
    "outages",
    metadata,
    Column("began_at", sa.DateTime(timezone=True), primary_key=True),
    Column("ended_at", sa.DateTime(timezone=True), nullable=False),
)
# The guests connected to each table through each process, where there are several; spectators are ''.
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
    Column("password", String(200), nullable=False),  # as argon2 writes it; empty for a program
    Column("epoch", Integer, nullable=False),
    Column("made_at", sa.DateTime(timezone=True), nullable=False),
)
# The accounts that programs play with. `token` is a hash, null once the token is revoked.
programs = sa.Table(
    "programs",
    metadata,
    Column("guest", String(40), ForeignKey("accounts.guest", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(40), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False, index=True),
    Column("token", String(64), unique=True),
)
# One row for each finished game; places (from 1) and scores are by seat.
finished = sa.Table(
    "finished",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("over_at", sa.DateTime(timezone=True), nullable=False),
    Column("places", sa.JSON, nullable=False),
    Column("scores", sa.JSON, nullable=False),
    Column("rated", sa.Boolean, nullable=False),
    # By seat, each rating before and after the game, as it is shown; null for games that do not count, and old ones.
    Column("ratings", sa.JSON(none_as_null=True)),
)
# How each decision of a finished game is judged: made once, and again when the engine has changed.
reviews = sa.Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("engine", Integer, nullable=False),
    Column("whole", sa.Boolean, nullable=False),
    Column("at", sa.DateTime(timezone=True), nullable=False),
    Column("found", sa.JSON, nullable=False),
)
# The tables at which a finished game is played on from some moment: see `domain.branches.Branch`. Only names change.
branches = sa.Table(
    "branches",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("of", String(40), ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", Integer, nullable=False),
    Column("redealt", sa.Boolean, nullable=False),
    Column("name", String(60)),
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
# Chat lines. If a guest deletes their data, only the number of the line is left.
chat = sa.Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(40), index=True),
    Column("text", String(300), nullable=False),
    Column("at", sa.DateTime(timezone=True), nullable=False),
    Column("seat", Integer),  # of the speaker; null for a spectator, and for lines of earlier versions
)
# At that table the guest has muted the other one.
mutes = sa.Table(
    "mutes",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("muted", String(40), primary_key=True),
)
