import type { Hex } from './frame';
import { newRecord, type FairRecord } from './record';

const PLACE = 'luckhouse.fair.';
const HOUSE = 'luckhouse.house-key';
const placeOf = (table: string, seat: number) => `${PLACE}${table}.${seat}`;

/** What this browser keeps of a seat's dice, if anything. */
export function kept(table: string, seat: number): FairRecord | null {
  const text = keptText(table, seat);
  if (text === null) return null;
  const read = JSON.parse(text) as FairRecord;
  return read.version === 2 && read.table === table && read.seat === seat ? read : null;
}

/** As it is written, to see whether another tab has written since. */
export const keptText = (table: string, seat: number): string | null =>
  localStorage.getItem(placeOf(table, seat));

export const keptOrNew = (table: string, seat: number): FairRecord =>
  kept(table, seat) ?? newRecord(table, seat);

/** Write it down, or throw: what is not written down is not to be acted upon. */
export function store(record: FairRecord): void {
  const [place, text] = [placeOf(record.table, record.seat), JSON.stringify({ ...record, at: Date.now() })];
  for (;;) {
    try {
      localStorage.setItem(place, text);
      return;
    } catch (error) {
      if (!dropOldest(place)) throw error;
    }
  }
}

/** Make room: the record that was written longest ago goes, but none of the last day. */
function dropOldest(besides: string): boolean {
  const DAY = 86_400_000;
  const old = Object.keys(localStorage)
    .filter((place) => place.startsWith(PLACE) && place !== besides)
    .map((place) => ({ place, at: (JSON.parse(localStorage.getItem(place)!) as { at: number }).at }))
    .filter(({ at }) => at < Date.now() - DAY)
    .sort((one, other) => one.at - other.at)[0];
  if (old) localStorage.removeItem(old.place);
  return old !== undefined;
}

/** The key of the house that this page comes from, as it was first seen, or last accepted. */
export const houseKey = (): Hex | null => localStorage.getItem(HOUSE);
export const keepHouseKey = (key: Hex): void => localStorage.setItem(HOUSE, key);

/** One after the other among all tabs of this browser, where it can see to that. */
export function alone<T>(table: string, seat: number, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(placeOf(table, seat), work) : work();
}
