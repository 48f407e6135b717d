import type { Choice } from '../games/marks';
import type { Fact, Offer, Opinion } from '../protocol';

/** An opinion, with what a board needs to draw it and with its reasons, where the house has some. */
export interface Advised extends Opinion, Choice {
  why: Fact[];
}

/** What is thought of each choice, the best first. What is no longer offered is left out. */
export function advised(opinions: readonly Opinion[], offers: readonly Offer[]): Advised[] {
  const values = new Map(offers.map(({ word, value }) => [word, value as unknown]));
  return opinions
    .filter(({ word }) => values.has(word))
    .map((opinion) => ({ why: [], ...opinion, value: values.get(opinion.word) }))
    .sort((a, b) => b.chance - a.chance);
}

/** How many choices cannot be told from the best: they differ by less than both can be off. */
export function alike([best, ...others]: readonly Advised[]): number {
  if (!best) return 0;
  const close = (other: Advised) => best.chance - other.chance < best.paired_error + other.paired_error;
  return others.filter(close).length;
}
