"""Lantern, the game for one, as an environment of Gymnasium.

    >>> from luckhouse import gymnasium_env
    >>> env = gymnasium_env.LanternEnv()
    >>> observation, info = env.reset(seed=3)
    >>> int(info["action_mask"].sum()) == len(info["legal"])
    True

The reward is 1 for a journey that ends at the Dragon's, and 0 for every other. `info["action_mask"]` says which actions are legal;
one that is not changes nothing, costs `penalty`, and is marked by `info["illegal"]`.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

import luckhouse

# No number of an observation is ever greater.
MOST = 100.0


class LanternEnv(gymnasium.Env):
    """A journey of Lantern."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, render_mode=None, penalty=0.0, **options):
        self._options = options
        self._penalty = float(penalty)
        self.render_mode = render_mode
        self.table = luckhouse.make("lantern", seed=0, **options)
        self.observation_space = spaces.Box(0.0, MOST, (len(self.table.observation(0)),), np.float32)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        dice = int(self.np_random.integers(2**63))
        self.table = luckhouse.make("lantern", seed=dice, **self._options)
        self._roll()
        return self.table.observation(0), self._info(False)

    def step(self, action):
        try:
            word = self.table.word(int(action), 0)
        except luckhouse.Illegal:
            return self.table.observation(0), -self._penalty, False, False, self._info(True)
        self.table.apply(word, 0)
        self._roll()
        over = self.table.turn == "over"
        reward = float(self.table.returns[0]) if over else 0.0
        return self.table.observation(0), reward, over, False, self._info(False)

    def _roll(self):
        while self.table.turn == "roll":
            self.table.roll()

    def _info(self, illegal):
        mask = np.zeros(self.table.actions, np.int8)
        choosing = self.table.turn == "choose"
        if choosing:
            mask[self.table.legal_actions(0)] = 1
        legal = self.table.legal(0) if choosing else []
        return {"action_mask": mask, "legal": legal, "view": self.table.view(0), "illegal": illegal}

    def render(self):
        return self.table.picture(0) if self.render_mode == "ansi" else None
