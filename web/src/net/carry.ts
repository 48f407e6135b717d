import { keep, type Key } from './keys';

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

/** Take up a seat that was carried here; true if there was one. */
export function arrive(table: string, hash: string): boolean {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const [seat, token] = [Number(carried.get('seat')), carried.get('token')];
  if (!token || !Number.isInteger(seat) || seat < 1) return false;
  keep({
    table,
    seat,
    token,
    bytes: '',
    game: carried.get('game') ?? '',
    at: Date.now(),
  });
  return true;
}
