"""The example of a bot of one's own sits down at the tables."""

import subprocess
import sys
from pathlib import Path


def test_the_search_without_favourites_plays() -> None:
    bots = "search:200,examples.plain_search:Plain"
    command = [sys.executable, "-m", "parlour", "arena", "ninjan", "--players", "2", "--bots", bots, "--games", "2"]
    home = Path(__file__).parent.parent.parent
    printed = subprocess.run(command, cwd=home, capture_output=True, text=True, check=True).stdout
    assert "examples.plain_search:Plain" in printed
