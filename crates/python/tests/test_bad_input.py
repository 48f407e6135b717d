"""Whatever is given wrongly is an exception with a sentence, and the interpreter goes on."""

import multiprocessing
import os
import threading

import luckhouse
import numpy as np
import pytest

WRONG_TABLES = [
    ({"game": "ludo"}, "is not a game on the shelf"),
    ({"game": "booty-dice", "seats": 9}, "is not a number of seats"),
    ({"game": "booty-dice", "seats": -1}, "is not a number of seats"),
    ({"game": "booty-dice", "seats": "two"}, "is not a number of seats"),
    ({"game": "booty-dice", "seats": 2.5}, "is not a number of seats"),
    ({"game": "booty-dice", "goal": 99}, "goal=10 to 60"),
    ({"game": "booty-dice", "goal": "many"}, "goal=10 to 60"),
    ({"game": "booty-dice", "gaol": 30}, "is not an option here"),
    ({"game": "booty-dice", "goal": [30]}, "expected text, a whole number"),
    ({"game": "booty-dice", "seed": -1}, "is not a seed"),
    ({"game": "booty-dice", "seed": 2**64}, "is not a seed"),
    ({"game": "booty-dice", "seed": "luck"}, "is not a seed"),
    ({"game": "booty-dice", "seed": 1.5}, "is not a seed"),
    ({"game": "lantern", "sheet": "nowhere"}, "is not a sheet"),
]


@pytest.mark.parametrize(("given", "sentence"), WRONG_TABLES)
def test_tables(given, sentence):
    for make in (luckhouse.make, lambda game, **rest: luckhouse.vec(game, 2, **rest)):
        with pytest.raises((ValueError, TypeError), match=sentence):
            make(**given)


@pytest.mark.parametrize("seat", [2, -1, "p3", "", 10**30, 1.0, [], b"p1"])
def test_seats(seat):
    table = luckhouse.make("booty-dice", seats=2, seed=1)
    for ask in (table.view, table.legal, table.picture, table.observation, table.undo, table.resign, table.log_of):
        with pytest.raises((ValueError, TypeError), match="is not a seat"):
            ask(seat)


def test_words():
    table = luckhouse.make("booty-dice", seats=2)
    with pytest.raises(luckhouse.NotNow, match="waits for a roll"):
        table.apply("stop", 0)
    table.apply("p1 starts")
    table.apply("D D D D D D")
    for word in ("", "fly", "stop stop", "\0", "x" * 100_000, "p1", "🎲"):
        with pytest.raises(luckhouse.BadWord, match="is not"):
            table.apply(word)
    with pytest.raises(luckhouse.NotNow, match="p2"):
        table.apply("stop", 1)
    with pytest.raises(luckhouse.Illegal, match="Expected `stop`"):
        table.apply("roll X")
    with pytest.raises(TypeError):
        table.apply(5)
    with pytest.raises(luckhouse.NotNow):
        table.roll()
    for action in (-1, 10**6, 3):
        with pytest.raises(luckhouse.Illegal, match="legal_actions"):
            table.word(action)
    with pytest.raises(luckhouse.BadWord, match="is not a bot"):
        table.choose("grandmaster")
    with pytest.raises(OverflowError):
        table.choose("best", nodes=-1)


@pytest.mark.parametrize("log", ["", "nonsense", "booty-dice seats 2 edition 9", "pig seats 2 edition 1", "\0" * 50])
def test_logs(log):
    with pytest.raises(luckhouse.BadWord):
        luckhouse.read(log)


def test_errors_are_value_errors():
    for name in ("BadWord", "Illegal", "NotNow", "Impossible", "Unsolved", "NothingToSay"):
        assert issubclass(getattr(luckhouse, name), luckhouse.LuckhouseError)
    assert issubclass(luckhouse.LuckhouseError, ValueError)


@pytest.mark.parametrize("n", [0, -5, 2**21, 2**70, "many", 1.5, None])
def test_numbers_of_games(n):
    with pytest.raises(ValueError, match="is not a number of games"):
        luckhouse.vec("fortuna", n)


@pytest.mark.parametrize("threads", [0, -1, 10_000, "all", 0.5])
def test_numbers_of_threads(threads):
    with pytest.raises(ValueError, match="is not a number of threads"):
        luckhouse.vec("fortuna", 4, threads=threads)


def test_rules_without_a_choice():
    with pytest.raises(ValueError, match="nobody ever chooses"):
        luckhouse.vec("fortuna", 4, calls="house", retrieve="always")


WRONG_ACTIONS = [
    [0, 0, 0, 0],
    None,
    "0000",
    np.zeros(4, np.float32),
    np.zeros(4, np.uint8),
    np.zeros(3, np.int64),
    np.zeros(5, np.int64),
    np.zeros((2, 2), np.int64),
    np.zeros(8, np.int64)[::2],
    np.full(4, -1),
    np.full(4, 2**62),
    np.array(["a"] * 4, object),
]


@pytest.mark.parametrize("actions", WRONG_ACTIONS, ids=str)
def test_actions(actions):
    many = luckhouse.vec("fortuna", 4, seed=1)
    before = many.observations.copy()
    with pytest.raises((ValueError, TypeError), match="expected"):
        many.step(actions)
    assert (many.observations == before).all(), "nothing was done"
    many.step(many.sample())


def test_one_wrong_action_changes_no_game():
    many = luckhouse.vec("booty-dice", 4, seed=1)
    before, actions = many.observations.copy(), many.sample().copy()
    actions[3] = 462 + 5
    with pytest.raises(luckhouse.Illegal, match="game 3: p. may not choose action 467"):
        many.step(actions)
    assert (many.observations == before).all()


def test_arrays_are_to_be_looked_at():
    many = luckhouse.vec("booty-dice", 4, seed=1)
    for array in (many.observations, many.masks, many.rewards, many.done, many.to_move, many.sample()):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_threads_of_python_at_one_batch():
    many = luckhouse.vec("lucky-shot", 256, seed=1, threads=2)
    errors = []

    def work():
        for _ in range(30):
            try:
                many.step(many.sample())
            except (RuntimeError, luckhouse.Illegal) as busy:
                errors.append(str(busy))

    workers = [threading.Thread(target=work) for _ in range(4)]
    [worker.start() for worker in workers]
    [worker.join() for worker in workers]
    assert all("borrowed" in error or "may not choose" in error for error in errors)
    many.step(many.sample())


def test_threads_of_python_at_one_table():
    table = luckhouse.make("fortuna", seed=1)
    while table.turn == "roll":
        table.roll()
    words = []
    workers = [
        threading.Thread(target=lambda: words.append(table.choose("steady", seed=1, nodes=200))) for _ in range(4)
    ]
    [worker.start() for worker in workers]
    for _ in range(100):
        table.view(0)
    [worker.join() for worker in workers]
    assert len(words) == 4 and set(words) <= set(table.legal())


def _in_a_fork(many, table, answers):
    many.step(many.sample())
    answers.put((int(many.to_move.sum()), table.choose("random", seed=1)))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks here")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_forks():
    many, table = luckhouse.vec("booty-dice", 64, seed=3, threads=2), luckhouse.make("lantern", seed=3)
    while table.turn == "roll":
        table.roll()
    context = multiprocessing.get_context("fork")
    answers = context.Queue()
    child = context.Process(target=_in_a_fork, args=(many, table, answers))
    child.start()
    theirs = answers.get(timeout=60)
    child.join(60)
    many.step(many.sample())
    assert child.exitcode == 0 and theirs == (int(many.to_move.sum()), table.choose("random", seed=1))
