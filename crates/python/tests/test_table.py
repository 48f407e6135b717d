"""A table: played by words, with exact odds, views, logs, bots and the coach."""

import copy
import pickle
from fractions import Fraction

import luckhouse
import pytest

GAMES = luckhouse.games()


def play(table, choose):
    """To the end; `choose` says a word for the first seat that owes one."""
    while table.turn != "over":
        if table.turn == "roll":
            table.roll()
        else:
            table.apply(choose(table))
    return table


def first(table):
    return table.legal()[-1]


def by_random_bot(seed):
    return lambda table: table.choose("random", seed=seed + table.events)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_and_read_again(game):
    table = play(luckhouse.make(game, seed=3), by_random_bot(5))
    assert sum(table.returns) == pytest.approx(0) or table.seats == 1
    assert len(table.outcome["scores"]) == table.seats
    again = luckhouse.read(table.log)
    assert (again.log, again.outcome, again.header) == (table.log, table.outcome, table.header)
    assert luckhouse.read(table.log, events=3).events == 3
    assert pickle.loads(pickle.dumps(table)).log == table.log
    told = table.facts()
    assert len(told) == table.events and all(isinstance(event["facts"], list) for event in told)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_a_game(game):
    one, other = (play(luckhouse.make(game, seed=11), by_random_bot(2)) for _ in range(2))
    assert one.log == other.log
    assert play(luckhouse.make(game, seed=12), by_random_bot(2)).log != one.log


@pytest.mark.parametrize("game", GAMES)
def test_odds_are_exact(game):
    table = luckhouse.make(game, seed=1)
    for _ in range(40):
        if table.turn == "over":
            break
        if table.turn == "roll":
            odds = table.chance
            assert sum(odds.values()) == 1 and all(isinstance(odd, Fraction) for odd in odds.values())
            assert table.roll() in odds
        else:
            assert table.chance is None and table.ways is None
            table.apply(table.choose("random", seed=table.events))


def test_what_came_up_can_be_said():
    table = luckhouse.make("booty-dice", seats=2)
    table.apply("p2 starts")
    table.apply("X X J C W S")
    assert (table.to_move, table.turn) == ([1], "choose")
    with pytest.raises(luckhouse.Impossible, match="cannot come up"):
        luckhouse.make("booty-dice", seats=2).apply("p5 starts")


@pytest.mark.parametrize("copied", [lambda t: t.copy(), copy.copy, copy.deepcopy])
def test_a_copy_is_a_table_of_its_own(copied):
    table = luckhouse.make("lucky-shot", seed=4)
    other = copied(table)
    assert table.roll() == other.roll(), "the same dice"
    other.roll()
    assert other.events == table.events + 1


def test_secrets_stay_secret():
    table = luckhouse.make("reynards-luck", seed=1)
    table.apply("place fox")
    kinds = [[piece["kind"] for piece in table.view(seat)["pieces"]] for seat in (0, 1, None)]
    assert kinds == [["fox"], [None], [None]]
    assert "fox" in table.log and "fox" in table.log_of("p1") and "fox" not in table.log_of(1)
    assert (table.observation(0) != table.observation(1)).any()


def test_choices_made_at_once_are_sealed():
    table = luckhouse.make("reynards-luck", seed=1)
    while len(table.to_move) < 2:
        table.roll() if table.turn == "roll" else table.apply(table.choose("random", seed=table.events))
    before = table.view(1)
    table.apply(table.legal(0)[0], 0)
    assert table.view(1) == before and table.to_move == [1]
    with pytest.raises(luckhouse.Illegal, match="sealed"):
        pickle.dumps(table)
    table.undo(0)
    assert table.to_move == [0, 1]


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_numbers_and_words(game):
    table = luckhouse.make(game, seed=9)
    for _ in range(60):
        if table.turn == "over":
            break
        if table.turn == "roll":
            table.roll()
            continue
        seat, legal = table.to_move[0], table.legal()
        numbers = table.legal_actions(seat)
        assert len(set(numbers)) == len(legal) and max(numbers) < table.actions
        assert [table.word(number, seat) for number in numbers[:9]] == legal[:9]
        assert [table.action(word, seat) for word in legal[:9]] == numbers[:9]
        table.apply(table.choose("random", seed=table.events))


@pytest.mark.parametrize("level", luckhouse.about("fortuna")["levels"])
def test_bots_of_every_level_choose(level):
    table = luckhouse.make("fortuna", seed=2)
    while table.turn == "roll":
        table.roll()
    assert table.choose(level, seed=1, nodes=50) in table.legal()
    assert table.choose(level, seed=1, nodes=50) == table.copy().choose(level, seed=1, nodes=50)


def test_a_judge_and_the_coach():
    table = play(luckhouse.make("booty-dice", seats=2, goal=10, lives=2, seed=8), by_random_bot(1))
    report = table.coach(nodes=20)
    assert report["game"] == "booty-dice" and report["moments"]
    with pytest.raises(luckhouse.NothingToSay, match="nothing was decided"):
        luckhouse.make("booty-dice").coach()
    table = luckhouse.make("booty-dice", seats=2)
    table.apply("p1 starts")
    table.apply("D D D X W W")
    best, *rest = table.judge(nodes=50, seed=1)
    assert best["word"] in table.legal() and all(best["chance"] >= other["chance"] for other in rest)
    assert any("Curse" in report or "dice" in report.lower() for report in table.odds())


def test_solvers_answer_or_say_why_not():
    assert 0.5 < luckhouse.best_play("fortuna", exact=False)["chance"] < 0.6
    with pytest.raises(luckhouse.Unsolved):
        luckhouse.best_play("lucky-shot")


def test_resigning():
    table = luckhouse.make("fortuna", seed=1)
    table.resign("p2")
    assert table.outcome["winners"] == [0] and table.returns == [1.0, -1.0]


def test_what_there_is():
    assert set(GAMES) == {"booty-dice", "fortuna", "lantern", "lucky-shot", "reynards-luck"}
    for game in GAMES:
        about = luckhouse.about(game)
        assert about["name"] == game and about["rules"] and about["levels"][-1] == "best"
        for seats in about["seats"]:
            for fields in (luckhouse.action_fields, luckhouse.observation_fields):
                places = fields(game, seats=seats)
                assert all(here[1] + here[2] == there[1] for here, there in zip(places, places[1:]))
            table = luckhouse.make(game, seats=seats)
            assert sum(field[2] for field in luckhouse.action_fields(game, seats=seats)) == table.actions
            assert sum(field[2] for field in luckhouse.observation_fields(game, seats=seats)) == len(table.observation(0))
