"""Five tabletop games of luck and nerve, for Python.

    >>> import luckhouse
    >>> table = luckhouse.make("booty-dice", seats=3, goal=30, seed=7)
    >>> table.turn
    'roll'
    >>> table.roll()
    'p1 starts'

A `Table` is one game: whose turn it is, what is legal, exact odds, bots of every level. `vec` plays thousands of games at once into
arrays of NumPy's. `luckhouse.pettingzoo_env`, `luckhouse.gymnasium_env` and `luckhouse.openspiel` are the games as the tools of other
people know them. Seats are counted from 0, or named `"p1"`; options are those of `luckhouse.options(game)`, with `_` for `-`.
"""

from ._luckhouse import (
    BadWord,
    Illegal,
    Impossible,
    LuckhouseError,
    NothingToSay,
    NotNow,
    Table,
    Unsolved,
    Vec,
    about,
    action_fields,
    best_play,
    games,
    make,
    observation_fields,
    options,
    plan,
    read,
    rows,
    solve,
)

__all__ = [
    "BadWord",
    "Illegal",
    "Impossible",
    "LuckhouseError",
    "NotNow",
    "NothingToSay",
    "Table",
    "Unsolved",
    "Vec",
    "about",
    "action_fields",
    "best_play",
    "games",
    "make",
    "observation_fields",
    "options",
    "plan",
    "read",
    "rows",
    "solve",
    "vec",
]


def vec(
    game: str,
    n: int,
    seats: int | None = None,
    threads: int | None = None,
    seed: int | None = None,
    **options: str | int | bool | None,
) -> Vec:
    """`n` games at once, in so many threads: see `Vec`.

    >>> import luckhouse
    >>> many = luckhouse.vec("fortuna", 4, seed=1)
    >>> many.step(many.sample())
    >>> many.observations.shape[0], many.rewards.shape
    (4, (4, 2))
    """
    return Vec(game, n, seats=seats, threads=threads, seed=seed, **options)
