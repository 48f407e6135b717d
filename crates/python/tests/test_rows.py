"""The lab's rows of games and choices, read into arrays. The files are kept small; a test of the lab holds them to what it writes."""

import shutil
from pathlib import Path

import luckhouse
import numpy as np
import pytest

DATA = Path(__file__).parent / "data"
GAMES, DECISIONS = DATA / "games.parquet", DATA / "decisions.parquet"


def test_rows_are_arrays():
    games = luckhouse.rows(GAMES)
    kinds = {name: column.dtype for name, column in games.items()}
    assert kinds["turns"] == np.int64 and kinds["capped"] == np.bool_ and kinds["table"] == object
    assert {len(column) for column in games.values()} == {16}
    assert list(games["cell"]) == [0] * 8 + [1] * 8 and list(games["game"]) == list(range(8)) * 2
    assert set(games["bots"]) == {"random,random", "random,random,random"}


def test_lists_are_as_wide_as_the_longest():
    games = luckhouse.rows(str(GAMES), columns=["seats", "scores", "winners", "use_rob"])
    assert list(games) == ["seats", "winners", "scores", "use_rob"]
    scores, winners = games["scores"], games["winners"]
    assert scores.shape == (16, 3) and (scores.count(axis=1) == games["seats"]).all()
    assert (winners.compressed() >= 1).all() and (winners.max(axis=1) <= games["seats"]).all()
    assert games["use_rob"].shape == scores.shape


def test_choices_belong_to_games():
    games, choices = luckhouse.rows(GAMES), luckhouse.rows(DECISIONS)
    for cell, game, made in zip(games["cell"], games["game"], games["choices"], strict=True):
        here = (choices["cell"] == cell) & (choices["game"] == game)
        assert list(choices["number"][here]) == list(range(made))
    judged = ~np.isnan(choices["loss"])
    assert judged.any() and (choices["game"][judged] < 2).all() and (choices["choices"][judged] > 1).all()
    lost = choices["best"] - choices["chance"]
    assert np.allclose(lost[judged], choices["loss"][judged], atol=1e-9)
    assert set(choices["use"]) == {"stop", "roll-some", "roll-all", "rob", "attack"}


def test_the_plan_stands_in_the_head():
    plan = luckhouse.plan(GAMES)
    assert (plan["games"], plan["seed"], plan["grid"]["seats"]) == (8, 7, [2, 3])


def test_what_is_wrong_has_a_sentence(tmp_path):
    with pytest.raises(FileNotFoundError, match="nowhere.parquet"):
        luckhouse.rows(tmp_path / "nowhere.parquet")
    with pytest.raises(luckhouse.LuckhouseError, match="`turn` is not a column of .*: expected cell, table"):
        luckhouse.rows(GAMES, columns=["turn"])
    for columns in ("turns", [1], 5):
        with pytest.raises(TypeError, match="is not a list of columns"):
            luckhouse.rows(GAMES, columns=columns)
    with pytest.raises(luckhouse.LuckhouseError, match="is not a file of rows"):
        luckhouse.rows(tmp_path)
    for wrong in (b"", b"PAR1", b"\0" * 5000, b"a,b\n1,2\n", GAMES.read_bytes()[:-9]):
        other = tmp_path / "other.parquet"
        other.write_bytes(wrong)
        for ask in (luckhouse.rows, luckhouse.plan):
            with pytest.raises(luckhouse.LuckhouseError, match="is not a file of rows"):
                ask(other)
    with pytest.raises(TypeError):
        luckhouse.rows(None)


def test_damage_is_an_exception(tmp_path):
    """Each byte of the first thousand and of the head is changed in turn: it is read, or refused with a sentence."""
    whole, file = GAMES.read_bytes(), tmp_path / "games.parquet"
    places = [*range(0, 1000, 7), *range(len(whole) - 1000, len(whole), 7)]
    refused = 0
    for place in places:
        changed = bytearray(whole)
        changed[place] ^= 0xFF
        file.write_bytes(changed)
        try:
            luckhouse.rows(file)
        except luckhouse.LuckhouseError as wrong:
            assert str(file) in str(wrong)
            refused += 1
    assert refused > 20
    shutil.copy(GAMES, file)
    assert len(luckhouse.rows(file)["turns"]) == 16
