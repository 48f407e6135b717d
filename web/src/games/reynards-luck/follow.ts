import type { SeenPiece } from './rules';

/** A piece that keeps its key while it walks over the board, so that it is seen walking. */
export interface Followed extends SeenPiece {
  key: number;
}

/**
 * Which piece of now was which before? Views tell nothing of that: one that stands where it stood is the same, and
 * one that is missing has gone to where a like one is new.
 */
export function follow(before: readonly Followed[], now: readonly SeenPiece[]): Followed[] {
  let next = 1 + Math.max(0, ...before.map(({ key }) => key));
  const left = new Set(before);
  const keys = new Map<SeenPiece, number>();
  const match = (same: (was: Followed, is: SeenPiece) => boolean) => {
    for (const piece of now) {
      if (keys.has(piece)) continue;
      const was = [...left].find((was) => was.owner === piece.owner && same(was, piece));
      if (!was) continue;
      left.delete(was);
      keys.set(piece, was.key);
    }
  };
  match((was, is) => was.square === is.square && alike(was, is));
  match((was, is) => was.kind !== null && was.kind === is.kind && was.standing === is.standing);
  match((was, is) => alike(was, is) && (was.standing === is.standing || is.standing === 'revealed'));
  return now.map((piece) => ({ ...piece, key: keys.get(piece) ?? next++ }));
}

/** Nothing that is known of them speaks against their being the same. */
function alike(was: SeenPiece, is: SeenPiece): boolean {
  return was.kind === is.kind || was.kind === null || is.kind === null;
}
