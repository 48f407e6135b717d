"""What OpenSpiel sees of a game, move by move: its playthroughs, held against those that are kept. `BLESS=1 make python` writes them anew."""

import os
import pathlib

import pytest

KEPT = pathlib.Path(__file__).parent / "data" / "playthroughs"

#: Short games, and no more of each than somebody looks at.
GAMES = {
    "booty-dice": "players=2,goal=10,lives=1",
    "fortuna": "cap=1",
    "lantern": "",
    "lucky-shot": "cap=1",
    "reynards-luck": "cap=1",
}
LINES = 150


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_as_it_was(game):
    from luckhouse import openspiel
    from open_spiel.python.algorithms import generate_playthrough

    name = f"{openspiel.short_name(game)}({GAMES[game]})"
    whole = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    assert "IsTerminal() = True" in whole, "it is played to its end"
    played = "\n".join(whole.split("\n")[:LINES]) + "\n"
    kept = KEPT / f"{game}.txt"
    if "BLESS" in os.environ:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(played)
    assert played == kept.read_text(), f"{kept} was another: if it should be, `BLESS=1 make python` writes it anew"
