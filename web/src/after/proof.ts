import { hmac, joined, sha256 } from '../fair/sha256';
import { fromHex, toHex } from '../net/bytes';
import type { DiceProof } from '../protocol';

/**
 * A proof of the first protocol: draws every roll of a finished game again, from the secret and from what the players
 * added. It knows no rules: what could have come, and in how many ways, stands in the proof, and has to be believed.
 */
export interface Checked {
  /** There is something to check, and it is of this table. */
  whole: boolean;
  /** The secret is the one that was sealed before the first roll. */
  sealFits: boolean;
  /** One's own bytes went into the dice. */
  own: boolean;
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

/** What stands before the number of the roll in everything that is hashed: the table, and what was added to its dice. */
function preamble(proof: Pick<DiceProof, 'table' | 'added'>): Uint8Array<ArrayBuffer> {
  const table = new TextEncoder().encode(proof.table);
  const added = proof.added.flatMap(({ seat, bytes }) => [Uint8Array.of(seat - 1), fromHex(bytes)]);
  return joined([number64(table.length), table, number64(proof.added.length), ...added]);
}

type Draw = (roll: number, total: bigint) => bigint;

/** The dice of a table: for each roll a ticket from 0 up to before the total, each as likely as every other. */
export function dice(proof: Pick<DiceProof, 'table' | 'added' | 'secret'>): Draw {
  const [key, before] = [fromHex(proof.secret), preamble(proof)];
  return (roll, total) => {
    // Numbers that would favour some tickets are passed over.
    const whole = HIGHEST - (((HIGHEST % total) + 1n) % total);
    for (let block = 0; ; block++) {
      const view = new DataView(hmac(key, joined([before, number64(roll), number64(block)])).buffer);
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

/** Draw everything again, for whoever added these bytes at this table; none, for somebody who only looks. */
export function check(proof: DiceProof, table: string, own: string | null): Checked {
  const sealFits = toHex(sha256(fromHex(proof.secret))) === proof.seal;
  const draw = dice(proof);
  const rolls = proof.rolls.map((roll, place) => {
    const odds = proof.odds[roll.odds] ?? [];
    const total = odds.reduce((sum, [, ways]) => sum + BigInt(ways), 0n);
    if (total < 1n) return { event: roll.event, found: roll.word, drawn: '?', ticket: 0n, total };
    const ticket = draw(place, total);
    return { event: roll.event, found: roll.word, drawn: at(odds, ticket), ticket, total };
  });
  const whole = proof.table === table && rolls.length > 0;
  return { whole, sealFits, own: own === null || proof.added.some(({ bytes }) => bytes === own), rolls };
}

/** Rolls that are not what the dice gave. */
export const wrong = (checked: Checked) => checked.rolls.filter((roll) => roll.found !== roll.drawn);
export const isGood = (checked: Checked) =>
  checked.whole && checked.sealFits && checked.own && wrong(checked).length === 0;
