// Made from the rules in Rust; do not edit: `make bless` writes it anew.

/**
 * A choice of a player. The order is the one in which choices are listed.
 */
export type Action = "hunt" | "skip" | { "die": Die } | { "take": {
/**
 * Which one.
 */
treasure: Treasure,
/**
 * Where it goes.
 */
fort: FortId, } } | { "put": Place } | { "build": {
/**
 * Which fort.
 */
fort: FortId,
/**
 * Only one brick, though there could be two.
 */
one: boolean, } } | { "attack": {
/**
 * Which fort.
 */
fort: FortId,
/**
 * Only one brick, though there could be two.
 */
one: boolean, } } | { "raid": {
/**
 * Where it lies.
 */
from: FortId,
/**
 * Where it goes.
 */
into: FortId, } } | { "move": {
/**
 * Where it lies.
 */
from: FortId,
/**
 * Where it goes.
 */
into: FortId,
/**
 * With the Fortify die, so that nobody can steal it.
 */
protected: boolean, } } | { "level": {
/**
 * Which fort.
 */
fort: FortId,
/**
 * Its level from now on.
 */
level: Die, } } | "create" | { "create-at": Die } | "salvage" | "leave" | "done";

/**
 * The action card of the player on turn.
 */
export type Card = { attack: Slot, build: Slot, raid: Slot, fortify: Slot, };

/**
 * Some dice, as a multiset: how many show each face. Written in order, `1 3 3 6`; no dice are `-`.
 *
 * ```
 * use luckhouse_engine::DiceSet;
 * let dice: DiceSet = "6 3 1 3".parse()?;
 * assert_eq!(dice.to_string(), "1 3 3 6");
 * assert_eq!((dice.count(3), dice.total()), (2, 13));
 * // Six dice are 462 lines, not 46,656.
 * assert_eq!(DiceSet::odds(6).lines().len(), 462);
 * # Ok::<(), luckhouse_engine::BadWord>(())
 * ```
 */
export type DiceSet = Array<number>;

/**
 * The face of one die, 1 to 6.
 */
export type Die = number;

/**
 * What the power of Forest gives (LS-17).
 */
export type Forest = "full" | "bare";

/**
 * The name of a fort: its owner's number and a letter that is never given twice, `1a`.
 */
export type FortId = string;

/**
 * Some forts of one player, to choose one from.
 */
export type FortSet = Array<string>;

/**
 * One fort, as anybody sees it.
 */
export type FortView = {
/**
 * `1a`.
 */
name: FortId, level: Die, built: number, destroyed: number, treasure: Treasure | null, };

/**
 * A treasure whose fort is gone, while whoever destroyed it may still salvage it.
 */
export type Loose = {
/**
 * Which one.
 */
treasure: Treasure,
/**
 * Who held it, and still counts as holding it (LS-20).
 */
owner: Seat, };

/**
 * What an event did. `power` is the treasure whose power did it; without one, a die of the card did.
 */
