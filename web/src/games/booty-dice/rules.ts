// Made from the rules in Rust; do not edit: `make bless` writes it anew.

/**
 * What a pirate can choose.
 */
export type BootyAction = "stop" | "roll-all" | { "roll": Faces } | { "rob": Seat } | { "attack": Seat } | { "begin": Seat };

/**
 * What an event did.
 */
export type BootyFact = { "name": "names", seats: SeatSet, first: Seat, } | { "name": "starts", seat: Seat, } | { "name": "rolls", seat: Seat, dice: Faces, beside: Faces, } | { "name": "stops", seat: Seat, dice: Faces, } | { "name": "rolls-again", seat: Seat, kept: Faces, dice: Faces, } | { "name": "robs", seat: Seat, victim: Seat, } | { "name": "attacks", seat: Seat, target: Seat, } | { "name": "combo" } & Combo | { "name": "changes", seats: SeatSet, gains: Things, losses: Things, out: boolean, } | { "name": "turn-passes", to: Seat, } | { "name": "resigned", seat: Seat, } | { "name": "last-alive", winner: Seat, } | { "name": "reached-goal", winner: Seat, doubloons: number, } | { "name": "richest", winner: Seat, } | { "name": "shared", winners: SeatSet, };

/**
 * What a choice would do.
 */
export type BootyOutlook = { "name": "begins", first: Seat, } | { "name": "keep-nothing" } | { "name": "keep", kept: Faces, } | { "name": "end-turn" } | { "name": "theft", victim: Seat, doubloons: number, } | { "name": "breaks-shield", shields: number, } | { "name": "takes-life", lives: number, } | { "name": "takes-last-life", doubloons: number, } | { "name": "dig", doubloons: number, } | { "name": "bury", doubloons: number, } | { "name": "steal", doubloons: number, } | { "name": "attacks", attacks: number, } | { "name": "lose-lives", lives: number, } | { "name": "take-shields", shields: number, } | { "name": "combo" } & Combo | { "name": "leaves-nobody" } | { "name": "drown" };

/**
 * What everybody sees of a game of Booty Dice.
 */
export type BootyView = {
/**
 * What each pirate has.
 */
pirates: Array<Pirate>,
/**
 * Doubloons in the Buried Treasure.
 */
treasure: number,
/**
 * Shields in the War Chest.
 */
war_chest: number,
/**
 * Whose turn it is, once somebody has started.
 */
roller: Seat | null,
/**
 * Turns that are over.
 */
turns: number,
/**
 * What the turn has brought so far, where only dice that were just rolled act (BD-21).
 */
so_far: SoFar,
/**
 * Where in the turn we are.
 */
phase: Phase, };

/**
 * A combo that was made.
 */
export type Combo = {
/**
 * Which.
 */
combo: ComboName,
/**
 * What every other pirate loses, as far as they have it.
 */
costs: Things, };

/**
 * The fewest dice that make a combo.
 */
export type ComboDice = {
/**
 * Which.
 */
name: ComboName,
/**
 * What it is made of.
 */
dice: Faces, };

/**
 * The combos, in the order in which they act.
 */
export type ComboName = "curse" | "mutiny" | "shipwreck";

/**
 * One face, in the order in which faces are resolved (BD-7).
 */
export type Face = "D" | "X" | "J" | "C" | "W" | "S";

/**
 * Up to six Booty dice, as a multiset. Written in order, `D C S`; no dice are `-`.
 *
 * ```
 * use luckhouse_games::booty_dice::{Face, Faces};
 * let dice: Faces = "s d W w".parse()?;
 * assert_eq!(dice.to_string(), "D W W S");
 * assert_eq!(dice.count(Face::Plank), 2);
 * # Ok::<(), luckhouse_engine::BadWord>(())
 * ```
 */
export type Faces = Array<"D" | "X" | "J" | "C" | "W" | "S">;

/**
 * Where in the turn we are.
 */
export type Phase = { "name": "naming" } | { "name": "who-starts",
/**
 * Those among whom they are drawn: everybody, or those who were named.
 */
among: SeatSet, } | { "name": "rolling",
/**
 * The dice that are not rolled.
 */
kept: Faces,
/**
 * How often the roller has rolled before.
 */
rolls: number, } | { "name": "deciding" } & Throw | { "name": "robbing",
/**
 * The dice that are being resolved.
 */
throw: Throw,
/**
 * Thefts of one doubloon still to come, this one included.
 */
thefts: number, } | { "name": "attacking",
/**
 * The dice that are being resolved.
 */
throw: Throw,
/**
 * Attacks still to come, this one included.
 */
attacks: number, } | { "name": "over",
/**
 * One winner, or the several of a capped game.
 */
winners: SeatSet, };

/**
 * What one pirate has.
 */
export type Pirate = {
/**
 * At 0 the pirate is out.
 */
lives: number,
/**
 * Each stops one Cutlass.
 */
shields: number,
/**
 * Gold.
 */
doubloons: number, };

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
 * What a turn has brought so far, where only the dice that were just rolled act (BD-21); empty elsewhere.
 */
export type SoFar = {
/**
 * The dice of the last roll.
 */
rolled: Faces,
/**
 * A Curse has struck.
 */
curse: boolean,
/**
 * A Mutiny has struck.
 */
mutiny: boolean,
/**
 * A Shipwreck has struck.
 */
shipwreck: boolean, };

/**
 * What lies on the table and never changes.
 */
export type StaticData = {
/**
 * The doubloons that win.
 */
goal: number,
/**
 * The lives of each pirate at the start.
 */
lives: number,
/**
 * The turns after which the richest share the game.
 */
cap: number,
/**
 * How often the dice may be rolled in a turn.
 */
rolls: number,
/**
 * The faces of a die, in the order in which they act.
 */
faces: [Face, Face, Face, Face, Face, Face],
/**
 * The combos, in the order in which they act.
 */
combos: [ComboDice, ComboDice, ComboDice], };

/**
 * How many of each.
 */
export type Things = {
/**
 * Hearts.
 */
lives: number,
/**
 * Gold.
 */
doubloons: number,
/**
 * From the War Chest.
 */
shields: number, };

/**
 * Six dice on the table.
 */
export type Throw = {
/**
 * What they show.
 */
dice: Faces,
/**
 * How often the roller has rolled in this turn.
 */
rolls: number, };
