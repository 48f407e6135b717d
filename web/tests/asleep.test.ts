import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beats } from '../src/games/booty-dice/beats';
import type { Wire } from '../src/net/link';
import type { Entry, Inbound, Now, Outbound } from '../src/protocol';
import { Session } from '../src/table/session.svelte';
import { nowOf, OWN, people, rolls, untyped } from './told';

const HOUR = 3_600_000;

/** A house that can be out of reach: then nothing is said on its wires, not even that they are cut. */
class House {
  reachable = true;
  hellos: Extract<Inbound, { say: 'hello' }>[] = [];
  now: Now = nowOf(0);
  #story: Entry[] = [];
  #wire: Wire | null = null;

  connect = (): Wire => {
    const wire: Wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#said(JSON.parse(text) as Inbound),
      close: () => undefined,
    };
    if (this.reachable) queueMicrotask(() => ((this.#wire = wire), wire.onopen?.()));
    return wire;
  };
  happens(who: string, now: Now): void {
    const n = this.#story.length + 1;
    const entry = { n, at: 0, what: 'line', line: `${who} does`, facts: [rolls(who)] } as unknown as Entry;
    this.#story.push(entry);
    this.now = now;
    this.#tell({ tell: 'news', story: [entry], now } as Outbound);
  }
  get last(): number {
    return this.#story.length;
  }

  #said(message: Inbound): void {
    if (message.say === 'ping') this.#tell({ tell: 'pong' } as Outbound);
    if (message.say !== 'hello') return;
    this.hellos.push(message);
    this.#tell({ tell: 'welcome', table: { people: people(3) }, seat: 1 } as never);
    const { last = 0 } = message;
    const story = this.#story.slice(last);
    this.#tell({ tell: last > 0 ? 'news' : 'snapshot', story, now: this.now } as Outbound);
  }
  #tell(message: Outbound): void {
    if (this.reachable) this.#wire?.onmessage?.({ data: JSON.stringify(message) });
  }
}

const pacing = {
  factor: () => 1,
  calm: () => false,
  hasten: () => undefined,
  landed: (then: () => void) => then(),
  settle: () => undefined,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A hidden tab whose timers still run, and one that was frozen: for it, no time went by but on the clock. */
const SLEEPS = {
  hidden: () => void vi.advanceTimersByTime(HOUR),
  frozen: () => {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + HOUR);
  },
};

for (const [how, sleep] of Object.entries(SLEEPS))
  test(`a tab that was ${how} for an hour shows how things stand, and sums up what it left out`, async () => {
    const house = new House();
    const session = new Session('t', house.connect, undefined, pacing);
    const { director } = session;
    director.beats = untyped(beats);
    await vi.advanceTimersByTimeAsync(10);
    house.happens('p1', nowOf(1));
    // It falls asleep in the middle of a film, its dice in the air.
    for (let mark = 2; mark < 5; mark++) house.happens('p2', nowOf(mark));
    while (!director.rolling) vi.advanceTimersByTime(10);
    const [heard, seen] = [house.last, director.story.length];
    expect(seen).toBeLessThan(heard);
    director.looked(false);
    house.reachable = false;
    for (let mark = 5; mark < 45; mark++) house.happens(`p${2 + (mark % 2)}`, nowOf(mark, OWN));
    sleep();

    house.reachable = true;
    director.looked(true);
    session.hurry();
    await vi.advanceTimersByTimeAsync(5000);
    expect(house.hellos.at(-1)!.last).toBe(heard);
    expect(director).toMatchObject({ behind: false, rolling: false, piece: null });
    expect(director.now).toEqual(house.now);
    expect(director.now!.offers).toHaveLength(1);
    expect(director.story).toHaveLength(house.last);
    const missed = Array.from({ length: house.last - 1 }, (_, at) => ({ n: at + 2 }));
    expect(director.summary).toMatchObject({ why: 'since', lines: missed });
    expect(session.link).toBe('open');
    session.close();
  });
