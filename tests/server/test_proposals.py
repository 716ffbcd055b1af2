"""Whole moves that are proposed: to the seat that asks, without anything happening."""

from .people import Browser, Json, Socket


def mover(one: Socket, other: Socket) -> tuple[Socket, Socket]:
    """The player to move, and the other one."""
    for socket in (one, other):
        while not socket.view:
            socket.next()
    return (one, other) if one.moves else (other, one)


def wished(socket: Socket, move: str, turn: int = 0) -> Json:
    return socket.ask(type="ask_proposal", id="p", turn=turn, move=move)


def test_a_proposal_is_told_to_its_seat_alone_and_can_be_played_as_it_is(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "open", game="pandorum")
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        player, other = mover(a, b)
        forecast = player.started["board"]["forecast"]
        proposed = wished(player, next(">" + one["hex"] for one in forecast if one["pays"] is not None))
        assert proposed["type"] == "proposal"
        assert wished(player, proposed["move"]) == proposed
        assert player.play(proposed["move"])["type"] == "accepted"
        other.until_number(1)
        assert not any('"proposal"' in letter for letter in other.letters)


def test_where_no_move_leads_and_out_of_turn_it_is_refused(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = ann.make("me", "open", game="pandorum")
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        player, other = mover(a, b)

        def refused(socket: Socket, move: str, turn: int = 0) -> str:
            problem = wished(socket, move, turn)["problem"]
            return str(problem["rule"] or problem["text"]["key"])

        assert refused(player, ">e5") == "PD-12"
        assert refused(player, "nowhere") == "problem-move-unreadable"
        assert refused(player, ">e6", turn=7) == "problem-stale"
        assert refused(other, ">e6") == "PD-9"
        assert refused(e, ">e6") == "problem-not-seated"


def test_a_game_without_proposals_says_so(ann: Browser) -> None:
    with ann.at(ann.make("me", "random", game="ninjan")) as a:
        a.until("update")
        assert wished(a, a.moves[0])["problem"]["text"]["key"] == "problem-no-proposals"
