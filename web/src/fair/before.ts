import { keyOf } from '../net/keys';
import type { Seated } from '../protocol';
import { pinned } from './record';
import { kept, keptOrNew, store } from './store';

/**
 * One plays again: the first list of the new table must name the last one that was kept of this table. Nothing is kept
 * where nothing was, or where the new table is known already.
 */
export function followsOn(table: string, { table: next, seat }: Seated): void {
  const own = keyOf(table)?.seat;
  const before = own ? kept(table, own) : null;
  const list = before && pinned(before);
  if (!list || seat === null) return;
  try {
    const record = keptOrNew(next, seat);
    if (record.lists.length === 0 && record.before === undefined) store({ ...record, before: list.hash });
  } catch {
    // A browser that keeps nothing compares nothing, and plays on.
  }
}
