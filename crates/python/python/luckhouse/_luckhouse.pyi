from collections.abc import Sequence
from fractions import Fraction
from os import PathLike
from typing import Any, Literal, final

import numpy as np
from numpy.typing import NDArray

Seat = int | str
Option = str | int | bool | None

class LuckhouseError(ValueError):
    """Whatever this package refuses."""

class BadWord(LuckhouseError):
    """A word that cannot be read, or names nothing that exists."""

class Illegal(LuckhouseError):
    """A choice that the rules do not allow now."""

class NotNow(LuckhouseError):
    """The table waits for somebody or something else."""

class Impossible(LuckhouseError):
    """A roll that cannot come up here."""

class Unsolved(LuckhouseError):
    """There is no exact answer, and why."""

class NothingToSay(LuckhouseError):
    """A judge or a coach has nothing to say, and why."""

def games() -> list[str]:
    """The names of all games."""

def about(game: str) -> dict[str, Any]:
    """What a game is called, for how many it is, and the edition of its rules."""

def options(game: str) -> dict[str, dict[str, Any]]:
    """Every option of a game: its default, and the values it can have."""

def make(game: str, seats: int | None = None, seed: int | None = None, **options: Option) -> Table:
    """A new table."""

def read(log: str, events: int | None = None, seed: int | None = None) -> Table:
    """The table that a log leads to, after at most so many events."""

def action_fields(game: str, seats: int | None = None, **options: Option) -> list[tuple[str, int, int]]:
    """What the places of the list of actions stand for: `(name, start, length)`."""

def observation_fields(game: str, seats: int | None = None, **options: Option) -> list[tuple[str, int, int]]:
    """What the numbers of an observation stand for: `(name, start, length)`."""

def solve(game: str, *question: str, seats: int | None = None, **options: Option) -> list[str]:
    """The exact answer to a question about a game with these options, as tables in plain text."""

def best_play(game: str, seats: int | None = None, exact: bool = True, **options: Option) -> dict[str, float | None]:
    """What best play brings whoever begins: a dict of `chance` and `error`, the latter `None` if nobody knows."""

def rows(path: str | PathLike[str], columns: Sequence[str] | None = None) -> dict[str, NDArray[Any]]:
    """The columns of a file that the lab wrote with `--rows`, each an array by its name.

    Whole numbers are `int64`, yes and no `bool`, numbers that may be missing `float64` with NaN, words objects (`str`, or `None`), and
    lists masked arrays with a row for each game, as wide as the longest list. `columns` names those that are wanted.
    """

def plan(path: str | PathLike[str]) -> dict[str, Any]:
    """The plan of the run that a file of rows comes from, as plain data: with it every row can be made again."""

