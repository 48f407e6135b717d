/** The table of Lantern, as the house tells it: `LanternView`. */
export interface View {
  sheet: Sheet;
  /** The number of the zone, from 1. */
  zone: number;
  phase: Phase;
  abilities: Record<Ability, CircleCount>;
  /** 0 before the dice of the setup have their places. */
  scroll: number;
  /** Circles crossed off, all rows together. */
  experience: number;
  rewarded: number;
}

export interface Sheet {
  name: string;
  note: string;
  rows: number[];
  zones: Zone[];
}

export interface Zone {
  name: string;
  /** `4 5 X X X`, or `rest`. */
  boxes: string;
}

export interface CircleCount {
  left: number;
  crossed: number;
}

export interface Phase {
  name: 'setup' | 'offer' | 'assign' | 'enter' | 'fight' | 'reroll' | 'reward' | 'won' | 'lost';
  /** Those that lie on the table, lowest first. */
  dice?: number[];
}

export const ABILITIES = ['crit', 'counter', 'magic', 'con'] as const;
export type Ability = (typeof ABILITIES)[number];
/** Where the six dice of the setup go. */
export const PLACES = [...ABILITIES, 'xp', 'camp'] as const;
export type Place = (typeof PLACES)[number];

/** What an offer of this game is. */
export type Action =
  | 'again'
  | 'keep'
  | { assign: Record<Place, number> }
  | { crit: number }
  | { counter: [number, 'up' | 'down'] }
  | { magic: number }
  | { con: number[] }
  | { gain: Ability };

export const DICE = 6;

export const isSetup = ({ phase }: View): boolean => ['setup', 'offer', 'assign'].includes(phase.name);
export const isOver = ({ phase }: View): boolean => phase.name === 'won' || phase.name === 'lost';
export const here = (view: View): Zone => view.sheet.zones[view.zone - 1]!;
