import { ask, json } from '../net/api';
import { capital } from '../lobby/bots';
import type { Ladder, Rung } from '../protocol';
import { has, t } from '../text/ladder';

/** The ladders of a game, one for each number of seats. */
export const ladders = (game: string) =>
  json<Ladder[]>(ask(`/ladders?${new URLSearchParams({ game }).toString()}`));

/** What a bot of this level is called; a level that the page does not know keeps its word. */
export function nameOf(level: string): string {
  const key = `ladder-name-${level}`;
  return has(key) ? t(key) : capital(level);
}

/** How one fared against a bot; nothing for a guest. */
export function fared({ met }: Rung): string {
  if (!met) return '';
  if (met.games === 0) return t('ladder-not-met');
  if (met.won === 0) return t('ladder-never', { n: met.games });
  return `${t('ladder-beaten', { n: met.won })} ${t('ladder-of', { n: met.games })}`;
}

/** What is left of that without luck, when the coach has looked at a game. */
export function withoutLuck({ met }: Rung, seats: number): string {
  if (met?.without_luck === undefined) return '';
  return t('ladder-without-luck', {
    share: Math.round(met.without_luck),
    even: Math.round(100 / seats),
  });
}

/** Has somebody whom the house knows nothing left to climb? */
export const isOnTop = ({ rungs, next }: Ladder): boolean =>
  next === undefined && rungs.some(({ met }) => met !== undefined);
