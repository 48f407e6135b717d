# %% [markdown]
# # A small agent for Booty Dice
#
# Nothing but NumPy: a policy of a few hundred weights learns from games against itself, played 1,024 at a time, and then meets `novice`.

# %%
import sys

import luckhouse
import numpy as np

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 60
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 200
AT_ONCE, STEPS, RATE = 512, 40, 0.5
numbers = np.random.default_rng(1)

# %% [markdown]
# ## What an action is
#
# The list of actions has a place for every set of dice that can be rolled again. What matters of one is which dice it throws away, so an action is a
# row of features: how many dice of each face, whether it stops, robs or attacks.

# %%
FACES = "DXJCWS"
table = luckhouse.make("booty-dice", seats=2)


def sets(faces, most):
    """Every text of at most so many of these letters, in order."""
    if not faces:
        return [""]
    return [faces[0] * n + rest for n in range(most + 1) for rest in sets(faces[1:], most - n)]


features = np.zeros((table.actions, 9), np.float32)
for dice in sets(FACES, 5):
    place = table.action(f"roll {dice}", 0) if dice else 0
    features[place, :6] = [dice.count(face) for face in FACES]
features[table.action("stop", 0), 6] = 1
features[table.action("roll all", 0), 7] = 1
features[:, 8] = 1

# %% [markdown]
# ## Learning
#
# The chance of an action is a softmax over `observation · weights · features`, among those that the mask allows. After some steps every choice whose
# game has ended in the meantime is made likelier if its seat won, and less likely if it lost.

# %%
width = sum(length for _, _, length in luckhouse.observation_fields("booty-dice"))
weights = np.zeros((width + 1, features.shape[1]), np.float32)


def with_constant(observations):
    return np.concatenate([observations, np.ones((len(observations), 1), np.float32)], axis=1)


def chances(observations, masks):
    """How likely each action is: a row for each game."""
    logits = (with_constant(observations) @ weights) @ features.T
    logits = np.where(masks, logits, -np.inf)
    logits -= logits.max(axis=1, keepdims=True)
    likely = np.exp(logits)
    return likely / likely.sum(axis=1, keepdims=True)


def choose(likely):
    ticket = numbers.random((len(likely), 1))
    return np.minimum((likely.cumsum(axis=1) < ticket).sum(axis=1), likely.shape[1] - 1).astype(np.int64)


def learn(many):
    """Play some steps, and go where those who won went."""
    global weights
    seen, seats, ended, slopes = [], [], [], []
    for _ in range(STEPS):
        observations, masks = many.observations.copy(), many.masks
        likely = chances(observations, masks)
        actions = choose(likely)
        slopes.append(features[actions] - likely @ features)
        seen.append(with_constant(observations))
        seats.append(many.to_move.copy())
        many.step(actions)
        ended.append((many.done.copy(), many.rewards.copy()))
    outcome, known = np.zeros((AT_ONCE, 2), np.float32), np.zeros(AT_ONCE, bool)
    step, count = np.zeros_like(weights), 1
    for time in reversed(range(STEPS)):
        done, rewards = ended[time]
        outcome[done], known = rewards[done], known | done
        gained = outcome[np.arange(AT_ONCE), seats[time]] * known
        step += (seen[time] * gained[:, None]).T @ slopes[time]
        count += known.sum()
    weights += RATE * step / count


many = luckhouse.vec("booty-dice", AT_ONCE, seats=2, seed=1)
for _ in range(ROUNDS):
    learn(many)

# %% [markdown]
# ## Meeting novice
#
# Half of the games in each seat. The interval is that of a mean of so many games.


# %%
def play(seed, seat):
    """What a game brings the agent in this seat."""
    game = luckhouse.make("booty-dice", seats=2, seed=seed)
    while game.turn != "over":
        if game.turn == "roll":
            game.roll()
        elif game.to_move == [seat]:
            mask = np.zeros((1, game.actions), bool)
            mask[0, game.legal_actions()] = True
            likely = chances(game.observation(seat)[None], mask)
            game.apply(game.word(int(likely.argmax()), seat))
        else:
            game.apply(game.choose("novice", seed=seed + game.events))
    return game.returns[seat]


results = np.array([play(seed, seed % 2) for seed in range(GAMES)])
mean, error = results.mean(), 1.96 * results.std() / np.sqrt(GAMES)
print(f"agent against novice: {mean:+.3f} ± {error:.3f} a game, from -1 to 1")
