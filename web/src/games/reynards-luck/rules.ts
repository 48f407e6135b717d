// Made from the rules in Rust; do not edit: `make bless` writes it anew.

/**
 * A choice of a player.
 */
export type Action = { "place": Kind } | "roll" | { "return": Kind } | { "go": {
/**
 * Where the piece stands.
 */
from: Square,
/**
 * Where it moves to, or whom it challenges.
 */
to: Square,
/**
 * What it does.
 */
deed: Deed, } } | { "card": Card } | "advance" | "stay" | "keep";

/**
 * A card, by its value.
 */
export type Card = number;

/**
 * p1 is Red, p2 is Blue.
 */
export type Colour = "red" | "blue";

/**
 * What a piece does on its turn.
 */
export type Deed = "move" | "challenge";

/**
 * The face of one die, 1 to 6.
 */
export type Die = number;

/**
 * A confrontation in which the pieces are revealed. Everybody sees all of it.
 */
export type Duel = {
/**
 * The square of the challenger, who is on turn.
 */
from: Square,
/**
 * The square of the challenged.
 */
to: Square,
/**
 * The piece that challenges.
 */
challenger: Fighter,
/**
 * The piece that is challenged.
 */
challenged: Fighter, };

/**
 * How a game ended.
 */
export type Ending = { "by": "foxheads",
/**
 * By whom.
 */
winner: Seat, } | { "by": "pieces",
/**
 * Who won the last confrontation and the game.
 */
winner: Seat,
/**
 * That confrontation.
 */
duel: Duel, } | { "by": "cap" };

/**
 * One side of a confrontation.
 */
export type Fighter = {
/**
 * The piece.
 */
kind: Kind,
/**
 * The card played for it, once it is turned.
 */
card?: Card,
/**
 * What a fox has rolled, once it has.
 */
die?: Die, };

/**
 * What a piece is worth in a confrontation. Written `1` to `6`, or `fox`.
 */
export type Kind = "1" | "2" | "3" | "4" | "5" | "6" | "fox";

/**
 * Where in the game, or in the turn, we are. No phase holds a secret.
 */
export type Phase = { "name": "place" } | { "name": "deal" } | { "name": "starter" } | { "name": "begin" } | { "name": "roll" } | { "name": "act",
/**
 * What was rolled.
 */
die: Die, } | { "name": "follow",
/**
 * Where it stands now.
 */
at: Square, } | { "name": "cards",
/**
 * The challenger's square.
 */
from: Square,
/**
 * The square of the challenged.
 */
to: Square, } | { "name": "reveal",
/**
 * The challenger's square.
 */
from: Square,
/**
 * The square of the challenged.
 */
to: Square, } | { "name": "foxes",
/**
 * The confrontation.
 */
duel: Duel, } | { "name": "turn-cards",
/**
 * The confrontation.
 */
duel: Duel, } | { "name": "advance",
/**
 * The confrontation.
 */
duel: Duel, } | { "name": "return",
/**
 * The confrontation.
 */
duel: Duel,
/**
 * Who won it.
 */
winner: Seat,
/**
 * What they captured.
 */
captured: Kind, } | { "name": "draw",
/**
 * The confrontation that is over.
 */
duel: Duel, } | { "name": "over",
/**
 * How it ended.
 */
ending: Ending, };

/**
 * The card of a seat in a confrontation, before the cards are turned.
 */
export type Played = "nothing" | "face-down" | { "known": Card };

/**
 * What an event did.
 */
export type ReynardFact = { "name": "places", side: Colour, kind: Kind, square: Square, } | { "name": "places-hidden", side: Colour, square: Square, } | { "name": "arranged", side: Colour, } | { "name": "dealt", side: Colour, card: Card, } | { "name": "dealt-hidden", side: Colour, } | { "name": "starts", side: Colour, } | { "name": "returns", side: Colour, kind: Kind, square: Square, whole_turn: boolean, } | { "name": "rolls", side: Colour, die: Die, } | { "name": "passes", side: Colour, } | { "name": "moves", side: Colour, from: Square, to: Square, foxhead: boolean, } | { "name": "hides-again", side: Colour, square: Square, } | { "name": "challenges", side: Colour, from: Square, to: Square, } | { "name": "plays", side: Colour, card: Card, } | { "name": "plays-hidden", side: Colour, } | { "name": "shows", side: Colour, square: Square, kind: Kind, } | { "name": "fox-rolls", side: Colour, square: Square, die: Die, } | { "name": "turns-cards", red: Card, blue: Card, } | { "name": "adds", side: Colour, square: Square, kind: Kind, die: Die | null, card: Card, sum: number, } | { "name": "ties" } | { "name": "captures", side: Colour, kind: Kind, square: Square, } | { "name": "advances", side: Colour, from: Square, to: Square, } | { "name": "stays", side: Colour, square: Square, } | { "name": "keeps", side: Colour, kind: Kind, } | { "name": "draws", side: Colour, card: Card, } | { "name": "draws-hidden", side: Colour, } | { "name": "new-deck", cards: number, } | { "name": "claims", side: Colour, other: Colour, foxheads: number, } | { "name": "loses-claim", side: Colour, } | { "name": "turn-passes", to: Colour, } | { "name": "resigned", side: Colour, } | { "name": "held-foxheads", winner: Colour, foxheads: number, } | { "name": "too-few-pieces", side: Colour, winner: Colour, pieces: number, } | { "name": "last-turn", turn: number, red: number, blue: number, winner: Colour | null, };

