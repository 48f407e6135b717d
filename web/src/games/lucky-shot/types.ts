/** What the house tells of a game of Lucky Shot. */

export const TREASURES = ['plains', 'desert', 'sea', 'swamp', 'volcano', 'forest'] as const;
export type Treasure = (typeof TREASURES)[number];

/** The places of the action card, in its order. */
export const PLACES = ['attack', 'build', 'raid', 'fortify'] as const;
export type Place = (typeof PLACES)[number];

export type Slot = 'empty' | { ready: number } | { used: number };
export type Card = Readonly<Record<Place, Slot>>;

/** Boxes on the sheet of a fort. */
export const BOXES = 15;

export interface FortView {
  /** `1a`: its owner's seat and a letter. */
  name: string;
  level: number;
  built: number;
  destroyed: number;
  treasure: Treasure | null;
}

export interface PlayerView {
  in_play: boolean;
  /** The first die of their next turn will be chosen. */
  volcano: boolean;
  letters: number;
  forts: readonly FortView[];
}

export interface Loose {
  treasure: Treasure;
  /** `p1` */
  owner: string;
}

export type Phase =
  | { name: 'level' | 'deal'; seat: string }
  | { name: 'starter' | 'hunt' | 'act' }
  | { name: 'die'; purpose: 'hunt' | 'card' }
  | { name: 'put'; die: number }
  | { name: 'block'; from: string; into: string }
  | { name: 'steal'; from: string; into: string; waiting: string[]; hits: string[] }
  | { name: 'salvage' | 'salvage-die'; loose: Loose }
  | { name: 'draw' | 'found'; fort: string }
  | {
      name: 'take';
      source: 'available' | { salvage: string } | { move: string };
      treasures: Treasure[];
      forts: string[];
    }
  | { name: 'power'; treasure: Treasure }
  | { name: 'over'; winners: string[] };

export interface View {
  players: readonly PlayerView[];
  available: readonly Treasure[];
  set_aside: readonly Treasure[];
  on_turn: string;
  card: Card;
  /** The next die is chosen, not rolled. */
  chosen_die: boolean;
  /** Turns that are over. */
  turns: number;
  phase: Phase;
}

/** A choice, as the `value` of an offer. */
export type Choice =
  | 'hunt'
  | 'skip'
  | 'create'
  | 'salvage'
  | 'leave'
  | 'done'
  | { die: number }
  | { take: { treasure: Treasure; fort: string } }
  | { put: Place }
  | { build: { fort: string; one: boolean } }
  | { attack: { fort: string; one: boolean } }
  | { raid: { from: string; into: string } }
  | { move: { from: string; into: string; protected: boolean } }
  | { level: { fort: string; level: number } }
  | { 'create-at': number };

export const standing = (fort: FortView): number => fort.built - fort.destroyed;

/** `p2` is seat 2, and so is the owner of `2a`. */
export const seatOf = (id: string): number => Number(/\d/.exec(id)?.[0] ?? 0);

export const dieOn = (slot: Slot): number | null =>
  slot === 'empty' ? null : 'ready' in slot ? slot.ready : slot.used;

export const isUsed = (slot: Slot): boolean => slot !== 'empty' && 'used' in slot;
