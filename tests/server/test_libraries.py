"""What the server says of the libraries it stands on."""

from importlib import metadata

from tests.server.people import Browser


def test_every_library_of_the_server_is_credited(ann: Browser) -> None:
    told = {library["name"].lower(): library for library in ann.get("/api/libraries")}
    assert told["fastapi"]["licence"] == "MIT"
    assert told["starlette"]["home"].startswith("https://")  # what a library needs in turn is there too
    assert not set(told) & {"parlour", "pytest", "matplotlib"}  # tools and other extras are not
    assert [name for name, library in told.items() if not library["licence"]] == []
    assert all(metadata.distribution(name) for name in told)
