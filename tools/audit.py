"""`make audit`: are there known holes in what we depend on, or secrets in what we publish?

Status 0: all was checked and nothing found. 1: something was found. 2: nothing was found, but not all could be checked,
since the advisories come over the network.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements/dev.txt", "requirements/peers.txt")
SECRETS = {
    "a private key": r"-----BEGIN [A-Z ]*PRIVATE KEY-----",
    "an access key of a cloud": r"\b(AKIA|ASIA)[0-9A-Z]{16}\b",
    "a token of a code host": r"\b(gh[pousr]_[A-Za-z0-9]{30,}|glpat-[A-Za-z0-9_-]{20,})",
    "a token of a package registry": r"\b(pypi-[A-Za-z0-9_-]{30,}|npm_[A-Za-z0-9]{30,})",
    "a token of a chat": r"\bxox[abprs]-[A-Za-z0-9-]{10,}",
    "a signed token": r"\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.",
    "an argon2 hash": r"\$argon2id?\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{16,}\$",
    "a password in an address": r"\b[a-z][a-z0-9+]*://[^\s/:@\"'{}<>]+:[^\s/:@\"'{}<>]+@[a-z0-9]",
}


def main() -> int:
    found, unchecked = list(secrets_in(published())), []
    for lock in LOCKS:
        holes, unknown = python_holes(lock)
        found += holes
        unchecked += unknown
    holes, unknown = web_holes()
    found += holes
    unchecked += unknown
    for line in found:
        print(f"FOUND: {line}")
    for line in unchecked:
        print(f"NOT CHECKED: {line}")
    if not found and not unchecked:
        print("Nothing found: no known holes in the dependencies, no secrets in the files.")
    return 1 if found else 2 if unchecked else 0


def published() -> list[Path]:
    """Every file of the repository, committed or about to be."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def secrets_in(files: list[Path]) -> Iterator[str]:
    """Where something lies that looks like a secret, and what it looks like; never the secret itself."""
    for file in files:
        text = file.read_text(encoding="utf-8", errors="replace")
        for what, pattern in SECRETS.items():
            for match in re.finditer(pattern, text):
                line = text.count("\n", 0, match.start()) + 1
                yield f"{file}, line {line}: it looks like {what}"


def python_holes(lock: str) -> tuple[list[str], list[str]]:
    """What is known of the Python packages of a lock file: the holes, and what could not be checked."""
    command = [sys.executable, "-m", "pip_audit", "-r", lock, "--require-hashes", "--disable-pip", "--format", "json"]
    answer = _json(command, ROOT)
    if answer is None:
        return [], [f"{lock}: the advisories for Python packages cannot be reached"]
    packages = answer["dependencies"]
    holes = [f"{p['name']} {p['version']}: {hole['id']}" for p in packages for hole in p.get("vulns", [])]
    skipped = [p["name"] for p in packages if "skip_reason" in p]
    return holes, [f"{lock}: no advisories for {len(skipped)} of {len(packages)} packages"] if skipped else []


def web_holes() -> tuple[list[str], list[str]]:
    answer = _json(["npm", "audit", "--json"], ROOT / "web")
    if answer is None or "vulnerabilities" not in answer:
        return [], ["web/package-lock.json: the advisories for npm packages cannot be reached"]
    return [f"npm {name}: {hole['severity']}" for name, hole in answer["vulnerabilities"].items()], []


def _json(command: list[str], folder: Path) -> Any:
    """What the command prints, whatever its status; None when that is not JSON."""
    printed = subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout
    try:
        return json.loads(printed)
    except ValueError:
        return None


if __name__ == "__main__":
    sys.exit(main())