export type LuckyShotFact = { "name": "first-fort", seat: Seat, fort: FortId, level: Die, bricks: number, } | { "name": "dealt", seat: Seat, treasure: Treasure, fort: FortId, } | { "name": "starts", seat: Seat, } | { "name": "hunts", seat: Seat, treasures: TreasureSet, } | { "name": "skips-hunt", seat: Seat, } | { "name": "hunt-roll", seat: Seat, die: Die, found: boolean, } | { "name": "hunt-die", seat: Seat, die: Die, found: boolean, } | { "name": "chooses-die", seat: Seat, die: Die, } | { "name": "lets-die-decide", seat: Seat, } | { "name": "card-roll", seat: Seat, die: Die, } | { "name": "puts", seat: Seat, die: Die, place: Place, } | { "name": "builds", seat: Seat, fort: FortId, bricks: number, standing: number, power: Treasure | null, } | { "name": "attacks", seat: Seat, fort: FortId, bricks: number, standing: number, power: Treasure | null, } | { "name": "destroyed", fort: FortId, treasure: Treasure | null, } | { "name": "raids", seat: Seat, treasure: Treasure, from: FortId, into: FortId, } | { "name": "defends", seat: Seat, dice: DiceSet, fort: FortId, blocked: boolean, } | { "name": "moves", seat: Seat, treasure: Treasure, from: FortId, into: FortId, protected: boolean, } | { "name": "steal-roll", seat: Seat, die: Die, fort: FortId, matches: boolean, } | { "name": "levels", seat: Seat, fort: FortId, from: Die, to: Die, power: Treasure | null, } | { "name": "creates", seat: Seat, fort: FortId, level: Die, bricks: number, power: Treasure | null, } | { "name": "found-roll", seat: Seat, die: Die, fort: FortId, found: boolean, } | { "name": "salvages", seat: Seat, treasure: Treasure, } | { "name": "salvage-roll", seat: Seat, die: Die, treasure: Treasure, found: boolean, } | { "name": "leaves-treasure", seat: Seat, treasure: Treasure, } | { "name": "leaves-power", seat: Seat, power: Treasure, } | { "name": "takes", seat: Seat, treasure: Treasure, } | { "name": "done", seat: Seat, } | { "name": "comes-into-play", treasure: Treasure, } | { "name": "lies", treasure: Treasure, fort: FortId, } | { "name": "available", treasure: Treasure, } | { "name": "out", seat: Seat, } | { "name": "will-choose-die", seat: Seat, } | { "name": "turn-passes", to: Seat, } | { "name": "resigned", seat: Seat, } | { "name": "last-in", winner: Seat, } | { "name": "collected", winner: Seat, treasures: number, } | { "name": "has-most", winner: Seat, } | { "name": "shared", winners: SeatSet, };

/**
 * What a choice would do. `ways` of `total` is the chance that it succeeds.
 */
export type LuckyShotOutlook = { "name": "hunt-chosen", treasures: TreasureSet, } | { "name": "hunt", treasures: TreasureSet, ways: number, total: number, } | { "name": "skip" } | { "name": "skip-for-die" } | { "name": "takes-into", fort: FortId, } | { "name": "finds-nothing" } | { "name": "matches", forts: Array<FortId>, others: number, } | { "name": "matches-none" } | { "name": "into", level: Die, bricks: number, } | { "name": "gain", gain: Treasure, } | { "name": "no-gain" } | { "name": "put", die: Die, does: Place, } | { "name": "build", bricks: number, from: number, to: number, } | { "name": "attack", bricks: number, from: number, to: number, } | { "name": "destroys" } | { "name": "sets-loose", treasure: Treasure, } | { "name": "raid", treasure: Treasure, into: FortId, dice: number, ways: number, total: number, } | { "name": "move-protected", treasure: Treasure, } | { "name": "move-unseen", treasure: Treasure, } | { "name": "move", treasure: Treasure, thieves: number, ways: number, total: number, } | { "name": "level", from: Die, to: Die, } | { "name": "create", level: Die, bricks: number, } | { "name": "try-for-treasure" } | { "name": "salvage", treasure: Treasure, ways: number, total: number, } | { "name": "leave-treasure" } | { "name": "leave-die" } | { "name": "leave-power" } | { "name": "end-turn", dice: number, };

/**
 * What the table waits for.
 *
 * A power never needs to be put aside for another: each power ends with at most one treasure gained, and that
 * is the last thing it does. So a chain of powers (LS-19) is one phase after the other, and needs no stack;
 * when it ends, the card tells where the turn goes on: no dice on it, and it was the hunt; three, an act.
 */
export type Phase = { "name": "level",
/**
 * Whose fort.
 */
seat: Seat, } | { "name": "deal",
/**
 * For whom.
 */
seat: Seat, } | { "name": "starter" } | { "name": "hunt" } | { "name": "die",
/**
 * What for.
 */
purpose: Purpose, } | { "name": "put",
/**
 * The die.
 */
die: Die, } | { "name": "act" } | { "name": "block",
/**
 * The fort raided.
 */
from: FortId,
/**
 * Where its treasure would go.
 */
into: FortId, } | { "name": "steal",
/**
 * The fort left.
 */
from: FortId,
/**
 * The fort to be entered.
 */
into: FortId,
/**
 * Those who have not rolled yet.
 */
waiting: SeatSet,
/**
 * Those who matched.
 */
hits: SeatSet, } | { "name": "salvage",
/**
 * The treasure of the fort destroyed.
 */
loose: Loose, } | { "name": "salvage-die",
/**
 * The treasure of the fort destroyed.
 */
loose: Loose, } | { "name": "draw",
/**
 * The new fort.
 */
fort: FortId, } | { "name": "found",
/**
 * The new fort.
 */
fort: FortId, } | { "name": "take" } & Take | { "name": "power",
/**
 * Whose power.
 */
treasure: Treasure, } | { "name": "over",
/**
 * One, or several who share.
 */
winners: SeatSet, };

