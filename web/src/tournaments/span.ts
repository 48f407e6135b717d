const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** How long until something, by what one wants to know of it: far away nobody counts seconds. */
export type Span =
  | { is: 'days'; days: number; hours: number }
  | { is: 'hours'; hours: number; minutes: number }
  | { is: 'clock'; clock: string }
  | { is: 'past' };

/** From now until then. It is rounded up, so that nothing is there before it says so. */
export function spanOf(until: number, now: number): Span {
  const left = Math.ceil((until - now) / SECOND);
  if (left <= 0) return { is: 'past' };
  if (left >= DAY)
    return { is: 'days', days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  if (left >= HOUR)
    return { is: 'hours', hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
  return { is: 'clock', clock: `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}` };
}

/** A moment as a field for a date and a time holds it, on the clock of this browser. */
export function fieldOf(at: number): string {
  const here = at - new Date(at).getTimezoneOffset() * MINUTE * SECOND;
  return new Date(here).toISOString().slice(0, 16);
}

/** What stands in such a field; nothing if that is no moment. */
export function momentOf(field: string): number | null {
  const at = new Date(field).getTime();
  return Number.isNaN(at) ? null : at;
}

const QUARTER = 15 * MINUTE * SECOND;
/** A quarter of an hour that leaves some time to come. */
export const soon = (now: number): number => Math.ceil(now / QUARTER + 1) * QUARTER;
