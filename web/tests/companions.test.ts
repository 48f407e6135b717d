import { beforeEach, expect, test, vi } from 'vitest';
import { arrive, carrying } from '../src/net/carry';
import { keep, keyOf, keysOf, type Key } from '../src/net/keys';
import type { Wire } from '../src/net/link';
import { Companions } from '../src/table/companions';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const key = (seat: number): Key => ({
  table: 't',
  seat,
  token: `token ${seat}`,
  bytes: `${seat}${seat}`,
  game: 'dice',
  at: seat,
});

class FakeWire implements Wire {
  said: Record<string, unknown>[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send = (text: string) => void this.said.push(JSON.parse(text) as Record<string, unknown>);
  close = () => void (this.closed = true);
  tell = (message: object) => this.onmessage?.({ data: JSON.stringify(message) });
}

let wires: FakeWire[] = [];
const connect = () => {
  const wire = new FakeWire();
  wires.push(wire);
  return wire;
};

beforeEach(() => {
  kept.clear();
  wires = [];
});

test('several seats of one table are kept, and each is found', () => {
  [key(3), key(1), key(2), key(1)].forEach(keep);
  expect(keysOf('t').map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(keyOf('t')?.seat).toBe(1);
});

test('everybody at the screen is there, but the one who is looked at once only', () => {
  [key(1), key(2), key(3)].forEach(keep);
  const companions = new Companions('t', connect);
  companions.besides(2);
  wires.forEach((wire) => wire.onopen?.());
  expect(wires.map((wire) => wire.said[0]?.['token'])).toEqual(['token 1', 'token 3']);
  companions.besides(1);
  wires.at(-1)!.onopen?.();
  expect(wires[0]!.closed).toBe(true);
  expect(wires.map((wire) => wire.said[0]?.['token'])).toEqual(['token 1', 'token 3', 'token 2']);
  companions.close();
  expect(wires.every((wire) => wire.closed)).toBe(true);
});

test('a seat is carried to another device behind the mark that is sent to nobody', async () => {
  const link = new URL(`http://house${carrying(key(2))}`);
  const opens = vi.fn((_table: string, token: string) => Promise.resolve(token === 'token 2' ? 2 : null));
  expect(link.pathname).toBe('/t/t');
  expect(link.hash).not.toContain('22');
  expect(await arrive('t', link.hash, opens)).toBe(true);
  expect(keyOf('t')).toMatchObject({ seat: 2, token: 'token 2', bytes: '', game: 'dice' });
  expect(await arrive('t', '', opens)).toBe(false);
  expect(await arrive('t', '#seat=0&token=x', opens)).toBe(false);
  expect(opens).toHaveBeenCalledTimes(1);
});

test('a link takes no good seat away, whatever it says', async () => {
  keep(key(2));
  const tokens: Record<string, number> = { 'token 2': 2, 'another seat': 3 };
  const opens = (_table: string, token: string) => Promise.resolve(tokens[token] ?? null);
  for (const token of ['made up', 'another seat']) {
    expect(await arrive('t', `#seat=2&token=${token}&bytes=ff&game=x`, opens)).toBe(true);
    expect(keysOf('t')).toEqual([key(2)]);
  }
  // One's own link with other bytes in it changes nothing either.
  expect(await arrive('t', '#seat=2&token=token 2&bytes=ff&game=x', opens)).toBe(true);
  expect(keysOf('t')).toEqual([key(2)]);
  // While the house does not answer, nothing is changed, and the link is kept.
  expect(await arrive('t', '#seat=2&token=new', () => Promise.reject(new Error('away')))).toBe(false);
  expect(keysOf('t')).toEqual([key(2)]);
  // The house has given the seat to another token: what was kept is good for nothing.
  expect(await arrive('t', '#seat=2&token=new&bytes=aa&game=dice', () => Promise.resolve(2))).toBe(true);
  expect(keysOf('t')).toMatchObject([{ seat: 2, token: 'new', bytes: '' }]);
});
