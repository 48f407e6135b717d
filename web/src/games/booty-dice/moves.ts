import type { BootyView, Pirate } from './rules';

export type Thing = keyof Pirate;
/** `treasure`, `war-chest`, a pirate `p2`, or `sea`: where lives go. */
export type Place = string;

/** So many of one thing that went from one place to another. */
export interface Move {
  thing: Thing;
  from: Place;
  to: Place;
  count: number;
}

interface Change {
  place: Place;
  by: number;
}

const PILES = { doubloons: 'treasure', shields: 'war-chest', lives: 'sea' } as const;
const pile = (view: BootyView, thing: Thing) =>
  thing === 'doubloons' ? view.treasure : thing === 'shields' ? view.war_chest : 0;

/** How the stores of one thing differ, place by place; what is lost in lives goes to the sea. */
function changes(before: BootyView, after: BootyView, thing: Thing): Change[] {
  const pirates = after.pirates.map((pirate, at) => ({
    place: `p${at + 1}`,
    by: pirate[thing] - (before.pirates[at]?.[thing] ?? 0),
  }));
  const sum = pirates.reduce((total, change) => total + change.by, 0);
  const piled = thing === 'lives' ? -sum : pile(after, thing) - pile(before, thing);
  return [...pirates, { place: PILES[thing], by: piled }].filter((change) => change.by !== 0);
}

/** Who got it from whom: a picture of the difference, not of each hand that it went through. */
function matched(thing: Thing, all: readonly Change[]): Move[] {
  const givers = all.filter((change) => change.by < 0).map((change) => ({ ...change, by: -change.by }));
  const moves: Move[] = [];
  for (const taker of all.filter((change) => change.by > 0)) {
    let open = taker.by;
    for (const giver of givers) {
      const count = Math.min(open, giver.by);
      if (count > 0) moves.push({ thing, from: giver.place, to: taker.place, count });
      giver.by -= count;
      open -= count;
    }
  }
  return moves;
}

/** Everything that changed hands between two views. */
export function movesBetween(before: BootyView, after: BootyView): Move[] {
  return (['doubloons', 'shields', 'lives'] as const).flatMap((thing) =>
    matched(thing, changes(before, after, thing)),
  );
}

/** What a pirate has more or less of than then. */
export const gained = (before: Pirate | undefined, after: Pirate): Pirate => ({
  lives: before ? after.lives - before.lives : 0,
  shields: before ? after.shields - before.shields : 0,
  doubloons: before ? after.doubloons - before.doubloons : 0,
});
