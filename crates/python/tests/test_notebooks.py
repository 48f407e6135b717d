"""What the notebooks say is so. They are scripts with cells, as editors and Jupytext open them."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).parents[3] / "docs/notebooks"


def run(name, *arguments):
    command = [sys.executable, str(NOTEBOOKS / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_exact_odds():
    said = run("odds.py")
    assert re.search(r"a Mutiny +\d+/\d+ = 6\.\d\d%", said), said


@pytest.mark.skipif(importlib.util.find_spec("matplotlib") is None, reason="needs Matplotlib")
def test_a_picture(tmp_path):
    run("odds.py", str(tmp_path / "odds.png"))
    assert (tmp_path / "odds.png").read_bytes().startswith(b"\x89PNG")


def test_the_agent_beats_novice():
    said = run("agent.py", "30", "60")
    mean, error = map(float, re.search(r"novice: ([+-]\d\.\d+) ± (\d\.\d+)", said).groups())
    assert mean > 0 and error < 0.3, said
