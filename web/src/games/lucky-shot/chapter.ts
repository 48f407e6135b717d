import type { News } from '../../table/session.svelte';
import type { Told } from '../../net/story';
import type { View } from './types';

/**
 * What happened since one last had a say: bots are quick, and what they did in a blink still has to be seen.
 */
export interface Chapter {
  /** The news it was last continued with. */
  id: number;
  /** How the table stood when one last acted: what differs from it is marked on the board. */
  base: View | null;
  /** Nothing is asked of whoever sees it: it tells of one turn only. */
  looksOn: boolean;
  /** What was told since one's last turn ended. */
  lines: readonly Told[];
}

export const EMPTY: Chapter = { id: -1, base: null, looksOn: false, lines: [] };
const MOST = 60;
/** Choices at the beginning of a turn, while what others did is still to be seen. */
const EARLY = ['put', 'hunt', 'die'];

/**
 * Go on with a chapter. For somebody who only looks on or looks back, every turn is a new one; whoever looks back may
 * jump, and then nothing is continued.
 */
export function continued(chapter: Chapter, news: News, view: View, seat: number | null): Chapter {
  const before = (news.before?.view ?? null) as View | null;
  // A moment of a replay has a view, and no offers.
  const offers = news.before?.offers as readonly unknown[] | undefined;
  const jumped = news.id < chapter.id || (!offers && news.id !== chapter.id + 1);
  const out = seat !== null && before?.players[seat - 1]?.in_play === false;
  const looksOn = seat === null || out || (before !== null && !offers);
  if (!before || jumped) return { id: news.id, base: before, looksOn, lines: news.lines };
  const turned = before.on_turn !== view.on_turn || before.turns !== view.turns;
  const ended = turned && (looksOn || before.on_turn === `p${seat}`);
  const acted = looksOn ? ended : offers!.length > 0 && !EARLY.includes(before.phase.name);
  return {
    id: news.id,
    base: acted || !chapter.base ? before : chapter.base,
    looksOn,
    lines: ended ? news.lines : [...chapter.lines, ...news.lines].slice(-MOST),
  };
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
