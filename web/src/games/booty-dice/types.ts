/** The faces of a die, in the order in which they act. */
export const FACES = ['D', 'X', 'J', 'C', 'W', 'S'] as const;
export type Face = (typeof FACES)[number];

/** What a pirate has; out of the game without a life. */
export interface Pirate {
  lives: number;
  shields: number;
  doubloons: number;
}

export interface Throw {
  dice: readonly Face[];
  rolls: number;
}

export type Phase =
  | { name: 'who-starts' }
  | { name: 'rolling'; kept: readonly Face[]; rolls: number }
  | ({ name: 'deciding' } & Throw)
  | { name: 'robbing'; throw: Throw; thefts: number }
  | { name: 'attacking'; throw: Throw; attacks: number }
  | { name: 'over'; winners: readonly string[] };

export interface BootyView {
  /** By seat. */
  pirates: readonly Pirate[];
  /** Doubloons in the Buried Treasure. */
  treasure: number;
  /** Shields in the War Chest. */
  war_chest: number;
  /** `p2`, once somebody has started. */
  roller: string | null;
  /** Turns that are over. */
  turns: number;
  phase: Phase;
}

/** What an offer means, as the house writes it. */
export type BootyValue =
  'stop' | 'roll-all' | { roll: readonly Face[] } | { rob: string } | { attack: string };

/** The six dice on the table, if they lie there. */
export function throwOf(phase: Phase): Throw | null {
  if (phase.name === 'deciding') return phase;
  return phase.name === 'robbing' || phase.name === 'attacking' ? phase.throw : null;
}

/** How often the dice may be thrown in a turn. */
export const THROWS = 3;
