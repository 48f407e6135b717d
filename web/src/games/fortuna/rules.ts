// Made from the rules in Rust; do not edit: `make bless` writes it anew.

/**
 * Some bricks, as a multiset: how many show each face from 0, the blank, to 6. Written in order: `0 3 5`.
 *
 * ```
 * use luckhouse_games::fortuna::BrickSet;
 * let bricks: BrickSet = "5 - 3".parse()?;
 * assert_eq!(bricks.to_string(), "0 3 5");
 * # Ok::<(), luckhouse_engine::BadWord>(())
 * ```
 */
export type BrickSet = Array<number>;

/**
 * What a player can call (FO-9).
 */
export type Call = "cheese" | "happiness" | "smile" | "grin" | "half-smile" | "wolf-grin" | "plain";

/**
 * A call, and who doubted it.
 */
export type Called = {
/**
 * What was called.
 */
call: Call,
/**
 * Those who challenged.
 */
challengers: SeatSet,
/**
 * Was it right?
 */
right: boolean, };

/**
 * A side: seats alternate Gold and Black from the starter (FO-2).
 */
export type Colour = "gold" | "black";

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
 * Why a game ended (FO-12).
 */
export type End = "marbles" | "target" | "cap";

/**
 * What a player of Fortuna can choose.
 */
export type FortunaAction = { "dice": Pair } | { "bricks": Pair } | { "call": Call } | "accept" | "challenge" | "free" | "leave" | { "take": Seat };

/**
 * What an event did.
 */
export type FortunaFact = { "name": "rolls-for-first", seat: Seat, dice: DiceSet, total: number, } | { "name": "tie", seats: SeatSet, } | { "name": "starts", seat: Seat, } | { "name": "rolls", seat: Seat, dice: DiceSet, } | { "name": "flips", seat: Seat, faces: Array<number>, blanks: number, } | { "name": "picks-dice", seat: Seat, dice: Pair, } | { "name": "picks-bricks", seat: Seat, faces: Array<number>, blanks: number, } | { "name": "calls", seat: Seat, call: Call, } | { "name": "accept", seats: SeatSet, } | { "name": "challenge", seats: SeatSet, } | { "name": "named", line: Line, called: Verdict, } | { "name": "scores", seat: Seat, points: number, score: number, } | { "name": "loses", seat: Seat, marbles: number, left: number, } | { "name": "frees", seat: Seat, in_hand: number, } | { "name": "leave", seats: SeatSet, } | { "name": "turn-passes", to: Seat, } | { "name": "resigned", seat: Seat, } | { "name": "over", winners: SeatSet, why: End, };

/**
 * What a choice would do.
 */
export type FortunaOutlook = { "name": "makes", faces: Array<number>, } | { "name": "sum-and-difference", sum: number, difference: number, } | { "name": "worth-with", line: Line, points: number, bricks: Pair, best: boolean, } | { "name": "worth", line: Line, points: number, best: boolean, } | { "name": "comes-to", line: Line, points: number, best: boolean, } | { "name": "when", call: Call, } | { "name": "when-either" } | { "name": "stands", call: Call, } | { "name": "doubt", caller: Seat, doubter_pays: boolean, } | { "name": "in-hand", marbles: number, } | { "name": "stays-in-hand", marbles: number, } | { "name": "marble-back" } | { "name": "marbles-stay" } | { "name": "takes", victim: Seat, in_hand: number, left: number, };

/**
 * What everybody sees. Only choices made at once are secret, and those the table keeps.
 */
export type FortunaView = {
/**
 * Everybody's score, marbles and colour.
 */
players: Array<PlayerView>,
/**
 * Who had the first turn, once that is known.
 */
starter: Seat | null,
/**
 * Whose turn it is; before the first turn, who rolls for it next.
 */
on_turn: Seat,
/**
 * Turns that are over.
 */
turns: number,
/**
 * Where in the turn the game stands, and what lies open. A true score is in it only after the challenge (FO-11).
 */
phase: Phase,
/**
 * The turn before this one.
 */
last: LastTurn | null, };

/**
 * Some groups, in order: in which order they were made does not matter.
 *
 * ```
 * use luckhouse_games::fortuna::{Group, Groups, Line, Pair, Plain};
 * let smile = Group { dice: Pair::of(2, 4), bricks: Pair::of(2, 5) };
 * let plain = Group { dice: Pair::of(1, 5), bricks: Pair::of(3, 5) };
 * let score = Groups::one(smile).with(plain).score(Plain::Each);
 * assert_eq!((score.line, score.points), (Line::Smile, 14 + 5));
 * ```
 */
export type Groups = Array<{
/**
 * The dice.
 */
dice: Pair,
/**
 * The bricks.
 */
bricks: Pair, }>;

/**
 * A turn that is over.
 */
export type LastTurn = {
/**
 * Whose it was.
 */
seat: Seat,
/**
 * What was scored.
 */
scored: Scored, };

/**
 * A line of the table of scores, in the order in which they are tried.
 */
