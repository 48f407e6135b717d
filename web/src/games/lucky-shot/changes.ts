import { standing } from './read';
import type { FortView, View } from './rules';

export type Mark = 'stands' | 'gone' | 'room';

/** The boxes of a fort in the order in which they are filled, from the ground up. */
export function marks(fort: FortView, boxes: number): Mark[] {
  const up = standing(fort);
  return Array.from({ length: boxes }, (_, index) =>
    index < up ? 'stands' : index < fort.built ? 'gone' : 'room',
  );
}

export interface Box {
  index: number;
  x: number;
  y: number;
}

/** Where the boxes lie in a pyramid, ground first: every row has one less than the one below. */
export function pyramid(ground: number, width: number, height: number, gap: number): Box[] {
  const boxes: Box[] = [];
  for (let row = ground; row >= 1; row--) {
    for (let column = 0; column < row; column++) {
      const x = (ground - row) * ((width + gap) / 2) + column * (width + gap);
      boxes.push({ index: boxes.length, x, y: (row - 1) * (height + gap) });
    }
  }
  return boxes;
}

/** What is new about a fort since an earlier look at the table. */
export interface Change {
  /** It was not there. */
  fresh: boolean;
  /** Bricks more or less. */
  bricks: number;
  level: boolean;
  treasure: boolean;
}

const SAME: Change = { fresh: false, bricks: 0, level: false, treasure: false };

const fortsOf = (view: View) => view.players.flatMap((player) => player.forts);

export function changeOf(fort: FortView, base: View | null): Change {
  if (!base || base.players.every((player) => player.forts.length === 0)) return SAME;
  const old = fortsOf(base).find((each) => each.name === fort.name);
  if (!old) return { ...SAME, fresh: true };
  return {
    fresh: false,
    bricks: standing(fort) - standing(old),
    level: fort.level !== old.level,
    treasure: fort.treasure !== old.treasure,
  };
}

/** Forts of this player that stood at an earlier look and do not any more. */
export function lost(view: View, base: View | null, seat: number): FortView[] {
  const before = base?.players[seat - 1]?.forts ?? [];
  const now = view.players[seat - 1]?.forts ?? [];
  return before.filter((old) => now.every((each) => each.name !== old.name));
}

/** How many forts stand side by side in a land, on a wide table and on a phone: few are large, many small. */
export function columnsFor(forts: number, lands: number, whole: boolean): { wide: number; narrow: number } {
  const wide = Math.min(Math.max(forts, 2), lands > 2 ? 3 : forts > 8 ? 6 : 4);
  if (whole) return { wide, narrow: 4 };
  return { wide, narrow: forts < 2 ? 1 : forts > 6 ? 3 : 2 };
}
