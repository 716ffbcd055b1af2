"""The check for secrets finds what it is there for, and nothing in the repository."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "secret",
    [
        "-----BEGIN " + "OPENSSH PRIVATE KEY-----",
        "AKIA" + "ABCDEFGHIJKLMNOP",
        "ghp_" + "a1" * 18,
        "pypi-" + "Ab3_" * 10,
        "postgresql://parlour:" + "hunter2@db.example",
        "$argon2id$v=19$m=65536,t=3,p=4$" + "c2FsdHNhbHRzYWx0$" + "x",
    ],
)
def test_a_secret_is_found_and_not_repeated(audit: ModuleType, tmp_path: Path, secret: str) -> None:
    file = tmp_path / "settings.py"
    file.write_text(f"one = 1\nother = '{secret}'\n")
    (found,) = audit.secrets_in([file])
    assert f"{file}, line 2" in found
    assert secret not in found


def test_the_repository_holds_no_secrets(audit: ModuleType) -> None:
    files = audit.published()
    assert ROOT / "README.md" in files
    assert list(audit.secrets_in(files)) == []
