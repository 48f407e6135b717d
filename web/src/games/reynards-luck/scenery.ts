import type { SeatId, Square } from './types';

/** What is printed on the board, and where each side begins. */
export interface Scenery {
  size: number;
  foxheads: ReadonlySet<Square>;
  shields: Readonly<Record<SeatId, Square | null>>;
  /** Where the pieces of a side are placed, in that order; empty if it is not known. */
  formations: Readonly<Record<SeatId, readonly Square[]>>;
}

interface Side {
  shield?: Square;
  formation?: readonly Square[];
}

/** The scenery as the house tells it; without one, a bare board is drawn. */
export function sceneryOf(told: unknown): Scenery {
  const { size, foxheads, sides } = (told ?? {}) as {
    size?: number;
    foxheads?: readonly Square[];
    sides?: readonly Side[];
  };
  const [red, blue] = sides ?? [];
  return {
    size: size ?? 9,
    foxheads: new Set(foxheads ?? []),
    shields: { p1: red?.shield ?? null, p2: blue?.shield ?? null },
    formations: { p1: red?.formation ?? [], p2: blue?.formation ?? [] },
  };
}
