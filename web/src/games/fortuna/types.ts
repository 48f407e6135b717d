/** What everybody sees of a game of Fortuna, as the house sends it. */
export interface FortunaView {
  players: PlayerView[];
  /** Who had the first turn; null before that is known. */
  starter: SeatId | null;
  /** Whose turn it is; before the first turn, who rolls for it next. */
  on_turn: SeatId;
  /** Turns that are over. */
  turns: number;
  phase: Phase;
  last: LastTurn | null;
}

/** `p1`, `p2`, … */
export type SeatId = string;
export type Colour = 'gold' | 'black';
/** Two faces, the lower one first; a blank brick is 0. */
export type Pair = readonly [number, number];

export interface PlayerView {
  score: number;
  /** In hand, of three. */
  marbles: number;
  colour: Colour | null;
}

export type Phase =
  | 'dice'
  | 'over'
  | { starting: Starting }
  | { bricks: { dice: number[] } }
  | { 'pick-dice': Spread }
  | { 'pick-bricks': { spread: Spread; dice: Pair } }
  | { call: Throw }
  | { challenge: { throw: Throw; call: Call } }
  | { reward: { scored: Scored; challengers: SeatId[] } }
  | { 'own-marble': Scored }
  | { take: Scored };

export interface Starting {
  contenders: SeatId[];
  totals: (number | null)[];
}

export interface Spread {
  dice: number[];
  bricks: number[];
}

export interface Throw {
  spread: Spread;
  dice: Pair;
  bricks: Pair;
}

export interface Scored {
  throw: Throw;
  called: { call: Call; challengers: SeatId[] } | null;
  score: { line: Line; points: number };
}

export interface LastTurn {
  seat: SeatId;
  scored: Scored;
}

export type Call = 'cheese' | 'happiness' | 'smile' | 'grin' | 'half-smile' | 'wolf-grin' | 'plain';
export type Line = Call | 'miss';

/** An offer's structured form. */
export type Action =
  | 'accept'
  | 'challenge'
  | 'free'
  | 'leave'
  | { dice: Pair }
  | { bricks: Pair }
  | { call: Call }
  | { take: SeatId };
