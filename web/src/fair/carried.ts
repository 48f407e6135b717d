import { pinned } from './record';
import { kept, keptOrNew, store } from './store';

const HEX = /^[0-9a-f]{64}$/;

/** What a link to another device says of the dice: the list and the house's key; secrets stay where they are. */
export function carriedDice(table: string, seat: number): string {
  const record = kept(table, seat);
  const list = record && pinned(record);
  if (!list || record.key === null) return '';
  return `&${new URLSearchParams({ list: list.hash, house: record.key }).toString()}`;
}

/** Keep what such a link said, unless this device knows the seat already. */
export function arriveWithDice(table: string, hash: string): void {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const [seat, list, key] = [Number(said.get('seat')), said.get('list'), said.get('house')];
  if (!list || !key || !HEX.test(list) || !HEX.test(key) || !Number.isInteger(seat) || seat < 1) return;
  const record = keptOrNew(table, seat);
  if (record.lists.length === 0 && record.carried === null) store({ ...record, carried: { list, key } });
}
