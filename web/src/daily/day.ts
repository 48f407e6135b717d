import type { Daily, DailyResult } from '../protocol';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after this one. */
export const daysAfter = (day: string, n: number): string =>
  new Date(midnight(day) + n * DAY).toISOString().slice(0, 10);

/** A day as it is written where the language is spoken: the same one everywhere on earth. */
export const written = (day: string, language: string): string =>
  new Date(midnight(day)).toLocaleDateString(language, { dateStyle: 'full', timeZone: 'UTC' });

/** What is left of a day, rounded down: there is never less time than is said. */
export type Left =
  | { is: 'hours'; hours: number; minutes: number }
  | { is: 'minutes'; minutes: number }
  | { is: 'soon' | 'over' };

export function leftOf(ends: number, now: number): Left {
  const left = ends - now;
  if (left <= 0) return { is: 'over' };
  if (left < MINUTE) return { is: 'soon' };
  if (left < HOUR) return { is: 'minutes', minutes: Math.floor(left / MINUTE) };
  return { is: 'hours', hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
}

/**
 * How one's own day stands. `counted` is over in time and `late` is not; `left` was begun and not ended before its day
 * was over, `missed` not begun.
 */
export type State = 'fresh' | 'running' | 'counted' | 'late' | 'left' | 'missed';

export function stateOf({ day, today, mine }: Daily): State {
  const past = day < today;
  if (mine?.over) return mine.entry ? 'counted' : 'late';
  if (mine?.table) return past ? 'left' : 'running';
  return past ? 'missed' : 'fresh';
}

/** Is what the button begins for practice? Whoever has begun goes on with that first. */
export const practises = (state: State): boolean =>
  state === 'counted' || state === 'late' || state === 'missed';

/** A zone of a journey: its light burns, went out there, or was never reached. */
export type Light = 'lit' | 'out' | 'dark';

export function lightsOf({ won, zone, zones }: DailyResult): Light[] {
  const light = (n: number): Light => (won || n < zone ? 'lit' : n === zone ? 'out' : 'dark');
  return Array.from({ length: zones }, (_, index) => light(index + 1));
}
