"""What the database holds.  The migrations bring a database into this form; a test compares the two."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

META: Final = sa.MetaData()
BIG: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

HOUSE: Final = sa.Table(  # the house's own few words: its signing key, its lost time
    "house",
    META,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

PEOPLE: Final = sa.Table(
    "people",
    META,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("account", sa.String(48), unique=True),  # the name in small letters; none for a guest
    sa.Column("password", sa.String(200)),
    sa.Column("epoch", sa.Integer, nullable=False),  # raised to make every cookie void
    sa.Column("preferences", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

TABLES: Final = sa.Table(
    "tables",
    META,
    sa.Column("id", BIG, primary_key=True),
    sa.Column("code", sa.String(16), unique=True, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("edition", sa.String(60), nullable=False),
    sa.Column("hash", sa.String(12), nullable=False),
    sa.Column("agreed", sa.Text, nullable=False),  # all that was agreed on, as JSON
    sa.Column("position", sa.Text, nullable=False),
    sa.Column("opening", sa.LargeBinary),  # a snapshot from which the answers go on, for a table branched from another
    sa.Column("host", sa.String(24), nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("side", sa.Integer, nullable=False),  # raised with every change that is no answer
    sa.Column("times", sa.Text, nullable=False),  # the clocks, as JSON
    sa.Column("result", sa.Text, nullable=False),  # points and places by seat, as JSON
    sa.Column("rematch", sa.String(16), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Index("tables_by_status", "status", "public"),
)

SEATS: Final = sa.Table(
    "seats",
    META,
    sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("who", sa.String(8), nullable=False),  # open, person, bot
    sa.Column("person", sa.String(24), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("level", sa.String(8), nullable=False),
    sa.Column("token", sa.String(64), unique=True),  # a hash
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),  # a bot plays for the person
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Index("seats_by_person", "person"),
)

STANDING: Final = sa.Table(  # how a seat wants its windows to be let pass; a window not named here is asked
    "standing",
    META,
    sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("window", sa.String(40), primary_key=True),
    sa.Column("answer", sa.String(8), nullable=False),
)

ENTRIES: Final = sa.Table(  # answers and takings-back, in their order; nothing here is ever changed
    "entries",
    META,
    sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("who", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # what the seat's page chose
    sa.Column("kind", sa.Integer, nullable=False),
    sa.Column("code", sa.String(80), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

SNAPSHOTS: Final = sa.Table(
    "snapshots",
    META,
    sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, nullable=False),  # how many entries it stands for
    sa.Column("data", sa.LargeBinary, nullable=False),
)

CHAT: Final = sa.Table(
    "chat",
    META,
    sa.Column("id", BIG, primary_key=True),
    sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("person", sa.String(24), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

MUTES: Final = sa.Table(
    "mutes",
    META,
    sa.Column("person", sa.String(24), primary_key=True),
    sa.Column("muted", sa.String(24), primary_key=True),
)

NOTICES: Final = sa.Table(
    "notices",
    META,
    sa.Column("id", BIG, primary_key=True),
    sa.Column("person", sa.String(24), nullable=False),
    sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # the question it is about
    sa.Column("shown", sa.Boolean, nullable=False),
    sa.Column("mailed", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("person", "table_id", "kind", "number", name="notices_once"),
)

PUSHES: Final = sa.Table(  # browsers that are told of notices by their push service
    "pushes",
    META,
    sa.Column("mark", sa.String(64), primary_key=True),  # the hash of the address
    sa.Column("person", sa.String(24), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
)