export type Line = "cheese" | "happiness" | "smile" | "grin" | "half-smile" | "wolf-grin" | "plain" | "miss";

/**
 * How many of a player's three marbles are in hand; the others are in the dungeon (FO-1).
 */
export type Marbles = number;

/**
 * What a score does to the player's own marbles.
 */
export type Own = "may-come-back" | "comes-back" | "stays" | "lost";

/**
 * Two faces, the lesser first. Dice show 1 to 6, bricks also 0, the blank.
 *
 * ```
 * use luckhouse_games::fortuna::Pair;
 * assert_eq!(Pair::of(6, 3).to_string(), "3 6");
 * ```
 */
export type Pair = [number, number];

/**
 * Where in a turn the game stands, in the order in which it is played.
 *
 * The true score is in a phase only once the challenge is over (FO-11).
 */
export type Phase = { "starting": Starting } | "dice" | { "bricks": {
/**
 * The dice that lie open.
 */
dice: DiceSet, } } | { "pick-dice": Throw } | { "pick-bricks": {
/**
 * What lies open.
 */
throw: Throw,
/**
 * The dice that were chosen for them.
 */
dice: Pair, } } | { "call": Throw } | { "challenge": {
/**
 * What was called about.
 */
throw: Throw,
/**
 * What was called.
 */
call: Call, } } | { "reward": {
/**
 * What was scored.
 */
scored: Scored,
/**
 * Those who decide.
 */
challengers: SeatSet, } } | { "own-marble": Scored } | { "take": Scored } | "over";

/**
 * What everybody sees of a player.
 */
export type PlayerView = {
/**
 * Points.
 */
score: number,
/**
 * Marbles in hand, of three.
 */
marbles: Marbles,
/**
 * The side, once the starter is known.
 */
colour: Colour | null, };

/**
 * What a roll and a flip are truly worth, whatever was called.
 */
export type Score = {
/**
 * Its line in the table.
 */
line: Line,
/**
 * Its points.
 */
points: number, };

/**
 * A line of the table of scores.
 */
export type ScoreLine = {
/**
 * Which.
 */
line: Line,
/**
 * What it has to be called.
 */
call: Call,
/**
 * How its points are counted.
 */
worth: Worth,
/**
 * The fewest points that a group of this line can bring.
 */
least: number,
/**
 * The most points that a group of this line can bring.
 */
most: number,
/**
 * What it does to the player's own marbles.
 */
own: Own,
/**
 * How many marbles it takes from an opponent.
 */
takes: number, };

/**
 * A throw with its true score, and what was called.
 */
export type Scored = {
/**
 * What lay open.
 */
throw: Throw,
/**
 * The call, where calls are spoken.
 */
called: Called | null,
/**
 * What it truly was.
 */
score: Score, };

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
 * All dice and bricks that lie open: two of each, or more (FO-17).
 */
export type Spread = {
/**
 * The dice.
 */
dice: DiceSet,
/**
 * The bricks.
 */
bricks: BrickSet, };

/**
 * Who rolls for the first turn, and what they have rolled (FO-2).
 */
export type Starting = {
/**
 * Those who still can have it.
 */
contenders: SeatSet,
/**
 * What each has rolled in this round: the sum of two dice.
 */
totals: Array<number | null>, };

/**
 * What lies on the table and never changes.
 */
export type StaticData = {
/**
 * The table of scores, in the order in which they are tried.
 */
lines: Array<ScoreLine>,
/**
 * All bricks of the table; 0 is a blank.
 */
bricks: BrickSet,
/**
 * How many of them are one kit.
 */
kit: number,
/**
 * How many dice are rolled and bricks flipped in a turn.
 */
spread: number,
/**
 * How many of each are scored together.
 */
scored: number,
/**
 * How many groups of so many are scored: one, or with everything paired up one for each pair of players (FO-22).
 */
groups: number,
/**
 * The marbles of each player.
 */
marbles: number,
/**
 * The score that ends the game, if one does.
 */
target: number | null,
/**
 * The last turn; none where it is so far off that nobody expects to get there.
 */
cap: number | null,
/**
 * Gold plays against Black.
 */
teams: boolean,
/**
 * Players call their score, and others may challenge it.
 */
spoken: boolean,
/**
 * A double whose sum one brick shows is a Wolf Grin too (FO-21).
 */
wolf_either: boolean,
/**
 * A great score takes marbles from every opponent (FO-23).
 */
others_all: boolean, };

/**
 * All that lies open, and what of it is scored: one group of two dice and two bricks, or with `spread=grand` as many as
 * there are pairs of players (FO-22). While the player still chooses, the groups made so far.
 */
export type Throw = {
/**
 * All that lie open.
 */
spread: Spread,
/**
 * What is scored of it, each group for itself.
 */
groups: Groups, };

/**
 * How a call came out.
 */
export type Verdict = "silent" | "right" | "caught" | "unseen";

/**
 * How the points of a score are counted.
 */
export type Worth = "fixed" | "twice" | "smaller" | "each" | "best" | "nothing";
