/** The table as one viewer sees it. */
export interface View {
  phase: Phase;
  on_turn: SeatId;
  /** Turns that are over. */
  turns: number;
  /** Who held all foxheads at the end of their own last turn. */
  claim: SeatId | null;
  pieces: readonly Piece[];
  /** What each seat still hides; in the set-up, all that it brings. */
  hidden: readonly (readonly Kind[])[];
  reserves: readonly (readonly Kind[])[];
  hands: readonly Hand[];
  played: readonly Played[];
  spent: readonly number[];
  deck: number;
}

export type SeatId = 'p1' | 'p2';
export type Kind = '1' | '2' | '3' | '4' | '5' | '6' | 'fox';
export type Square = string;
export type Standing = 'hidden' | 'revealed' | 'turncoat';

export interface Piece {
  square: Square;
  owner: SeatId;
  /** Nothing if the viewer may not know. */
  kind: Kind | null;
  standing: Standing;
}

export interface Hand {
  count: number;
  cards: readonly number[] | null;
}

/** A card in a confrontation, before it is turned. */
export type Played = 'nothing' | 'face-down' | { known: number };

export interface Fighter {
  kind: Kind;
  card?: number;
  /** What a fox has rolled. */
  die?: number;
}

export interface Duel {
  from: Square;
  to: Square;
  challenger: Fighter;
  challenged: Fighter;
}

export type Ending =
  { by: 'foxheads'; winner: SeatId } | { by: 'pieces'; winner: SeatId; duel: Duel } | { by: 'cap' };

export type Phase =
  | { name: 'place' | 'deal' | 'starter' | 'begin' | 'roll' }
  | { name: 'act'; die: number }
  | { name: 'cards' | 'reveal'; from: Square; to: Square }
  | { name: 'foxes' | 'turn-cards' | 'advance' | 'draw'; duel: Duel }
  | { name: 'return'; duel: Duel; winner: SeatId; captured: Kind }
  | { name: 'over'; ending: Ending };

/** An offer as a value. */
export type Action =
  | 'roll'
  | 'advance'
  | 'stay'
  | 'keep'
  | { place: Kind }
  | { return: Kind }
  | { card: number }
  | { go: { from: Square; to: Square; deed: 'move' | 'challenge' } };

export const KINDS: readonly Kind[] = ['1', '2', '3', '4', '5', '6', 'fox'];
export const SEATS: readonly SeatId[] = ['p1', 'p2'];
export const seatOf = (id: SeatId): number => (id === 'p1' ? 1 : 2);
export const otherOf = (id: SeatId): SeatId => (id === 'p1' ? 'p2' : 'p1');
