import type { Kind, Seat, SeenPiece, Square } from './rules';

/** A formation that is arranged before it is told to the house: which kind on which of its squares, in their order. */
export type Arrangement = readonly Kind[];

/** What the house has already: the pieces on the first squares of the formation. */
export function placedOn(formation: readonly Square[], pieces: readonly SeenPiece[], seat: Seat): Kind[] {
  const placed: Kind[] = [];
  for (const square of formation) {
    const piece = pieces.find((piece) => piece.square === square && piece.owner === seat);
    if (!piece?.kind) break;
    placed.push(piece.kind);
  }
  return placed;
}

/** The arrangement with what is placed already, and the rest of all pieces as much as possible as it was. */
export function settled(wished: Arrangement, all: readonly Kind[], placed: readonly Kind[]): Arrangement {
  const left = [...all];
  const take = (kind: Kind) => {
    const place = left.indexOf(kind);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  placed.forEach(take);
  const kept = wished.slice(placed.length).map((kind) => (take(kind) ? kind : null));
  while (kept.length + placed.length < all.length) kept.push(null);
  return [...placed, ...kept.map((kind) => kind ?? left.shift()!)];
}

/** Two change places, unless one of them is placed already. */
export function swapped(wished: Arrangement, placed: number, one: number, other: number): Arrangement {
  if (Math.min(one, other) < placed || Math.max(one, other) >= wished.length) return wished;
  const next = [...wished];
  [next[one], next[other]] = [wished[other]!, wished[one]!];
  return next;
}

/** All that are not placed yet, in any order. */
export function shuffled(
  wished: Arrangement,
  placed: number,
  random: () => number = Math.random,
): Arrangement {
  const next = [...wished];
  for (let place = next.length - 1; place > placed; place--) {
    const other = placed + Math.floor(random() * (place - placed + 1));
    [next[place], next[other]] = [next[other]!, next[place]!];
  }
  return next;
}
