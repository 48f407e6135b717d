import { describe, expect, test } from 'vitest';
import { chainFrom } from '../src/fair/chain';
import {
  commitment,
  houseSeal,
  keyOf,
  seatSeal,
  seenFirst,
  seenNext,
  shortcutSalt,
  stepHash,
  ticket,
  type Given,
} from '../src/fair/draw';
import { H, M, tableHash } from '../src/fair/frame';
import { readFair, writeFair } from '../src/fair/lines';
import { listHash } from '../src/fair/list';
import type { Receipt } from '../src/fair/record';
import { verifySignature } from '../src/fair/signature';
import { Alarmed, compare, readLog } from '../src/fair/verify';
import { fourWords } from '../src/fair/words';
import { fromHex, toHex } from '../src/net/bytes';
import text from './vectors/fair.json?raw';

interface Opened {
  seat: number;
  bytes: string;
}
interface Vectors {
  hashes: { tag: string; parts: string[]; hash: string }[];
  keyed: { key: string; tag: string; parts: string[]; hash: string }[];
  list: Record<
    | 'id'
    | 'table'
    | 'header'
    | 'terms'
    | 'secret'
    | 'houseSeal'
    | 'bytes'
    | 'seal'
    | 'line'
    | 'hash'
    | 'key'
    | 'signature',
    string
  >;
  words: { list: string; opened: Opened[]; words: string }[];
  chain: {
    table: string;
    seat: number;
    chain: number;
    end: string;
    anchor: string;
    links: { number: number; link: string }[];
  };
  choices: {
    list: string;
    event: number;
    seat: number;
    word: string;
    salt: string;
    commitment: string;
    luck: string;
    salts: string[];
  };
  step: {
    list: string;
    seat: number;
    lines: string[];
    seen: string[];
    digest: string;
    key: string;
    signature: string;
  };
  tickets: {
    secret: string;
    list: string;
    opened: Opened[];
    draws: {
      round: number;
      owner: number;
      count: number;
      links: { seat: number; link: string }[];
      total: string | number;
      ticket: string | number;
    }[];
  };
  games: {
    name: string;
    log: string;
    hidden: [number, number][][];
    receipts: Receipt[];
    draws: number;
    rounds: number;
    words: string;
  }[];
}

// Numbers of 64 bits are read as text: a number of JavaScript has 53.
const vectors = JSON.parse(text.replace(/: (\d{15,})/g, ': "$1"')) as Vectors;
const given = (opened: Opened[]): Given[] => opened.map(({ seat, bytes }) => [seat, bytes]);

test('hashes', () => {
  for (const { tag, parts, hash } of vectors.hashes) expect(toHex(H(tag, ...parts.map(fromHex)))).toBe(hash);
  for (const { key, tag, parts, hash } of vectors.keyed)
    expect(toHex(M(fromHex(key), tag, ...parts.map(fromHex)))).toBe(hash);
});

test('a list, its seals and its signature', async () => {
  const { list } = vectors;
  expect(toHex(tableHash(list.id))).toBe(list.table);
  expect(houseSeal(list.id, 1, list.secret)).toBe(list.houseSeal);
  expect(seatSeal(list.id, 1, 1, list.bytes)).toBe(list.seal);
  const line = readFair(list.line);
  if (line?.kind !== 'list') throw new Error('not a list');
  expect(writeFair(line)).toBe(list.line);
  const hash = listHash(list.id, list.header, list.terms, line.list);
  expect(toHex(hash)).toBe(list.hash);
  expect(await verifySignature(list.key, hash, list.signature)).toBe(true);
});

test('four words', () => {
  for (const { list, opened, words } of vectors.words)
    expect(fourWords(list, given(opened)).join(' ')).toBe(words);
});

test('a chain', () => {
  const { chain } = vectors;
  const links = chainFrom('k3Jv', chain.seat, chain.chain, chain.end);
  expect(links[0]).toBe(chain.anchor);
  for (const { number, link } of chain.links) expect(links[number]).toBe(link);
});

test('commitments, and the salts of a shortcut', () => {
  const { list, event, seat, word, salt, commitment: hash, luck, salts } = vectors.choices;
  expect(commitment(list, event, seat, word, salt)).toBe(hash);
  expect([1, 2].map((choice) => shortcutSalt(luck, choice))).toEqual(salts);
});

test('what a seat has seen, and its signature', async () => {
  const { list, seat, lines, seen, digest, key, signature } = vectors.step;
  const all = [seenFirst(list, seat)];
  for (const line of lines) all.push(seenNext(all.at(-1)!, line));
  expect(all).toEqual(seen);
  const message = stepHash(list, seat, lines.length, all.at(-1)!);
  expect(toHex(message)).toBe(digest);
  expect(await verifySignature(key, message, signature)).toBe(true);
});

test('tickets', () => {
  const { secret, list, opened, draws } = vectors.tickets;
  const key = keyOf(secret, list, given(opened));
  for (const { round, owner, count, links, total, ticket: drawn } of draws) {
    const draw = { round, owner, count, links: links.map(({ seat, link }): Given => [seat, link]) };
    expect(ticket(key, draw, BigInt(total))).toBe(BigInt(drawn));
  }
  expect(draws.length).toBeGreaterThan(20);
});

describe.each(vectors.games)('a whole game: $name', (game) => {
  test('is proved, to everybody who has a receipt', async () => {
    const proved = await readLog(game.log, verifySignature);
    expect(proved.rolls).toHaveLength(game.draws);
    expect(proved.rounds).toBe(game.rounds);
    expect(fourWords(proved.list.hash, [...proved.opened]).join(' ')).toBe(game.words);
    for (const [place, receipt] of game.receipts.entries()) {
      const seen = await compare(proved, receipt, game.hidden[place]!, verifySignature);
      expect(seen.added).toBe(true);
    }
  });

  test('and no longer, with any digit of its dice changed', async () => {
    const lines = game.log.split('\n');
    const ours = lines.flatMap((line, place) => (line.startsWith('# fair') ? [place] : []));
    // All of the start and of the end, and some of the many rounds between.
    const some = ours.filter((_, place) => place < 8 || place > ours.length - 4 || place % 97 === 0);
    for (const place of some) {
      const line = lines[place]!;
      const changed = line.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'));
      if (changed === line) continue;
      const log = lines.with(place, changed).join('\n');
      await expect(readLog(log, verifySignature)).rejects.toBeInstanceOf(Alarmed);
    }
  }, 60_000);
});
