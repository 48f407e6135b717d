import type { Given } from './draw';
import { H, hex, u64, type Hex } from './frame';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ei', 'ou'];

/** Four words of 11 bits: the list and all openings, short enough to read to each other. */
export function fourWords(list: Hex, opened: readonly Given[]): string[] {
  const digest = H('words', hex(list), ...opened.flatMap(([seat, bytes]) => [u64(seat), hex(bytes)]));
  const bits = new DataView(digest.buffer).getBigUint64(0) >> 20n;
  return [33n, 22n, 11n, 0n].map((shift) => {
    const word = Number((bits >> shift) & 0x7ffn);
    return CONSONANTS[word >> 7]! + VOWELS[(word >> 4) & 7]! + CONSONANTS[word & 15]!;
  });
}
