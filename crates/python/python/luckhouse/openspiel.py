"""The games for OpenSpiel: chance nodes with exact odds, information states as text and as numbers.

    >>> import pyspiel
    >>> from luckhouse import openspiel
    >>> game = pyspiel.load_game("luckhouse_booty_dice(players=2,goal=10,lives=1)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

Importing this module registers every game as `luckhouse_` and its name. `players` and the options of the game are its parameters.
The text of an information state is the log as the player may read it, so that nothing is forgotten; its numbers are those of the
player's view. Where several choose in secret they are asked one after the other, and none sees what another chose.
"""

import numpy as np
import pyspiel

import luckhouse

# Eight bricks of Fortuna can fall in no more ways; no chance of any game has more lines.
MOST_OUTCOMES = 3003
# Longer than any game lasts: most end by a cap on turns, and the others by luck.
LONGEST = 100_000
# In these somebody knows what another does not.
WITH_SECRETS = {"fortuna", "reynards-luck"}


def short_name(game):
    """What OpenSpiel calls a game: `luckhouse_booty_dice`."""
    return "luckhouse_" + game.replace("-", "_")


def _parameters(game):
    """Every option with its default, as OpenSpiel has it."""
    defaults = {"players": luckhouse.about(game)["seats"][0]}
    for key, option in luckhouse.options(game).items():
        whole = option["range"] is not None and not option["none"]
        defaults[key.replace("-", "_")] = int(option["default"]) if whole else option["default"]
    return defaults


def _game_type(game):
    about, kind = luckhouse.about(game), pyspiel.GameType
    secrets = game in WITH_SECRETS
    information = kind.Information.IMPERFECT_INFORMATION if secrets else kind.Information.PERFECT_INFORMATION
    alone = about["seats"] == [1]
    return kind(
        short_name=short_name(game),
        long_name=about["title"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=about["seats"][-1],
        min_num_players=about["seats"][0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class Game(pyspiel.Game):
    """A game of Luckhouse with its options."""

    def __init__(self, name, game_type, params):
        given = {**_parameters(name), **(params or {})}
        players = given.pop("players")
        self.name = name
        self.start = luckhouse.make(name, seats=players, seed=0, **given)
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0 if alone else -1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, params or {})

    def new_initial_state(self):
        return State(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind, params)


class State(pyspiel.State):
    """A game in progress."""

    def __init__(self, game):
        super().__init__(game)
        self.table = game.start.copy()

    def current_player(self):
        turn = self.table.turn
        if turn == "over":
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if turn == "roll" else self.table.to_move[0]

    def _legal_actions(self, player):
        return sorted(self.table.legal_actions(player)) if player in self.table.to_move else []

    def chance_outcomes(self):
        ways = self.table.ways
        total = sum(count for _, count in ways)
        return [(place, count / total) for place, (_, count) in enumerate(ways)]

    def _apply_action(self, action):
        if self.table.turn == "roll":
            self.table.apply(self.table.ways[action][0])
        else:
            player = self.table.to_move[0]
            self.table.apply(self.table.word(action, player), player)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return self.table.ways[action][0]
        return self.table.word(action, player)

    def is_terminal(self):
        return self.table.turn == "over"

    def returns(self):
        ended = self.table.returns
        return list(map(float, ended)) if ended else [0.0] * self.table.seats

    def __str__(self):
        return self.table.log


class Observer:
    """What a player knows: as text the log, or the view alone where nothing need be remembered; as numbers the view.

    What everybody knows has no numbers, which are always those of somebody to move.
    """

    def __init__(self, game, kind, params):
        if params:
            raise ValueError(f"{params} are no parameters of an observer here: expected none")
        self.remembers = kind.perfect_recall
        self.of_everybody = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None if self.of_everybody else np.zeros(len(game.start.observation(0)), np.float32)
        self.dict = {} if self.of_everybody else {"view": self.tensor}

    def set_from(self, state, player):
        if not self.of_everybody:
            self.tensor[:] = state.table.observation(player)

    def string_from(self, state, player):
        seat = None if self.of_everybody else player
        return state.table.log_of(seat) if self.remembers else state.table.picture(seat)


def _register(name):
    game_type = _game_type(name)

    class Registered(Game):
        def __init__(self, params=None):
            super().__init__(name, game_type, params)

    pyspiel.register_game(game_type, Registered)


for _name in luckhouse.games():
    _register(_name)
