import type { Worth } from '../protocol';
import { worth } from './api';
import type { Kind } from './draft';

/** Nothing is asked before the drawing has rested so long, and then again every so often, in milliseconds. */
const REST = 1500;
const AGAIN = 1500;

/** What the house finds out about a document while somebody looks. */
export class Study {
  known: Worth | null = $state.raw(null);
  trouble = $state(false);
  /** Nobody wants to know: the house stops when it is not asked any more. */
  stopped = $state(false);

  /** Ask for the document as it is now, as long as it is in order. */
  constructor(subject: () => { kind: Kind; line: string } | null) {
    $effect(() => {
      const asked = subject();
      this.known = null;
      this.trouble = false;
      if (!asked || this.stopped) return;
      let timer = setTimeout(ask, REST);
      let left = false;
      const show = (found: Worth) => {
        if (left) return;
        this.known = found;
        this.trouble = false;
        if (!found.over) timer = setTimeout(ask, AGAIN);
      };
      const fail = () => {
        if (left) return;
        this.trouble = true;
        timer = setTimeout(ask, 5 * AGAIN);
      };
      function ask() {
        worth(asked!.kind, asked!.line).then(show, fail);
      }
      return () => {
        left = true;
        clearTimeout(timer);
      };
    });
  }
}

/** Between which shares of all games the truth lies, as sure as 19 of 20, if so many of so many were won (Wilson). */
export function between(won: number, played: number): [least: number, most: number] {
  if (played === 0) return [0, 1];
  const z = 1.96;
  const share = won / played;
  const middle = share + (z * z) / (2 * played);
  const off = z * Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played));
  const whole = 1 + (z * z) / played;
  return [(middle - off) / whole, (middle + off) / whole];
}

/** For each zone, how many journeys came there and how many ended there: those who won are counted behind the last. */
export function journeys(turns: readonly (readonly [number, number])[], zones: number) {
  const ended = (zone: number) => turns.find(([at]) => at === zone)?.[1] ?? 0;
  return Array.from({ length: zones }, (_, zone) => ({
    came: turns.reduce((sum, [at, games]) => sum + (at >= zone ? games : 0), 0),
    ended: ended(zone),
  }));
}

export function meanTurns(turns: readonly (readonly [number, number])[]): number {
  const games = turns.reduce((sum, [, n]) => sum + n, 0);
  return games === 0 ? 0 : turns.reduce((sum, [at, n]) => sum + at * n, 0) / games;
}
