import { keep, keysOf, type Key } from './keys';

/**
 * A seat is carried to another device behind the `#` of its table's address: browsers do not send that part to anybody.
 */
export function carrying(key: Key): string {
  const seat = new URLSearchParams({
    seat: String(key.seat),
    token: key.token ?? '',
    game: key.game,
  });
  return `/t/${key.table}#${seat.toString()}`;
}

/** Asks the house which seat a token opens; null if it opens none. Fails if the house does not answer. */
export type Opens = (table: string, token: string) => Promise<number | null>;

/**
 * Take up a seat that was carried here, if the house says that it is one: anybody can send a link, and a good seat of
 * this browser must not be lost by opening it. True if the link has been dealt with and its end can be forgotten.
 */
export async function arrive(table: string, hash: string, opens: Opens): Promise<boolean> {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const [seat, token] = [Number(carried.get('seat')), carried.get('token')];
  if (!token || !Number.isInteger(seat) || seat < 1) return false;
  if (keysOf(table).some((key) => key.token === token)) return true;
  try {
    // Only one token opens a seat: if it is this one, what was kept for the seat opens it no more.
    if ((await opens(table, token)) !== seat) return true;
  } catch {
    return false;
  }
  keep({ table, seat, token, bytes: '', game: carried.get('game') ?? '', at: Date.now() });
  return true;
}
