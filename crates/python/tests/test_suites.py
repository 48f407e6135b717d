"""The suites of other people's tools, on every game."""

import warnings

import luckhouse
import numpy as np
import pytest

GAMES = luckhouse.games()


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_api(game):
    from luckhouse.pettingzoo_env import env
    from pettingzoo.test import api_test

    api_test(env(game), num_cycles=200)


@pytest.mark.parametrize(("game", "seats"), [("booty-dice", 4), ("fortuna", 4), ("lucky-shot", 3)])
def test_pettingzoo_api_with_more_seats(game, seats):
    from luckhouse.pettingzoo_env import env
    from pettingzoo.test import api_test

    api_test(env(game, seats=seats), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seeds(game):
    from luckhouse.pettingzoo_env import env
    from pettingzoo.test import seed_test

    seed_test(lambda: env(game), num_cycles=50)


def test_pettingzoo_asks_one_after_the_other():
    from luckhouse.pettingzoo_env import env

    game, numbers = env("reynards-luck"), np.random.default_rng(1)
    game.reset(seed=1)
    while len(game.table.to_move) < 2:
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(int(numbers.choice(np.flatnonzero(mask))))
    assert game.agent_selection == "p1" and game.observe("p2")["action_mask"].sum() == 0
    seen = game.observe("p2")["observation"]
    game.step(int(np.flatnonzero(game.observe("p1")["action_mask"])[0]))
    assert game.agent_selection == "p2" and (game.observe("p2")["observation"] == seen).all()


def test_gymnasium_checks_lantern():
    from gymnasium.utils.env_checker import check_env
    from luckhouse.gymnasium_env import LanternEnv

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(spec|render).*")
        check_env(LanternEnv(), skip_render_check=True)


def test_a_journey_in_gymnasium():
    from luckhouse.gymnasium_env import LanternEnv

    env = LanternEnv(render_mode="ansi", penalty=0.5)
    _, info = env.reset(seed=4)
    before = env.table.log
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(wrong)[1] == -0.5 and env.table.log == before
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert reward in (0.0, 1.0) and env.render()


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_simulates(game):
    import pyspiel
    from luckhouse import openspiel

    short = {"booty-dice": "cap=12", "fortuna": "cap=12", "lucky-shot": "cap=10", "reynards-luck": "cap=12"}
    loaded = pyspiel.load_game(f"{openspiel.short_name(game)}({short.get(game, '')})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_openspiel_states_are_cloned_written_and_read():
    import pyspiel
    from luckhouse import openspiel

    game = pyspiel.load_game(f"{openspiel.short_name('lucky-shot')}(players=3)")
    state, numbers = game.new_initial_state(), np.random.default_rng(1)
    for _ in range(60):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        clone = state.clone()
        state.apply_action(int(numbers.choice(actions)))
        assert str(clone) != str(state)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)


def test_openspiel_odds_are_exact_and_secrets_stay():
    import pyspiel
    from luckhouse import openspiel

    game = pyspiel.load_game(openspiel.short_name("reynards-luck"))
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert "place 1" in state.information_state_string(0) and "place 1" not in state.information_state_string(1)
    assert state.information_state_tensor(0) != state.information_state_tensor(1)
    dice = pyspiel.load_game(f"{openspiel.short_name('booty-dice')}(players=2)").new_initial_state()
    assert dice.chance_outcomes() == [(0, 0.5), (1, 0.5)]


def test_openspiel_shows_everybody_no_secret():
    import pyspiel
    from luckhouse.openspiel import short_name

    game = pyspiel.load_game(short_name("reynards-luck"))
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    everybody = game.make_py_observer(kind)
    assert everybody.tensor is None
    seen = {everybody.string_from(state, player) for player in (0, 1)}
    assert len(seen) == 1 and "place 1" not in seen.pop()


def test_openspiel_learns_a_small_game():
    """Outcome-sampling MCCFR on a turn of Fortuna: call, answer, count."""
    import pyspiel
    from luckhouse import openspiel
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(1)
    game = pyspiel.load_game(f"{openspiel.short_name('fortuna')}(cap=1)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(300):
        solver.iteration()
    policy, numbers = solver.average_policy(), np.random.default_rng(1)
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes())
            else:
                actions, odds = zip(*policy.action_probabilities(state).items())
            assert sum(odds) == pytest.approx(1)
            state.apply_action(int(numbers.choice(actions, p=odds)))
        assert sum(state.returns()) == 0
