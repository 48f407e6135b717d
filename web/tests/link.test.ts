import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, type LinkState, type Wire } from '../src/net/link';
import { VERSION, type Inbound, type Outbound } from '../src/protocol';

class FakeWire implements Wire {
  said: Inbound[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send(text: string) {
    this.said.push(JSON.parse(text) as Inbound);
  }
  close() {
    this.closed = true;
  }
  tell(message: Partial<Outbound>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = { tell: 'welcome', version: 1, seat: 1 } as unknown as Outbound;
let wires: FakeWire[];
let states: LinkState[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  link = new Link({
    hello: () => ({ table: 't', last: 7, talk: 0, pictures: false }),
    heard: () => undefined,
    changed: (state) => states.push(state),
    connect: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  });
  wires[0]!.onopen?.();
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

test('says hello first, with the last number it has', () => {
  expect(wires[0]!.said).toEqual([
    { say: 'hello', version: VERSION, table: 't', last: 7, talk: 0, pictures: false },
  ]);
});

test('a command waits for the welcome, and goes out once', () => {
  link.say({ say: 'choose', word: 'roll' });
  expect(wires[0]!.said).toHaveLength(1);
  wires[0]!.tell(WELCOME);
  expect(wires[0]!.said[1]).toMatchObject({ say: 'choose', word: 'roll' });
  // A table says welcome again when its settings change.
  wires[0]!.tell(WELCOME);
  expect(wires[0]!.said).toHaveLength(2);
});

test('what was not answered is said again under the same name on the next connection', () => {
  wires[0]!.tell(WELCOME);
  const id = link.say({ say: 'choose', word: 'roll' });
  wires[0]!.onclose?.();
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(2);
  wires[1]!.onopen?.();
  wires[1]!.tell(WELCOME);
  expect(wires[1]!.said[1]).toEqual({ say: 'choose', word: 'roll', id });
});

test('what was answered is not said again', () => {
  wires[0]!.tell(WELCOME);
  const id = link.say({ say: 'choose', word: 'roll' });
  wires[0]!.tell({ tell: 'done', id, last: 8 });
  wires[0]!.onclose?.();
  vi.advanceTimersByTime(1000);
  wires[1]!.onopen?.();
  wires[1]!.tell(WELCOME);
  expect(wires[1]!.said).toHaveLength(1);
});

test('waits longer and longer for a house that does not answer, but never more than 13 seconds', () => {
  const gaps: number[] = [];
  for (let attempt = 0; attempt < 10; attempt++) {
    const before = Date.now();
    const count = wires.length;
    wires.at(-1)!.onclose?.();
    while (wires.length === count) vi.advanceTimersByTime(50);
    gaps.push(Date.now() - before);
  }
  expect(gaps[0]).toBeLessThan(500);
  expect(gaps.at(-1)).toBeGreaterThan(5000);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(13_050);
});

test('silence is a broken wire', () => {
  wires[0]!.tell(WELCOME);
  vi.advanceTimersByTime(40_000);
  expect(wires.length).toBeGreaterThan(1);
  expect(wires[0]!.closed).toBe(true);
});

test('a wire that is heard of stays', () => {
  wires[0]!.tell(WELCOME);
  for (let second = 0; second < 120; second += 20) {
    vi.advanceTimersByTime(20_000);
    wires[0]!.tell({ tell: 'pong' });
  }
  expect(wires).toHaveLength(1);
});

test('a house that closes for a moment is looked for again; one that says no is not', () => {
  wires[0]!.tell(WELCOME);
  wires[0]!.tell({ tell: 'bye', why: 'closing', text: '' });
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(2);
  wires[1]!.tell({ tell: 'bye', why: 'no-table', text: '' });
  expect(states.at(-1)).toBe('closed');
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(2);
});

test('somebody in a hurry does not wait', () => {
  wires[0]!.onclose?.();
  link.hurry();
  expect(wires).toHaveLength(2);
});

test('whoever wakes up asks at once whether the house is there', () => {
  wires[0]!.tell(WELCOME);
  link.hurry();
  expect(wires[0]!.said.at(-1)).toEqual({ say: 'ping' });
  wires[0]!.tell({ tell: 'pong' });
  vi.advanceTimersByTime(5000);
  expect(states).toEqual(['open']);
  link.hurry();
  vi.advanceTimersByTime(5000);
  expect(states).toEqual(['open', 'lost']);
});

test('who is too fast says it again later', () => {
  wires[0]!.tell(WELCOME);
  const id = link.say({ say: 'talk', text: 'hello' });
  wires[0]!.tell({ tell: 'slow-down', wait_ms: 2000, text: '' });
  vi.advanceTimersByTime(1999);
  expect(wires[0]!.said).toHaveLength(2);
  vi.advanceTimersByTime(2);
  expect(wires[0]!.said[2]).toEqual({ say: 'talk', text: 'hello', id });
});
