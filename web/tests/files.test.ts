import { describe, expect, test } from 'vitest';
import { checkFiles, sortFiles, type AskProof, type Files } from '../src/after/files';
import { readReceipt } from '../src/fair/receipt-file';
import { receiptOf, type Receipt } from '../src/fair/record';
import { playBooty, playReynard, type FairHouse } from './fair-house';
import text from './vectors/fair.json?raw';

const asks =
  (house: FairHouse): AskProof =>
  (table, seat) =>
    table === house.table ? Promise.resolve(house.proof(seat ?? 1)) : Promise.reject(new Error('no table'));
const nobody: AskProof = () => Promise.reject(new Error('no such table'));
const saved = (receipt: unknown) => `${JSON.stringify(receipt, null, 1)}\n`;

describe('files that are chosen', () => {
  test('receipts of the page and of the program are told from logs', async () => {
    const { house, players } = await playBooty();
    const receipt = receiptOf(players[0]!.record)!;
    const { log } = house.proof(1);
    expect(sortFiles([log, saved(receipt)])).toEqual({ receipt, log });
    expect(sortFiles([saved(receipt)])).toEqual({ receipt, log: null });
    const { games } = JSON.parse(text) as { games: { receipts: Receipt[] }[] };
    for (const each of games.flatMap(({ receipts }) => receipts))
      expect(readReceipt(JSON.stringify(each))).toEqual(each);
  });

  test('anything else is refused', async () => {
    const { house, players } = await playBooty();
    const receipt = receiptOf(players[0]!.record)!;
    const { log } = house.proof(1);
    const broken = [
      '',
      '{',
      'null',
      '[]',
      log.replace('log 2', 'log 1'),
      saved({ ...receipt, luckhouse: 'receipt 1' }),
      saved({ ...receipt, key: 'g'.repeat(64) }),
      saved({ ...receipt, links: [{}] }),
      saved({ ...receipt, rounds: 'none' }),
      saved({ ...receipt, seat: -1 }),
      saved({ ...receipt, step: 3 }),
    ];
    for (const each of broken) expect(sortFiles([each]), each.slice(0, 60)).toBe('file-unknown');
    expect(sortFiles([log, log])).toBe('file-twice');
    expect(sortFiles([saved(receipt), saved(receipt)])).toBe('file-twice');
  });
});

describe('a saved receipt', () => {
  const files = (log: string | null, receipt: Receipt | null): Files => ({ log, receipt });

  test('is held against the log of the house, and against a saved one', async () => {
    const { house, players } = await playReynard();
    for (const player of players) {
      const receipt = receiptOf(player.record)!;
      const { log } = house.proof(player.seat);
      for (const given of [files(null, receipt), files(log, receipt)])
        expect(await checkFiles(given, house.table, asks(house))).toMatchObject({
          seen: { added: true },
          proved: { table: house.table },
        });
    }
  });

  test('finds a log out that is another game, or was changed', async () => {
    const [one, other] = [await playBooty(), await playBooty()];
    const receipt = receiptOf(one.players[0]!.record)!;
    const foreign = await checkFiles(files(other.house.proof(1).log, receipt), 'f00d', asks(one.house));
    expect(foreign).toMatchObject({ wrong: { reason: 'house-key' } });
    const { log } = one.house.proof(1);
    const changed = log.replace(
      /^# fair opened p2 ./m,
      (line) => line.slice(0, -1) + (line.endsWith('0') ? 1 : 0),
    );
    expect(await checkFiles(files(changed, receipt), 'f00d', asks(one.house))).toMatchObject({
      wrong: { reason: 'opening' },
    });
    const bytes = receipt.bytes!.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(await checkFiles(files(log, { ...receipt, bytes }), 'f00d', asks(one.house))).toMatchObject({
      wrong: { reason: 'opening' },
    });
  });

  test('of another table needs its log', async () => {
    const { house, players } = await playBooty();
    const receipt = receiptOf(players[0]!.record)!;
    expect(await checkFiles(files(null, receipt), 'beef', asks(house))).toEqual({ trouble: 'file-other' });
    const both = await checkFiles(files(house.proof(1).log, receipt), 'beef', nobody);
    expect(both).toMatchObject({ seen: { added: true } });
  });

  test('accuses nobody where nobody can say what was hidden', async () => {
    const { house, players } = await playReynard();
    const receipt = receiptOf(players[0]!.record)!;
    const found = await checkFiles(files(house.proof(1).log, receipt), house.table, nobody);
    expect(found).toEqual({ trouble: 'file-hidden' });
  });

  test('is not needed to see that a log agrees with itself', async () => {
    const { house } = await playBooty();
    const found = await checkFiles(files(house.proof(1).log, null), house.table, nobody);
    expect(found).toMatchObject({ seen: null, proved: { table: house.table } });
  });
});
