import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nowOf, OWN, passes, people, robs, rolls, Told, viewOf } from './told';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function byHand(): Told {
  const told = new Told();
  told.mode.byHand = true;
  return told;
}
const pass = (told: Told, ms: number) => vi.advanceTimersByTime(ms) && told;
/** A turn of one's own begins: the rules roll. */
function begin(told: Told, now = nowOf(1, OWN)): void {
  told.tell([[passes('p1')], [rolls('p1')]], now);
  for (let at = 0; !told.director.toThrow && !told.director.rolling && at < 100; at++) pass(told, 10);
}

describe('one’s own dice', () => {
  test('wait in the hand until they are thrown, and then tumble', () => {
    const told = byHand();
    begin(told);
    expect(told.director).toMatchObject({ toThrow: true, rolling: false, behind: true });
    expect(told.lastFacts).toEqual(['turn-passes']);
    pass(told, 5000);
    expect(told.director.now!.view).toMatchObject({ phase: { name: 'rolling' } });
    told.director.throwDice();
    expect(told.director).toMatchObject({ toThrow: false, rolling: true });
    expect(told.lastFacts).toEqual(['turn-passes']);
    expect(told.settle()).toBeGreaterThanOrEqual(440);
    expect(told.lastFacts).toEqual(['turn-passes', 'rolls']);
    expect(told.director.now!.offers).toHaveLength(1);
  });

  test('go by themselves after 20 s', () => {
    const told = byHand();
    begin(told);
    pass(told, 19_900);
    expect(told.director.toThrow).toBe(true);
    pass(told, 200);
    expect(told.director).toMatchObject({ toThrow: false, rolling: true });
  });

  test('after 3 s where other people sit', () => {
    const told = byHand();
    told.heard.people = people(6, [1, 2]);
    begin(told);
    expect(told.director.toThrow).toBe(true);
    pass(told, 3000);
    expect(told.director.toThrow).toBe(false);
  });

  test('at once while one’s own clock runs', () => {
    const told = byHand();
    begin(told, nowOf(1, { ...OWN, deadline: 60_000 }));
    expect(told.director.toThrow).toBe(false);
    expect(told.director.rolling).toBe(true);
  });

  test('at once when a clock begins to run', () => {
    const told = byHand();
    begin(told);
    expect(told.director.toThrow).toBe(true);
    told.note([{ what: 'came', seat: 3, name: 'Bob' }], nowOf(2, { ...OWN, deadline: 60_000 }));
    expect(told.director.toThrow).toBe(false);
  });

  test('the dice of others, and those of a throw that one chose, wait for nobody', () => {
    const told = byHand();
    const first = viewOf(1, { name: 'rolling', kept: [], rolls: 1 });
    told.tell([[rolls('p2')]], nowOf(1, { view: first }));
    expect(told.director.rolling).toBe(true);
    told.settle();
    pass(told, 2000);
    told.tell([[rolls('p1')]], nowOf(1, OWN));
    // The second throw of a turn.
    expect(told.director).toMatchObject({ toThrow: false, rolling: true });
  });

  test('nothing waits where it is not wanted, and nothing where everything is shown at once', () => {
    const told = new Told();
    begin(told);
    expect(told.director.rolling).toBe(true);
    const fast = byHand();
    fast.mode.factor = 0;
    begin(fast);
    expect(fast.director).toMatchObject({ toThrow: false, behind: false });
  });

  test('skipping throws them too', () => {
    const told = byHand();
    begin(told);
    told.director.skip();
    expect(told.director).toMatchObject({ toThrow: false, behind: false });
    expect(told.lastFacts).toEqual(['turn-passes', 'rolls']);
  });

  test('without movement they lie there when they are thrown', () => {
    const told = byHand();
    told.mode.calm = true;
    begin(told);
    expect(told.director.toThrow).toBe(true);
    told.director.throwDice();
    expect(told.lastFacts).toEqual(['turn-passes', 'rolls']);
  });
});

describe('a pause', () => {
  test('holds what comes, and what comes after it is shown in full', () => {
    const told = new Told();
    told.director.pause(true);
    told.tell([[robs('p2', 'p3')], [rolls('p2')]]);
    pass(told, 60_000);
    expect(told.lastFacts).toEqual([]);
    told.director.pause(false);
    expect(told.lastFacts).toEqual(['robs']);
    expect(told.settle()).toBeGreaterThanOrEqual(940);
    expect(told.lastFacts).toEqual(['robs', 'rolls']);
  });

  test('ends when one skips, and never keeps others waiting', () => {
    const told = new Told();
    told.director.pause(true);
    told.tell([[robs('p2', 'p3')]]);
    told.director.skip();
    expect(told.lastFacts).toEqual(['robs']);
    const among = new Told();
    among.director.pause(true);
    among.tell([[robs('p2', 'p3')]]);
    expect(among.lastFacts).toEqual([]);
    among.heard.people = people(6, [1, 2]);
    among.tell([[robs('p3', 'p2')]]);
    expect(among.lastFacts.length).toBeGreaterThan(0);
  });
});
