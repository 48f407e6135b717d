import type { News } from '../../table/session.svelte';
import type { Told } from '../../net/story';
import type { View } from './types';

/**
 * What happened since one last had a say: bots are quick, and what they did in a blink still has to be seen.
 */
export interface Chapter {
  /** The news it was last continued with. */
  id: number;
  /** How the table stood when it began. */
  base: View | null;
  lines: readonly Told[];
}

export const EMPTY: Chapter = { id: -1, base: null, lines: [] };
const MOST = 40;

/** Go on with a chapter, or begin the next one: after a choice of one's own, for others with every turn. */
export function continued(chapter: Chapter, news: News, view: View, seat: number | null): Chapter {
  const before = (news.before?.view ?? null) as View | null;
  if (!before) return { id: news.id, base: null, lines: news.lines };
  const began = seat === null ? chapter.base?.on_turn !== before.on_turn : news.before!.offers.length > 0;
  const backwards = view.turns < before.turns || (chapter.base !== null && view.turns < chapter.base.turns);
  if (began || backwards || !chapter.base) return { id: news.id, base: before, lines: news.lines };
  return { id: news.id, base: chapter.base, lines: [...chapter.lines, ...news.lines].slice(-MOST) };
}

/** How a roll ended, so far as the house says it in words. */
export type Verdict = 'hit' | 'miss' | null;

export interface Happening {
  /** The number of its line in the story. */
  n: number;
  dice: readonly number[];
  told: string;
  verdict: Verdict;
}

const CARD_ROLL = /^p\d rolls [1-6]\.$/;
const MISS = /: nothing\.|no match\.|Blocked\./;
const HIT = /a match!|gets through\.|lies in \w+ now\./;

function verdictOf(told: string): Verdict {
  if (MISS.test(told)) return 'miss';
  return HIT.test(told) ? 'hit' : null;
}

/** What is worth telling beside the board; the card itself shows which dice were put where. */
export function happenings(lines: readonly Told[]): Happening[] {
  const worth = lines.filter(
    ({ line, told }) => told && !CARD_ROLL.test(told) && !/^p\d (put|done|hunt|salvage)\b/.test(line),
  );
  return worth.map(({ n, line, told }) => {
    const dice = /^\* ([1-6](?: [1-6])*)$/.exec(line)?.[1]?.split(' ').map(Number) ?? [];
    return { n, dice, told, verdict: dice.length > 0 ? verdictOf(told) : null };
  });
}
