import type { LastTurn } from './rules';

/** A turn that was seen to end, with its number from 1. */
export interface Kept {
  turn: number;
  last: LastTurn;
}

const MOST = 9;

/** The turns that were seen, the newest first. Looking back in a game forgets what comes later. */
export function keep(story: readonly Kept[], turns: number, last: LastTurn | null): Kept[] {
  const before = story.filter(({ turn }) => turn < turns);
  return last ? [{ turn: turns, last }, ...before].slice(0, MOST) : [];
}
