// Made from the rules in Rust; do not edit: `make bless` writes it anew.

/**
 * The circles of all four abilities.
 */
export type Abilities = {
/**
 * Critical Hit.
 */
crit: Circles,
/**
 * Counter Attack.
 */
counter: Circles,
/**
 * Magic Spell.
 */
magic: Circles,
/**
 * Constitution.
 */
con: Circles, };

/**
 * What an adventurer can do to the dice (LN-8).
 */
export type Ability = "crit" | "counter" | "magic" | "con";

/**
 * Which die goes where, in the order of [`Assignment::PLACES`].
 */
export type Assignment = { crit: number, counter: number, magic: number, con: number, xp: number, camp: number };

/**
 * The circles of one ability: never more than seven are drawn (LN-11).
 */
export type Circles = {
/**
 * Uses that are left.
 */
left: number,
/**
 * Uses that are gone.
 */
crossed: number, };

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
 * What a player of Lantern can choose. Dice are named by their face.
 */
export type LanternAction = "again" | "keep" | { "assign": Assignment } | { "crit": Die } | { "counter": [Die, Step] } | { "magic": Die } | { "con": DiceSet } | { "gain": Ability };

/**
 * What an event did. Zones are told by their number, from 1, and their name.
 */
export type LanternFact = { "name": "setup-rolled", dice: DiceSet, total: number, enough: boolean, } | { "name": "rolls-all-again" } | { "name": "keeps-dice" } | { "name": "sets-out", crit: number, counter: number, magic: number, con: number, xp: number, camp: number, } | { "name": "sets-out-alike", face: number, } | { "name": "reaches", zone: number, place: string, } | { "name": "enters", zone: number, place: string, dice: DiceSet, } | { "name": "turns", ability: Ability, left: number, from: Die, to: Die, } | { "name": "takes-up", ability: Ability, left: number, dice: DiceSet, } | { "name": "rolls-again", dice: DiceSet, all: DiceSet, } | { "name": "experience", gained: number, crossed: number, circles: number, } | { "name": "cleared", zone: number, place: string, } | { "name": "rests", zone: number, place: string, } | { "name": "reward-due" } | { "name": "gains", ability: Ability, left: number, from: Source, } | { "name": "no-room", from: Source, } | { "name": "won", score: number, title: Title, } | { "name": "lost", zone: number, place: string, } | { "name": "resigned", seat: Seat, };

/**
 * What a choice would do.
 */
export type LanternOutlook = { "name": "rolls-all-again", total: number, enough: number, } | { "name": "keeps", total: number, } | { "name": "uses", uses: number, } | { "name": "becomes", from: Die, face: Die, } | { "name": "rolls-one", face: Die, } | { "name": "rolls", dice: DiceSet, } | { "name": "more-circles", ability: Ability, left: number, then: number, } | { "name": "clears", ways: number, total: number, percent: number, } | { "name": "cleared" } | { "name": "lost" };

/**
 * A game of Lantern as it lies on the table. There are no secrets.
 */
export type LanternView = {
/**
 * The adventure sheet.
 */
sheet: Sheet,
/**
 * The number of the zone, from 1.
 */
zone: number,
/**
 * What is going on.
 */
phase: Phase,
/**
 * The circles of the four abilities.
 */
abilities: Abilities,
/**
 * The number on the scroll beside the campfire; 0 before the setup.
 */
scroll: number,
/**
 * Experience circles crossed off, all rows together.
 */
experience: number,
/**
 * Experience rows that have had their reward, or lost it.
 */
rewarded: number,
/**
 * The dice of the setup may not be rolled again any more (LN-16).
 */
last_setup: boolean, };

/**
 * What is going on, in the order of the game.
 */
export type Phase = { "name": "setup" } | { "name": "offer", "dice": DiceSet } | { "name": "assign", "dice": DiceSet } | { "name": "enter" } | { "name": "fight", "dice": DiceSet } | { "name": "reroll", "dice": DiceSet } | { "name": "reward" } | { "name": "won", "dice": DiceSet } | { "name": "lost", "dice": DiceSet };

/**
 * Where a die of the setup can go.
 */
export type Place = "crit" | "counter" | "magic" | "con" | "xp" | "camp";

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
 * A sheet that has been checked: one to sixteen zones, the last of them a fight, and one to eight experience rows.
 */
export type Sheet = { name: string, note: string, zones: Array<Zone>, rows: Array<number>, };

/**
 * Where a circle comes from.
 */
export type Source = "row" | "fire";

/**
 * What lies on the table and never changes, beside the sheet.
 */
export type StaticData = {
/**
 * How many dice there are.
 */
dice: number,
/**
 * A total of the setup below this may be rolled again.
 */
enough: number,
/**
 * The most circles of one ability.
 */
circles: number,
/**
 * Ones that are rolled again earn experience too.
 */
reroll_ones: boolean,
/**
 * The places of the dice of the setup: first the abilities, in order.
 */
places: Array<Place>,
/**
 * The titles, the best first.
 */
titles: Array<TitleScore>, };

/**
 * One up or one down.
 */
export type Step = "up" | "down";

/**
 * What a zone asks for.
 */
export type Task = string;

/**
 * What an adventurer who came back is called (LN-15).
 */
export type Title = "lord" | "swashbuckler" | "master" | "adventurer";

/**
 * A title, and the highest Adventure Score that it is given for; the last has none.
 */
export type TitleScore = {
/**
 * Which.
 */
title: Title,
/**
 * Circles crossed off.
 */
most: number | null, };

/**
 * One stop of the journey.
 */
export type Zone = {
/**
 * What waits there: "Wolves".
 */
name: string,
/**
 * What has to be done there.
 */
boxes: Task, };
