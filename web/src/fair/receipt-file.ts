import type { Receipt } from './record';

type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === 'string';
const hex =
  (digits: number): Shape =>
  (value) =>
    typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value);
const count: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);
const fields =
  (shapes: Record<string, Shape>): Shape =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shapes).every(([name, shape]) => shape((value as Record<string, unknown>)[name]));

const isReceipt = fields({
  luckhouse: (value) => value === 'receipt 2',
  table: text,
  seat: count,
  key: hex(64),
  list: text,
  terms: text,
  header: text,
  signature: hex(128),
  start: count,
  bytes: orNull(hex(64)),
  links: listOf(fields({ round: count, chain: count, number: count, link: hex(64) })),
  rounds: listOf(fields({ round: count, lines: count, seen: hex(64) })),
  step: orNull(fields({ lines: count, seen: hex(64), signature: hex(128) })),
});

/** A receipt that was saved, by a page or by the program; nothing if the text is none. */
export function readReceipt(text: string): Receipt | null {
  try {
    const read: unknown = JSON.parse(text);
    return isReceipt(read) ? (read as Receipt) : null;
  } catch {
    return null;
  }
}