@final
class Table:
    """A game in progress. Whoever holds it sees everything; `view(seat)` is what a player may know."""

    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def seats(self) -> int:
        """How many play."""
    @property
    def options(self) -> dict[str, str]:
        """Every option with its value."""
    @property
    def header(self) -> str:
        """The first line of the log."""
    @property
    def turn(self) -> Literal["choose", "roll", "over"]:
        """What the table waits for."""
    @property
    def to_move(self) -> list[int]:
        """The seats that owe a choice. Two or more choose in secret, at once."""
    @property
    def in_play(self) -> list[int]:
        """The seats that are not out."""
    @property
    def events(self) -> int:
        """How many events there have been."""
    @property
    def chance(self) -> dict[str, Fraction] | None:
        """What can come up now, each word with its exact chance; `None` if nothing is rolled."""
    @property
    def ways(self) -> list[tuple[str, int]] | None:
        """The same as whole numbers: each word with the ways in which it can come up."""
    @property
    def log(self) -> str:
        """The whole log, from which `luckhouse.read` makes the table again."""
    @property
    def outcome(self) -> dict[str, list[int]] | None:
        """How the game ended: a dict of `winners` and `scores`; `None` while it lasts."""
    @property
    def returns(self) -> list[float] | None:
        """What the game brought each seat, from -1 to 1 and 0 in all; `None` while it lasts."""
    @property
    def actions(self) -> int:
        """How long the fixed list of actions is."""
    def legal(self, seat: Seat | None = None) -> list[str]:
        """The words that a seat may choose from; without a seat, those of the first that owes a choice."""
    def offers(self, seat: Seat | None = None) -> list[dict[str, Any]]:
        """The same with what each would do: dicts of `word`, `outlook` and `value`."""
    def apply(self, word: str, seat: Seat | None = None) -> None:
        """Say a word: a choice of the seat, or what came up where the table waits for a roll."""
    def roll(self, seed: int | None = None) -> str:
        """Let chance happen, by this seed or by the table's own dice. What came up, as a word."""
    def undo(self, seat: Seat) -> None:
        """Take back the last choice of a seat, if it showed nobody anything new."""
    def resign(self, seat: Seat) -> None:
        """A seat gives up."""
    def copy(self) -> Table:
        """The same table with the same dice to come, to try something out on."""
    def reseed(self, seed: int) -> None:
        """Begin the table's own dice anew from a seed."""
    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What a seat may know, as plain data; without a seat, what everybody sees."""
    def picture(self, seat: Seat | None = None) -> str:
        """The table in plain text, as a seat or everybody sees it."""
    def facts(self, since: int = 0, seat: Seat | None = None) -> list[dict[str, Any]]:
        """What has happened after the first `since` events: dicts of `line` and `facts`."""
    def log_of(self, seat: Seat | None = None) -> str:
        """The log as a seat or everybody may read it; what is hidden is a `?`."""
    def legal_actions(self, seat: Seat | None = None) -> list[int]:
        """The places of the legal words in the list of actions, in the order of `legal`."""
    def word(self, action: int, seat: Seat | None = None) -> str:
        """The legal word with this place in the list of actions."""
    def action(self, word: str, seat: Seat | None = None) -> int:
        """The place of a word in the list of actions, whether or not it is legal now."""
    def observation(self, seat: Seat | None = None) -> NDArray[np.float32]:
        """What a seat sees, in numbers; without a seat, the first that owes a choice."""
    def choose(
        self, level: str = "strong", seed: int | None = None, seat: Seat | None = None, nodes: int | None = None
    ) -> str:
        """The word that a bot would choose. It sees what the seat sees, and the table stays as it is."""
    def judge(
        self, seat: Seat | None = None, nodes: int | None = None, seed: int | None = None
    ) -> list[dict[str, Any]]:
        """What a judge who sees what the seat sees thinks of its choices, the best first."""
    def coach(self, nodes: int | None = None) -> dict[str, Any]:
        """The whole game looked back at: moments, what was lost by choices and by luck, as plain data."""
    def odds(self, seat: Seat | None = None) -> list[str]:
        """The odds that matter to a seat now, as tables in plain text."""
    def __copy__(self) -> Table: ...
    def __deepcopy__(self, memo: Any) -> Table: ...

@final
class Vec:
    """Many games of one kind, stepped together. Chance is rolled inside, and a game that ends is followed by the next."""

    def __new__(
        cls,
        game: str,
        n: int,
        seats: int | None = None,
        threads: int | None = None,
        seed: int | None = None,
        **options: Option,
    ) -> Vec: ...
    def step(self, actions: NDArray[np.int64]) -> None:
        """One action for every game: an array of whole numbers, each a place of its mask that is true."""
    def sample(self) -> NDArray[np.int64]:
        """A legal action at random for every game, each as likely. The array is used again by the next call."""
    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew."""
    def __len__(self) -> int: ...
    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seat to move sees, game by game."""
    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal for it."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought each seat: 0 until a game ends."""
    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether the last step ended the game. What is seen then is the start of the next."""
    @property
    def to_move(self) -> NDArray[np.uint8]:
        """The seat that is to move, counted from 0."""
