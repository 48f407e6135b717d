import { fromHex, toHex } from '../net/bytes';
import { hmac, joined, sha256, type Bytes } from './sha256';

/** What goes into a hash: text as UTF-8, or raw bytes. */
type Part = string | Uint8Array;

const raw = (part: Part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part);

/** Eight bytes, the most significant first. */
export function u64(value: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** The length as four bytes, then the part itself: no two lists of parts are written alike. */
function framed(tag: string, parts: readonly Part[]): Bytes {
  return joined(
    [`luckhouse/2/${tag}`, ...parts].flatMap((part) => {
      const bytes = raw(part);
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length);
      return [length, bytes];
    }),
  );
}

/** `H(tag, x…)` of the protocol, as raw bytes. */
export const H = (tag: string, ...parts: Part[]): Bytes => sha256(framed(tag, parts));
/** `M(key, tag, x…)` of the protocol, as raw bytes. */
export const M = (key: Uint8Array, tag: string, ...parts: Part[]): Bytes => hmac(key, framed(tag, parts));

/** 64 hexadecimal digits, as everything is written that is 32 bytes. */
export type Hex = string;
export const hex = fromHex;
export const Hx = (tag: string, ...parts: Part[]): Hex => toHex(H(tag, ...parts));

export const tableHash = (table: string): Bytes => H('table', table);
export const ZEROS: Hex = '0'.repeat(64);
