"""The people connected to a table: through the sockets of this process, and through other processes."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import orjson

from ..wire import views
from ..wire.messages import Message

UNREAD_LETTERS = 200  # a socket with more unsent messages is closed; the browser catches up when it reconnects

Json = dict[str, Any]


class Line(Protocol):
    """What letters are sent over."""

    drained: Callable[[], None]  # called when letters are taken again

    def write(self, letter: bytes) -> bool:
        """Send the letter; or, while too much is waiting to be sent, do nothing and return False."""
        ...


class Receiver(NamedTuple):
    """Whom a message is for. Everybody with the same guest and seat gets the same one, and all spectators do."""

    guest: str | None = None
    seat: int | None = None


class Listener:
    """One open socket at a table, with the messages that its line does not take yet.

    `taken` is the seat whose person has the device at the moment, if several people share it.
    """

    def __init__(
        self, guest: str | None, address: str = "", line: Line | None = None, taken: int | None = None
    ) -> None:
        self.guest = guest
        self.take(taken)
        self.address = address
        self.letters: deque[bytes] = deque()
        self.hung_up = asyncio.Event()
        self.deaf = False
        self._line = line
        if line:
            line.drained = self._post_more

    def take(self, seat: int | None) -> None:
        self.taken = seat
        self.receiver = Receiver()
        self.known_in: object = None  # the chairs that `receiver` was looked up in

    def say(self, message: Message | Json) -> None:
        """Send a message, or what `views` made in the form of one."""
        self.post(letter(message) if isinstance(message, dict) else message.model_dump_json(by_alias=True).encode())

    def post(self, letter: bytes) -> None:
        if self._line and not self.letters and self._line.write(letter):
            return
        if len(self.letters) < UNREAD_LETTERS:
            self.letters.append(letter)
        else:
            self.deaf = True
            self.hung_up.set()

    def _post_more(self) -> None:
        while self._line and self.letters and self._line.write(self.letters[0]):
            self.letters.popleft()


class Audience:
    """All listeners of one table."""

    def __init__(self) -> None:
        self._here: set[Listener] = set()
        self._elsewhere: dict[str, set[str]] = {}  # guests by the process they are connected to; spectators are ''
        self.online: set[str] = set()  # through any process; spectators are ''
        self._gone_at: dict[str, float] = {}
        self._began_at = time.monotonic()

    def __bool__(self) -> bool:
        """Whether a socket of this process is connected."""
        return bool(self._here)

    # --- who is here ---

    def enter(self, listener: Listener) -> None:
        self._here.add(listener)
        self._count()

    def exit(self, listener: Listener) -> None:
        self._here.discard(listener)
        self._count()

    def look_elsewhere(self, elsewhere: dict[str, set[str]]) -> None:
        self._elsewhere = elsewhere
        self._count()

    def _count(self) -> None:
        before, self.online = self.online, self.here().union(*self._elsewhere.values())
        for guest in before - self.online:
            self._gone_at[guest] = time.monotonic()

    def here(self) -> set[str]:
        """The guests connected through this process; spectators are ''."""
        return {listener.guest or "" for listener in self._here}

    def addresses(self) -> list[str]:
        """The addresses of the people connected through this process."""
        return sorted(listener.address for listener in self._here)

    def gone_since(self, guest: str | None) -> float | None:
        """Since when the guest has been disconnected, as far as this process knows; None while connected."""
        if guest is None:
            return self._began_at
        return None if guest in self.online else self._gone_at.get(guest, self._began_at)

    def has_all(self, guests: frozenset[str]) -> bool:
        return guests <= self.online

    def is_led_by(self, process: str) -> bool:
        """Of several processes with people at the table, the first by name runs the bots."""
        return bool(self._here) and all(process < other for other in self._elsewhere)

    @property
    def is_elsewhere(self) -> bool:
        return bool(self._elsewhere)

    # --- what they are told ---

    def tell(
        self,
        message: Callable[[Receiver], Json],
        receiver_of: Callable[[Listener], Receiver],
        but: Listener | None = None,
    ) -> None:
        """Send each receiver their own message, and all spectators the same one."""
        letters: dict[Receiver, bytes] = {}
        for listener in self._here:
            if listener is but:
                continue
            receiver = receiver_of(listener)
            if receiver not in letters:
                letters[receiver] = letter(message(receiver))
            listener.post(letters[receiver])

    def notice(self, key: str | None) -> None:
        """Send a notice about the server to every socket, or withdraw it."""
        for listener in self._here:
            listener.post(letter(views.notice(key)))

    def hang_up(self, guest: str | None = None) -> None:
        """Close all sockets, or all sockets of one guest."""
        for listener in self._here:
            if guest is None or listener.guest == guest:
                listener.hung_up.set()


def letter(message: Json) -> bytes:
    return orjson.dumps(message)
