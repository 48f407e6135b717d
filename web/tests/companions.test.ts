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

test('a seat is carried to another device behind the mark that is sent to nobody', () => {
  const link = new URL(`http://house${carrying(key(2))}`);
  expect(link.pathname).toBe('/t/t');
  expect(link.hash).not.toContain('22');
  expect(arrive('t', link.hash)).toBe(true);
  expect(keyOf('t')).toMatchObject({ seat: 2, token: 'token 2', bytes: '', game: 'dice' });
  expect(arrive('t', '')).toBe(false);
  expect(arrive('t', '#seat=0&token=x')).toBe(false);
});