/**
 * What a choice would do.
 */
export type ReynardOutlook = { "name": "place", square: Square, left: number, } | { "name": "roll" } | { "name": "return-at-once", square: Square, } | { "name": "return-instead", square: Square, } | { "name": "move", kind: Kind, } | { "name": "onto-foxhead" } | { "name": "onto-shield", side: Colour, } | { "name": "challenge", kind: Kind, against: Kind | null, wins: number, total: number, } | { "name": "card", wins: number, ties: number, loses: number, total: number, } | { "name": "advance", square: Square, } | { "name": "stay", square: Square, } | { "name": "on-foxhead" } | { "name": "on-shield", side: Colour, } | { "name": "keep" };

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
 * A hand of cards.
 */
export type SeenHand = {
/**
 * How many.
 */
count: number,
/**
 * Which, if the viewer may know.
 */
cards: Array<Card> | null, };

/**
 * A piece on the board.
 */
export type SeenPiece = {
/**
 * Where it stands.
 */
square: Square,
/**
 * For whom it fights.
 */
owner: Seat,
/**
 * What it is, if the viewer may know.
 */
kind: Kind | null,
/**
 * Who may know.
 */
standing: Standing, };

/**
 * What belongs to one side.
 */
export type SideData = {
/**
 * Whose.
 */
side: Colour,
/**
 * Where captives come back.
 */
shield: Square,
/**
 * Where the pieces start, in the order in which they are placed.
 */
formation: Array<Square>,
/**
 * What it begins with.
 */
pieces: Array<Kind>, };

/**
 * A square. Red's home rank is 1, Blue's is 9.
 *
 * ```
 * use luckhouse_games::reynards_luck::Square;
 * let square: Square = "e9".parse()?;
 * assert_eq!((square.file(), square.rank()), (4, 8));
 * # Ok::<(), luckhouse_engine::BadWord>(())
 * ```
 */
export type Square = string;

/**
 * What has become known of a piece. It goes on from one to the next (RL-7), and back to hidden only
 * where a piece that moves is forgotten (RL-22).
 */
export type Standing = "hidden" | "revealed" | "turncoat";

/**
 * What lies on the table and never changes.
 */
export type StaticData = {
/**
 * Files and ranks of the board.
 */
size: number,
/**
 * The squares to hold.
 */
foxheads: [Square, Square, Square, Square],
/**
 * Red's side, then Blue's.
 */
sides: [SideData, SideData],
/**
 * The kinds of pieces, in order.
 */
kinds: [Kind, Kind, Kind, Kind, Kind, Kind, Kind],
/**
 * The whole deck.
 */
cards: Array<Card>,
/**
 * Cards in a full hand.
 */
hand: number,
/**
 * So many pieces or fewer lose.
 */
too_few: number,
/**
 * Turns after which the pieces are counted.
 */
cap: number, };

/**
 * The table as one viewer sees it.
 */
export type View = {
/**
 * Where in the game, or in the turn, we are.
 */
phase: Phase,
/**
 * Whose turn it is; in the set-up, who places or is dealt to first.
 */
on_turn: Seat,
/**
 * Turns that are over.
 */
turns: number,
/**
 * Who held all foxheads at the end of their own last turn, and wins if they still do after this one.
 */
claim: Seat | null,
/**
 * The pieces on the board, in the order of the squares.
 */
pieces: Array<SeenPiece>,
/**
 * What each seat still hides: the kinds of the pieces that nobody else knows, in the set-up all of them.
 */
hidden: Array<Array<Kind>>,
/**
 * The captured pieces that each seat can return.
 */
reserves: Array<Array<Kind>>,
/**
 * The hand of each seat.
 */
hands: Array<SeenHand>,
/**
 * What each seat has played in a confrontation in which the cards are not turned yet.
 */
played: Array<Played>,
/**
 * Cards that lie open beside the board.
 */
spent: Array<Card>,
/**
 * Cards left in the deck.
 */
deck: number, };
