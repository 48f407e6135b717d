import { info, Refused } from '../net/api';
import { forget, keys, type Key } from '../net/keys';
import type { TableInfo } from '../protocol';

/** A table where this browser has a seat. */
export interface Mine {
  info: TableInfo;
  seat: number;
  /** When the seat was last used. */
  at: number;
}

/** More are not asked for: they are found under all tables. */
const MOST = 24;

/** Games that are over: nothing changes there any more. */
const past = new Map<string, TableInfo>();

async function look(key: Key): Promise<Mine | null> {
  try {
    const found = past.get(key.table) ?? (await info(key.table));
    if (found.stage === 'over') past.set(key.table, found);
    return { info: found, seat: key.seat ?? 0, at: key.at };
  } catch (error) {
    const gone = error instanceof Refused && (error.why === 'no-table' || error.why === 'not-yours');
    if (gone) forget(key.table);
    return null;
  }
}

/** Every table where this browser has a seat, the newest first; those that are gone are dropped. */
export async function mine(): Promise<Mine[]> {
  const all = keys().filter((key) => key.token !== null);
  // Where several play at this screen, one of them speaks for all.
  const own = all.filter((key, place) => all.findIndex((other) => other.table === key.table) === place);
  const found = await Promise.all(own.slice(0, MOST).map(look));
  return found.filter((each) => each !== null);
}

/** Those who owe a choice. */
export const waitingFor = ({ info }: Mine): readonly number[] =>
  info.stage === 'playing' ? info.waiting : [];

/** What waits for oneself comes first, then what goes on, then what has not begun. */
export function unfinished(tables: readonly Mine[]): Mine[] {
  const rank = (each: Mine) =>
    waitingFor(each).includes(each.seat) ? 0 : each.info.stage === 'playing' ? 1 : 2;
  return tables.filter(({ info }) => info.stage !== 'over').sort((a, b) => rank(a) - rank(b) || b.at - a.at);
}

export const finished = (tables: readonly Mine[]) => tables.filter(({ info }) => info.stage === 'over');

/** How a finished game came out for this browser's player. */
export function endOf({ info, seat }: Mine): 'won' | 'lost' | 'shared' {
  const winners = info.outcome?.winners ?? [];
  const all = info.people.seats.length;
  if (all > 1 && (winners.length === 0 || winners.length === all)) return 'shared';
  return winners.includes(seat) ? 'won' : 'lost';
}
