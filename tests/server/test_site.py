"""The documentation at /docs: served where it is installed, and said to be missing where it is not."""

from pathlib import Path

import pytest

from parlour.server.http.routes import site

from .people import Browser


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "study").mkdir()
    (tmp_path / "index.html").write_text("<h1>Welcome</h1>")
    (tmp_path / "study" / "index.html").write_text("<h1>Games explained</h1>")
    monkeypatch.setattr(site, "SITE", tmp_path)
    return tmp_path


def test_pages_of_the_site(built: Path, ann: Browser) -> None:
    assert ann.http.get("/docs", follow_redirects=False).headers["location"] == "/docs/"
    assert "Welcome" in ann.http.get("/docs/").text
    assert "Games explained" in ann.http.get("/docs/study/").text
    assert ann.http.get("/docs/study", follow_redirects=False).headers["location"] == "/docs/study/"
    assert ann.get("/api/docs") is True


def test_what_the_site_may_run(built: Path, ann: Browser) -> None:
    """Only scripts that are files of ours; the page itself keeps the stricter policy."""
    site_policy = ann.http.get("/docs/").headers["content-security-policy"]
    assert "default-src 'self'" in site_policy
    assert "script-src" not in site_policy
    assert "data:" in site_policy
    assert "data:" not in ann.http.get("/").headers["content-security-policy"]
    assert ann.http.get("/docs/").headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/docs/nowhere", "/docs/nowhere/", "/docs/%2e%2e/%2e%2e/secret", "/docs/..%2f..%2fsecret"]
)
def test_no_other_file_is_served(path: str, built: Path, ann: Browser) -> None:
    (built.parent / "secret").write_text("secret")
    answer = ann.http.get(path)
    assert "secret" not in answer.text
    assert answer.status_code == 404 or not path.startswith("/docs/nowhere")


def test_without_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ann: Browser) -> None:
    monkeypatch.setattr(site, "SITE", tmp_path)
    answer = ann.http.get("/docs/")
    assert answer.status_code == 404
    assert "The documentation is not installed on this server." in answer.text
    assert ann.get("/api/docs") is False
