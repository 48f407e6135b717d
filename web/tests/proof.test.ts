import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { check as checkAll, dice, isGood, wrong } from '../src/after/proof';
import type { DiceProof } from '../src/protocol';

const check = (proof: DiceProof) => checkAll(proof, proof.table, null);
const DIE: [string, number][] = ['1', '2', '3', '4', '5', '6'].map((word) => [word, 1]);
const hex = (byte: number) => Buffer.alloc(32, byte).toString('hex');

test('the dice are those of the house', () => {
  // The example in the engine's own documentation.
  const draw = dice({ secret: hex(7), table: 'a table', added: [] });
  const rolls = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => draw(number, 6n));
  expect(rolls.map((ticket) => Number(ticket) + 1)).toEqual([2, 1, 3, 2, 6, 4, 2, 3]);
});

test('nearly every second number is passed over where all tickets would not be alike, and none is too large', () => {
  const total = (1n << 63n) + 1n;
  const draw = dice({ secret: hex(6), table: 'x', added: [] });
  for (let number = 0; number < 50; number++) expect(draw(number, total) < total).toBe(true);
});

/** The same dice, written with other tools: for an honest proof to check. */
function ticket(
  secret: string,
  table: string,
  added: DiceProof['added'],
  number: number,
  total: bigint,
): bigint {
  const number64 = (value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(value));
    return bytes;
  };
  for (let block = 0; ; block++) {
    const mac = createHmac('sha256', Buffer.from(secret, 'hex'));
    mac
      .update(number64(Buffer.byteLength(table)))
      .update(table)
      .update(number64(added.length));
    for (const { seat, bytes } of added)
      mac.update(Buffer.from([seat - 1])).update(Buffer.from(bytes, 'hex'));
    const digest = mac.update(number64(number)).update(number64(block)).digest();
    for (let place = 0; place < 32; place += 8) {
      const word = digest.readBigUInt64BE(place);
      if (word < ((1n << 64n) / total) * total) return word % total;
    }
  }
}

function honest(): DiceProof {
  const secret = hex(9);
  const added = [
    { seat: 1, bytes: hex(1) },
    { seat: 3, bytes: hex(2) },
  ];
  const odds: [string, number][][] = [
    DIE,
    [
      ['heads', 3],
      ['tails', 1],
    ],
  ];
  const totals = [6n, 4n];
  const rolls = Array.from({ length: 40 }, (_, number) => {
    const which = number % 2;
    let left = ticket(secret, 'tablé', added, number, totals[which]!);
    const word = odds[which]!.find(([, ways]) => (left -= BigInt(ways)) < 0n)![0];
    return { event: 2 * number + 1, word, odds: which };
  });
  const seal = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
  return { table: 'tablé', seal, secret, added, odds, rolls };
}

test('an honest game is proved', () => {
  const checked = check(honest());
  expect(checked.sealFits).toBe(true);
  expect(checked.rolls).toHaveLength(40);
  expect(wrong(checked)).toEqual([]);
});

test('a roll that was changed is found', () => {
  const proof = honest();
  const changed = proof.rolls[4]!;
  changed.word = changed.word === '1' ? '2' : '1';
  expect(wrong(check(proof)).map((roll) => roll.event)).toEqual([changed.event]);
});

test.each<[string, (proof: DiceProof) => void]>([
  ['another secret', (proof) => (proof.secret = hex(8))],
  ['another table', (proof) => (proof.table = 'other')],
  ['bytes of a player', (proof) => (proof.added[0]!.bytes = hex(3))],
  ['the seat of a player', (proof) => (proof.added[1]!.seat = 2)],
  ['a player who is left out', (proof) => proof.added.pop()],
])('%s: the rolls fit no more', (_, change) => {
  const proof = honest();
  change(proof);
  expect(wrong(check(proof)).length).toBeGreaterThan(5);
});

test('a secret that was exchanged does not fit its seal', () => {
  expect(check({ ...honest(), secret: hex(8) }).sealFits).toBe(false);
});

test('an empty proof, one of another table, and one without one’s own bytes are refused', () => {
  const proof = honest();
  expect(isGood(checkAll(proof, proof.table, hex(1)))).toBe(true);
  expect(isGood(checkAll({ ...proof, rolls: [] }, proof.table, hex(1)))).toBe(false);
  expect(isGood(checkAll(proof, 'another', hex(1)))).toBe(false);
  expect(isGood(checkAll(proof, proof.table, hex(5)))).toBe(false);
  expect(isGood(checkAll({ ...proof, odds: [] }, proof.table, hex(1)))).toBe(false);
});
