"""The games as environments of PettingZoo, one agent after the other.

    >>> from luckhouse import pettingzoo_env
    >>> env = pettingzoo_env.env("lucky-shot", seats=3)
    >>> env.reset(seed=5)
    >>> env.possible_agents
    ['p1', 'p2', 'p3']

An observation is a dict of `observation` (numbers, see `luckhouse.observation_fields`) and `action_mask`; the view of whoever is to move
and the legal words are in its info. Where several choose in secret they are asked one after the other, and none sees what another chose.
"""

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import luckhouse

# No number of an observation is ever greater.
MOST = 100.0


def env(game, seats=None, render_mode=None, **options):
    """An environment for this game."""
    return Env(game, seats=seats, render_mode=render_mode, **options)


class Env(AECEnv):
    """A game of Luckhouse, agent by agent."""

    metadata = {"name": "luckhouse_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game, seats=None, render_mode=None, **options):
        super().__init__()
        self._make = lambda seed: luckhouse.make(game, seats=seats, seed=seed, **options)
        self.render_mode = render_mode
        self.table = self._make(0)
        self.metadata = {**Env.metadata, "name": f"luckhouse_{game.replace('-', '_')}_v0"}
        self.possible_agents = [f"p{seat + 1}" for seat in range(self.table.seats)]
        self.agents = []
        numbers = spaces.Box(0.0, MOST, (len(self.table.observation(0)),), np.float32)
        mask = spaces.Box(0, 1, (self.table.actions,), np.int8)
        both = {"observation": numbers, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.table = self._make(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.table.actions, np.int8)
        if seat in self.table.to_move and agent == self.agent_selection:
            mask[self.table.legal_actions(seat)] = 1
        return {"observation": self.table.observation(seat), "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        self.table.apply(self.table.word(int(action), seat), seat)
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self):
        """Roll until somebody owes a choice, or the game is over."""
        while self.table.turn == "roll":
            self.table.roll()
        self.infos = {agent: {} for agent in self.agents}
        if self.table.turn == "over":
            self.rewards = dict(zip(self.possible_agents, map(float, self.table.returns)))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        seat = self.table.to_move[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"view": self.table.view(seat), "legal": self.table.legal(seat)}

    def render(self):
        return self.table.picture() if self.render_mode == "ansi" else None

    def close(self):
        pass
