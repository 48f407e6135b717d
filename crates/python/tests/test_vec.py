"""Many games at once: the same games as tables play, in arrays."""

import luckhouse
import numpy as np
import pytest

GAMES = luckhouse.games()


@pytest.mark.parametrize("game", GAMES)
def test_rows_follow_each_other(game):
    many = luckhouse.vec(game, 32, seed=5)
    seats = luckhouse.about(game)["seats"][0]
    ended = 0
    for _ in range(2500 if game == "reynards-luck" else 400):
        assert many.masks.any(axis=1).all() and (many.to_move < seats).all()
        actions = many.sample()
        assert many.masks[np.arange(32), actions].all()
        many.step(actions)
        over = many.done
        ended += over.sum()
        assert (many.rewards[~over] == 0).all()
        if seats > 1:
            assert np.allclose(many.rewards.sum(axis=1), 0)
    assert ended > 0 and len(many) == 32


@pytest.mark.parametrize("game", GAMES)
def test_threads_and_resets_do_not_matter(game):
    alone, together = luckhouse.vec(game, 10, seed=5), luckhouse.vec(game, 10, seed=1, threads=3)
    together.step(together.sample())
    together.reset(5)
    for _ in range(50):
        actions = alone.sample()
        alone.step(actions)
        together.step(actions)
        assert (alone.observations == together.observations).all() and (alone.masks == together.masks).all()


@pytest.mark.parametrize("game", GAMES)
def test_memory_stays_where_it_is(game):
    many = luckhouse.vec(game, 4, seed=5)
    arrays = (many.observations, many.masks, many.rewards, many.done, many.to_move)
    kept = many.observations
    many.step(many.sample())
    assert np.shares_memory(kept, many.observations) and (kept == many.observations).all()
    assert [array.dtype.name for array in arrays] == ["float32", "bool", "float32", "bool", "uint8"]


def test_what_the_numbers_mean():
    many = luckhouse.vec("booty-dice", 3, seats=3, seed=2, lives=10, doubloons=5)
    fields = {name: slice(start, start + length) for name, start, length in luckhouse.observation_fields("booty-dice", seats=3)}
    assert np.allclose(many.observations[:, fields["lives"]], 10 / 20)
    assert np.allclose(many.observations[:, fields["doubloons"]], 5 / 100)
    assert (many.observations[:, fields["roller"]] == [1, 0, 0]).all(), "whoever is to move comes first"
    assert np.allclose(many.observations[:, fields["dice"]].sum(axis=1), 1)
