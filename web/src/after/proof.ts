import { fromHex, sha256 } from '../net/bytes';
import type { DiceProof } from '../protocol';

/**
 * Draws every roll of a finished game again, from the secret and from what the players added. It knows no rules: what
 * could have come, and in how many ways, stands in the proof; which of it came, nobody could choose.
 */
export interface Checked {
  /** The secret is the one that was sealed before the first roll. */
  sealFits: boolean;
  rolls: CheckedRoll[];
}

export interface CheckedRoll {
  /** The number of the event in the log, from 1. */
  event: number;
  /** What the log says. */
  found: string;
  /** What the dice of this table give. */
  drawn: string;
  /** The ticket that was drawn, and of how many. */
  ticket: bigint;
  total: bigint;
}

const HIGHEST = (1n << 64n) - 1n;

function number64(value: bigint | number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What stands before the number of the roll in everything that is hashed: the table, and what was added to its dice. */
function preamble(proof: Pick<DiceProof, 'table' | 'added'>): Uint8Array<ArrayBuffer> {
  const table = new TextEncoder().encode(proof.table);
  const added = proof.added.flatMap(({ seat, bytes }) => [Uint8Array.of(seat - 1), fromHex(bytes)]);
  return joined([number64(table.length), table, number64(proof.added.length), ...added]);
}

type Draw = (roll: number, total: bigint) => Promise<bigint>;

/** The dice of a table: for each roll a ticket from 0 up to before the total, each as likely as every other. */
export async function dice(proof: Pick<DiceProof, 'table' | 'added' | 'secret'>): Promise<Draw> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(proof.secret), hmac, false, ['sign']);
  const before = preamble(proof);
  return async (roll, total) => {
    // Numbers that would favour some tickets are passed over.
    const whole = HIGHEST - (((HIGHEST % total) + 1n) % total);
    for (let block = 0; ; block++) {
      const text = joined([before, number64(roll), number64(block)]);
      const view = new DataView(await crypto.subtle.sign('HMAC', key, text));
      for (let place = 0; place < 32; place += 8) {
        const word = view.getBigUint64(place);
        if (word <= whole) return word % total;
      }
    }
  };
}

function at(odds: readonly (readonly [string, number])[], ticket: bigint): string {
  let left = ticket;
  for (const [word, ways] of odds) {
    if (left < BigInt(ways)) return word;
    left -= BigInt(ways);
  }
  throw new Error('a ticket beyond the last way');
}

/** Draw everything again. `step` hears how far it is. */
export async function check(
  proof: DiceProof,
  step: (done: number) => void = () => undefined,
): Promise<Checked> {
  const sealFits = (await sha256(fromHex(proof.secret))) === proof.seal;
  const draw = await dice(proof);
  const rolls: CheckedRoll[] = [];
  for (const [place, roll] of proof.rolls.entries()) {
    const odds = proof.odds[roll.odds] ?? [];
    const total = odds.reduce((sum, [, ways]) => sum + BigInt(ways), 0n);
    const ticket = await draw(place, total);
    rolls.push({ event: roll.event, found: roll.word, drawn: at(odds, ticket), ticket, total });
    if (place % 50 === 49) step(place + 1);
  }
  return { sealFits, rolls };
}

/** Rolls that are not what the dice gave. */
export const wrong = (checked: Checked) => checked.rolls.filter((roll) => roll.found !== roll.drawn);