/**
 * A place on the action card.
 */
export type Place = "attack" | "build" | "raid" | "fortify";

/**
 * One player, as anybody sees them.
 */
export type PlayerView = {
/**
 * Not knocked out.
 */
in_play: boolean,
/**
 * The first die of their next turn will be chosen.
 */
volcano: boolean,
/**
 * How many letters have been given to forts, those gone included.
 */
letters: number,
/**
 * The forts that stand.
 */
forts: Array<FortView>, };

/**
 * What a die of the turn is rolled for.
 */
export type Purpose = "hunt" | "card";

/**
 * One seat. Written `p1` to `p12`; seats follow each other clockwise.
 *
 * ```
 * use luckhouse_engine::Seat;
 * let last: Seat = "p3".parse()?;
 * assert_eq!(last.next(3).to_string(), "p1");
 * # Ok::<(), luckhouse_engine::BadWord>(())
 * ```
 */
export type Seat = string;

/**
 * A set of seats.
 *
 * ```
 * use luckhouse_engine::{Seat, SeatSet};
 * let set = SeatSet::all(3).without(Seat::at(1));
 * assert_eq!(set.to_string(), "p1 p3");
 * assert_eq!(set.after(Seat::at(0)), Some(Seat::at(2)));
 * ```
 */
export type SeatSet = Array<string>;

/**
 * What lies on one place of the card.
 */
export type Slot = "empty" | { "ready": Die } | { "used": Die };

/**
 * Where a treasure comes from that goes into a fort.
 */
export type Source = "available" | { "salvage": Seat } | { "move": FortId };

/**
 * What lies on the table and never changes.
 */
export type StaticData = {
/**
 * The treasures, in order.
 */
treasures: [Treasure, Treasure, Treasure, Treasure, Treasure, Treasure],
/**
 * The places of the action card, in its order.
 */
places: [Place, Place, Place, Place],
/**
 * Dice that go onto it in a turn.
 */
dice: number,
/**
 * Boxes on the sheet of a fort, which are a pyramid.
 */
boxes: number,
/**
 * Boxes in its ground row.
 */
ground: number,
/**
 * The levels that a fort can have, from 1.
 */
levels: number,
/**
 * Treasures that win.
 */
to_win: number,
/**
 * What the power of Forest gives.
 */
forest: Forest,
/**
 * Turns after which the treasures are counted.
 */
cap: number, };

/**
 * A treasure about to go into a fort, and the ways it can.
 */
export type Take = {
/**
 * Where it comes from.
 */
source: Source,
/**
 * Which treasures it can be.
 */
treasures: TreasureSet,
/**
 * The forts it can go into. Their owner is the one who chooses.
 */
forts: FortSet, };

/**
 * One of the six treasures. Each is there once, and each has a power for whoever takes it.
 */
export type Treasure = "plains" | "desert" | "sea" | "swamp" | "volcano" | "forest";

/**
 * Some of the treasures.
 */
export type TreasureSet = Array<"plains" | "desert" | "sea" | "swamp" | "volcano" | "forest">;

/**
 * A game as anybody sees it.
 */
export type View = {
/**
 * The players in the order of their seats.
 */
players: Array<PlayerView>,
/**
 * Treasures in the middle.
 */
available: TreasureSet,
/**
 * Treasures that are not in play yet. In which order they will come, nobody knows.
 */
set_aside: TreasureSet,
/**
 * Whose turn it is.
 */
on_turn: Seat,
/**
 * The action card of the player on turn.
 */
card: Card,
/**
 * The next die is chosen, not rolled.
 */
chosen_die: boolean,
/**
 * The first die for the card is chosen, once the hunt is over (LS-23).
 */
chosen_act: boolean,
/**
 * Whoever stole from a move and uses its power, in the middle of another player's turn (LS-24).
 */
thief: Seat | null,
/**
 * Turns that are over.
 */
turns: number,
/**
 * What the table waits for.
 */
phase: Phase, };
