import { H, Hx, M, hex, tableHash, u64, type Hex } from './frame';
import type { Bytes } from './sha256';

/** What one seat gave: opened bytes, or a link. */
export type Given = readonly [seat: number, bytes: Hex];

const listed = (given: readonly Given[]) => given.flatMap(([seat, bytes]) => [u64(seat), hex(bytes)]);

export const houseSeal = (table: string, start: number, secret: Hex): Hex =>
  Hx('house', tableHash(table), u64(start), hex(secret));

export const seatSeal = (table: string, start: number, seat: number, bytes: Hex): Hex =>
  Hx('seat', tableHash(table), u64(start), u64(seat), hex(bytes));

/** The key of all dice of a game: from the house's secret, the list, and everybody's bytes. */
export const keyOf = (secret: Hex, list: Hex, opened: readonly Given[]): Bytes =>
  M(hex(secret), 'key', hex(list), ...listed(opened));

/** Which draw it is. `round` is 0, without links, where the dice are sealed. */
export interface Draw {
  round: number;
  owner: number;
  count: number;
  links: readonly Given[];
}

const ALL = 1n << 64n;

/** A ticket from 0 up to before `total`, each as likely as every other. */
export function ticket(key: Bytes, draw: Draw, total: bigint): bigint {
  // Numbers that would favour some tickets are passed over.
  const whole = ALL - (ALL % total);
  for (let block = 0; ; block++) {
    const where = [draw.round, draw.owner, draw.count, block].map(u64);
    const view = new DataView(M(key, 'roll', ...where, ...listed(draw.links)).buffer);
    for (let place = 0; place < 32; place += 8) {
      const word = view.getBigUint64(place);
      if (word < whole) return word % total;
    }
  }
}

export const commitment = (list: Hex, event: number, seat: number, word: string, salt: Hex): Hex =>
  Hx('choice', hex(list), u64(event), u64(seat), word, hex(salt));

/** The salt of the i-th choice, from 1, that a shortcut makes. */
export const shortcutSalt = (luck: Hex, choice: number): Hex => Hx('shortcut', hex(luck), u64(choice));

/** The running hash before the first line. */
export const seenFirst = (list: Hex, seat: number): Hex => Hx('seen', hex(list), u64(seat));
export const seenNext = (seen: Hex, line: string): Hex => Hx('seen', hex(seen), line);

/** What the house signs of a step. */
export const stepHash = (list: Hex, seat: number, lines: number, seen: Hex): Bytes =>
  H('step', hex(list), u64(seat), u64(lines), hex(seen));
