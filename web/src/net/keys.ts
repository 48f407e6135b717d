/** Seats that belong to this browser. A token opens a seat, so it never leaves this place but to the house. */
export interface Key {
  table: string;
  /** None for a table that was opened without sitting down. */
  seat: number | null;
  token: string | null;
  /** What this seat added to the dice of a table of the first protocol; of others it is kept apart, with the dice. */
  bytes: string;
  game: string;
  /** Whose dice these are, if it is the journey of a day. */
  daily?: string;
  /** When it was last used, in milliseconds since 1970. */
  at: number;
}

const PLACE = 'luckhouse.seats';
const MOST = 200;

export function keys(): Key[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as Key[]) : [];
  } catch {
    return [];
  }
}

/** The keys of a table: several, if several people play at this screen. */
export function keysOf(table: string): Key[] {
  const own = keys().filter((key) => key.table === table && key.token !== null);
  return own.sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
}

/** The key of a table, if this browser sits there. */
export const keyOf = (table: string): Key | undefined => keysOf(table)[0];

export function keep(key: Key): void {
  const others = keys().filter((other) => other.table !== key.table || other.seat !== key.seat);
  const newest = [key, ...others].sort((a, b) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(PLACE, JSON.stringify(newest));
}

/** Forget a seat that is free again, or, without one, everything of the table. */
export function forget(table: string, seat?: number): void {
  const gone = (key: Key) => key.table === table && (seat === undefined || key.seat === seat);
  localStorage.setItem(PLACE, JSON.stringify(keys().filter((key) => !gone(key))));
}
