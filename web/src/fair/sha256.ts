/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) of our own: browsers keep `crypto.subtle` from pages that come over plain
 * http, and nobody's part in the dice may be left out for that. It is not meant for keys that live long: it does not try
 * to take the same time for every input.
 */
const PRIMES: number[] = [];
for (let next = 2; PRIMES.length < 64; next++) if (PRIMES.every((prime) => next % prime)) PRIMES.push(next);
/** The first 32 bits behind the point, as the standard makes its constants. A test holds them against others' hashes. */
const behind = (value: number) => Math.floor((value % 1) * 2 ** 32);
const ROUND = Uint32Array.from(PRIMES, (prime) => behind(prime ** (1 / 3)));
const START = PRIMES.slice(0, 8).map((prime) => behind(Math.sqrt(prime)));
const BLOCK = 64;
const schedule = new Uint32Array(64);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [before, last] = [schedule[i - 15]!, schedule[i - 2]!];
    const small = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
    const large = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
    schedule[i] = schedule[i - 16]! + small + schedule[i - 7]! + large;
  }
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  let [e, f, g, h] = [state[4]!, state[5]!, state[6]!, state[7]!];
  for (let i = 0; i < 64; i++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + ROUND[i]! + schedule[i]!) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word));
}

export type Bytes = Uint8Array<ArrayBuffer>;

export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function sha256(text: Uint8Array): Bytes {
  const padded = new Uint8Array(Math.ceil((text.length + 9) / BLOCK) * BLOCK);
  padded.set(text);
  padded[text.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(text.length / 0x2000_0000));
  view.setUint32(padded.length - 4, text.length << 3);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, view, at);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, place) => out.setUint32(4 * place, word));
  return digest;
}

export function hmac(key: Uint8Array, text: Uint8Array): Bytes {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined([block.map((byte) => byte ^ 0x36), text]));
  return sha256(joined([block.map((byte) => byte ^ 0x5c), inner]));
}
