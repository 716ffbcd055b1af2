import multiprocessing

from .people import Browser, play_with_bots, wait_for


def test_a_person_plays_bots_to_the_end(ann: Browser) -> None:
    table = ann.make("greedy", "me", "random", "easy")
    with ann.at(table) as a:
        play_with_bots(a)
        assert a.table["state"] == "over"
        assert sum(event["type"] == "revealed" for event in a.events) == 9


def test_bots_do_not_play_among_themselves(ann: Browser) -> None:
    wish = {"game": "ninjan", "seats": [{"kind": "bot", "level": "random"}] * 2}
    assert ann.post("/api/tables", wish, status=400)["text"]["key"] == "problem-nobody-plays"


def test_bots_wait_until_somebody_comes(ann: Browser, eve: Browser) -> None:
    table = ann.make("me", "random", "random")
    assert ann.get(f"/api/tables/{table}")["state"] == "playing"
    with eve.at(table) as e:
        assert e.started["number"] == 0
        e.until_number(2)


def test_bots_begin_when_the_last_person_sits_down(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "open", "random")
    with ann.at(table) as a:
        bob.join(table)
        a.until("update")
        a.until_number(2)
        assert a.started["board"]["chosen"] == [False, False, True]


def test_what_a_bot_chose_is_sealed_too(ann: Browser) -> None:
    table = ann.make("me", "random")
    with ann.at(table) as a:
        a.until_number(1)
        assert a.started["board"]["chosen"] == [False, True]
        assert a.events[-1]["type"] == "chose"
        assert not a.events[-1]["data"].get("card")


def test_a_worker_that_dies_is_replaced(ann: Browser) -> None:
    table = ann.make("me", "medium", "medium")
    with ann.at(table) as a:
        for number in (0, 5, 10):
            play_with_bots(a, until_number=number)
            wait_for(lambda: bool(multiprocessing.active_children()))
            for worker in multiprocessing.active_children():
                worker.kill()
        play_with_bots(a)
        assert a.table["state"] == "over"


def test_a_worker_that_dies_while_nobody_asks(ann: Browser) -> None:
    ann.get("/api/games")  # warms the workers
    wait_for(lambda: bool(multiprocessing.active_children()))
    workers = multiprocessing.active_children()
    for worker in workers:
        worker.kill()
    wait_for(lambda: not any(worker.is_alive() for worker in workers))
    ann.get("/api/games")
    with ann.at(ann.make("me", "random")) as a:
        a.until_number(1)
