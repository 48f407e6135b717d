"""How many random steps a second each game makes on one core, with masks and observations: `python speed.py [SECONDS] [GAMES AT ONCE]`.

A step is one choice of one seat; the dice in between are rolled for it. Seconds are those that the core worked, so that others on the
machine count for less. Beside them, in the same run, what of OpenSpiel's games and PettingZoo's own is installed. Build the wheel with `--release` first: `maturin build --release -m crates/python/Cargo.toml`.
"""

import sys
import time

import luckhouse

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
AT_ONCE = int(sys.argv[2]) if len(sys.argv) > 2 else 1024


def steps_a_second(step, each):
    """`step` makes `each` steps; a tenth of the time goes by before it counts."""
    warm = time.process_time() + SECONDS / 10
    while time.process_time() < warm:
        step()
    made, start = 0, time.process_time()
    while (now := time.process_time()) < start + SECONDS:
        step()
        made += each
    return made / (now - start)


def ours(game):
    many = luckhouse.vec(game, AT_ONCE, seed=1)
    return steps_a_second(lambda: many.step(many.sample()), AT_ONCE)


def openspiel(name):
    import random

    import pyspiel

    game, state = pyspiel.load_game(name), None

    def step():
        nonlocal state
        if state is None or state.is_terminal():
            state = game.new_initial_state()
        while state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, odds)[0])
        player = state.current_player()
        state.legal_actions_mask(player)
        state.observation_tensor(player)
        state.apply_action(random.choice(state.legal_actions()))

    return steps_a_second(step, 1)


def pettingzoo(module):
    import importlib

    import numpy as np

    env = importlib.import_module(f"pettingzoo.classic.{module}").raw_env()
    env.reset(seed=1)

    def step():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return
        env.step(int(np.random.choice(np.flatnonzero(observation["action_mask"]))))

    return steps_a_second(step, 1)


def row(name, measure):
    try:
        print(f"| {name} | {measure():,.0f} |", flush=True)
    except Exception as missing:  # whatever is not installed is left out, and said
        print(f"| {name} | not measured: {missing} |", flush=True)


print(f"| random steps a second, one core, {AT_ONCE} games at once | |\n|---|---:|")
for game in luckhouse.games():
    row(f"luckhouse {game}", lambda: ours(game))
for name in ("kuhn_poker", "backgammon", "leduc_poker"):
    row(f"OpenSpiel {name}, one game", lambda: openspiel(name))
for module in ("tictactoe_v3", "connect_four_v3"):
    row(f"PettingZoo {module}, one game", lambda: pettingzoo(module))
