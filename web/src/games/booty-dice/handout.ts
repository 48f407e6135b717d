import type { Offer } from '../../protocol';
import type { Several } from '../../table/series.svelte';
import { aimAt, type Aim } from './offers';
import type { BootyView, Phase, Pirate } from './rules';

/** How often each pirate is to be robbed or attacked, in the order in which they were first named. */
export type HandOut = ReadonlyMap<string, number>;

/** So many thefts or attacks are to be handed out now. */
export const toGive = (phase: Phase): number =>
  phase.name === 'robbing' ? phase.thefts : phase.name === 'attacking' ? phase.attacks : 0;

export const given = (out: HandOut): number => [...out.values()].reduce((sum, n) => sum + n, 0);

/** What lies on a pirate's card to be taken: more cannot be. */
export const mostOf = ({ lives, shields, doubloons }: Pirate, deed: Aim['deed']): number =>
  deed === 'rob' ? doubloons : lives + shields;

/** Why one more is not possible: all are given out, or this pirate has no more. */
export type NoMore = 'all' | 'most';

export function noMore(out: HandOut, view: BootyView, pirate: string, deed: Aim['deed']): NoMore | null {
  if ((out.get(pirate) ?? 0) >= mostOf(pirateOf(view, pirate), deed)) return 'most';
  return given(out) >= toGive(view.phase) ? 'all' : null;
}

const pirateOf = (view: BootyView, pirate: string): Pirate => view.pirates[Number(pirate.slice(1)) - 1]!;

/** With one more for this pirate, or one less. */
export function changed(out: HandOut, pirate: string, by: 1 | -1): HandOut {
  const next = new Map(out).set(pirate, (out.get(pirate) ?? 0) + by);
  if ((next.get(pirate) ?? 0) <= 0) next.delete(pirate);
  return next;
}

/** What of it can still be done as things stand now, after so many were done of it in order. */
export function remaining(out: HandOut, made: number, view: BootyView, offers: readonly Offer[]): HandOut {
  const rest = new Map<string, number>();
  let left = toGive(view.phase);
  let skip = made;
  for (const [pirate, n] of out) {
    const aim = aimAt(offers, pirate);
    const wished = n - Math.min(n, skip);
    skip -= n - wished;
    const still = aim ? Math.min(wished, left, mostOf(pirateOf(view, pirate), aim.deed)) : 0;
    if (still > 0) rest.set(pirate, still);
    left -= still;
  }
  return rest;
}

/** As the house is told: each pirate's one after the other. */
export function asChoices(out: HandOut, view: BootyView, offers: readonly Offer[]): Several {
  const { name } = view.phase;
  const all = toGive(view.phase);
  const words = [...out].flatMap(([pirate, n]) => {
    const word = aimAt(offers, pirate)?.offer.word;
    return word === undefined ? [] : Array<string>(n).fill(word);
  });
  return {
    words,
    still(now, made) {
      const { phase } = now as BootyView;
      return phase.name === name && toGive(phase) === all - made;
    },
  };
}
