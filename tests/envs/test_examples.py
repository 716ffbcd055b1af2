"""The example learns: after a few seconds it is clearly better than random, and keeps what it has learnt."""

import os
import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent.parent / "examples" / "learn_ninjan.py"


def learn(*arguments: str) -> tuple[float, float]:
    """The shares of wins, in percent, of random play and of what was learnt."""
    command = [sys.executable, str(SCRIPT), "--games", "1000", *arguments]
    one_core = os.environ | dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
    printed = subprocess.run(command, env=one_core, capture_output=True, text=True, check=True).stdout
    shares = [float(share) for share in re.findall(r"wins ([\d.]+)%", printed)]
    return shares[0], shares[-1]


def test_it_learns_and_remembers(tmp_path: Path) -> None:
    weights = tmp_path / "ninjan.npz"
    random_play, learnt = learn("--lessons", "5", "--seconds", "600", "--weights", str(weights))
    assert learnt > random_play + 4
    assert learn("--seconds", "0", "--weights", str(weights))[1] == learnt
