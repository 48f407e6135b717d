import { ask, json, post, seated } from '../net/api';
import type { Daily, PlayDaily, Seated } from '../protocol';

/** A day as the house told it, and how far its clock is ahead of this browser's. */
export interface Told {
  daily: Daily;
  ahead: number;
}

/** A day by its name; without one, today. */
export async function told(day: string | null): Promise<Told> {
  const path = day === null ? '/daily' : `/daily/${encodeURIComponent(day)}`;
  const daily = await json<Daily>(ask(path));
  return { daily, ahead: daily.now - Date.now() };
}

/** A seat for the journey of a day: the one that counts is the same on every device. */
export async function sitDown({ day, game }: Daily, order: PlayDaily): Promise<Seated> {
  return seated(await json<Seated>(post(`/daily/${day}/tables`, order)), game, { daily: day });
}
