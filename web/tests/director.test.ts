import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fact } from '../src/protocol';
import { gathered } from '../src/table/director/gathered';
import { changes, nowOf, OWN, passes, people, robs, rolls, Told, viewOf } from './told';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A turn of a bot as the house tells it: three throws, four thefts, two attacks. */
function turn(told: Told, place: number): void {
  const [seat, next] = [`p${place}`, `p${(place % 6) + 1}`];
  const again: Fact = { name: 'rolls-again', seat, kept: [], dice: [] };
  told.tell([[again], [rolls(seat)]]);
  told.tell([[again], [rolls(seat)]]);
  for (const victim of ['p1', 'p3', 'p1', 'p1']) told.tell([[robs(seat, victim)]]);
  told.tell([[{ name: 'attacks', seat, target: 'p1' }, changes(seat)]]);
  told.tell(
    [[{ name: 'attacks', seat, target: 'p1' }, changes(seat), passes(next)], [rolls(next)]],
    next === 'p1' ? nowOf(99, OWN) : undefined,
  );
}

describe('order', () => {
  test('dice are in the air, lie still, and only then something comes of them', () => {
    const told = new Told();
    const now = told.tell([[rolls('p2'), changes('p2')]]);
    expect(told.director.rolling).toBe(true);
    expect(told.lastFacts).toEqual([]);
    expect(told.director.told.lines).toEqual([]);
    expect(told.director.now!.view).toMatchObject({
      phase: { dice: expect.toSatisfy((dice: unknown[]) => dice.length === 6) },
      pirates: expect.toSatisfy((pirates: { doubloons: number }[]) => pirates[1]?.doubloons === 5),
    });
    while (told.director.rolling) vi.advanceTimersByTime(1);
    expect(told.lastFacts).toEqual(['rolls']);
    vi.advanceTimersByTime(590);
    expect(told.lastFacts).toEqual(['rolls']);
    told.settle();
    expect(told.lastFacts).toEqual(['rolls', 'changes']);
    expect(told.director.now).toBe(now);
  });

  test('what can be chosen comes when the dice lie', () => {
    const told = new Told();
    told.tell([[passes('p1')], [rolls('p1')]], nowOf(1, OWN));
    while (!told.director.rolling) vi.advanceTimersByTime(10);
    expect(told.director.now!.offers).toEqual([]);
    while (told.director.rolling) vi.advanceTimersByTime(10);
    expect(told.director.behind).toBe(false);
    expect(told.director.now!.offers).toHaveLength(1);
  });

  test('one is shown at once what one chose oneself', () => {
    const told = new Told();
    told.tell([[rolls('p1')]], nowOf(1, OWN));
    while (told.director.behind) vi.advanceTimersByTime(10);
    told.tell([[{ name: 'stops', seat: 'p1', dice: [] }]], undefined, 'p1');
    expect(told.lastFacts).toEqual(['rolls', 'stops']);
  });

  test('the end is named when what led to it was seen', () => {
    const told = new Told();
    const end = nowOf(1, { stage: 'over', outcome: { winners: [2], scores: [] }, waiting: [] });
    told.tell([[rolls('p2'), changes('p2'), { name: 'reached-goal', winner: 'p2', doubloons: 25 }]], end);
    while (told.director.behind) {
      expect(told.director.now!.outcome).toBeNull();
      expect(told.lastFacts).not.toContain('reached-goal');
      vi.advanceTimersByTime(10);
    }
    expect(told.director.now!.outcome).toEqual(end.outcome);
  });

  test('views that lines bring with them are shown', () => {
    const told = new Told();
    const view = viewOf(7);
    const line = { what: 'line', line: 'p2 does', facts: [robs('p2', 'p3')], view };
    told.note([line, { what: 'line', line: '*', facts: [rolls('p2')] }]);
    expect(told.director.now!.view).toBe(view);
  });
});

describe('gathering', () => {
  test('thefts of one player, one right after the other, are one', () => {
    const told = new Told();
    told.tell([[rolls('p2')]]);
    for (const victim of ['p3', 'p3', 'p4', 'p3']) told.tell([[robs('p2', victim)]]);
    const seen: number[] = [];
    while (told.director.behind) {
      vi.advanceTimersByTime(10);
      const { lines } = told.director.told;
      if (lines[0]?.facts[0]?.name === 'robs') seen.push(lines.length);
    }
    expect(new Set(seen)).toEqual(new Set([4]));
    expect(told.lastFacts.filter((name) => name === 'robs')).toHaveLength(4);
  });
  test('the same is said once, with a number', () => {
    expect(gathered(['robs Ann', 'robs Bob', 'robs Ann', ''])).toEqual(['robs Ann × 2', 'robs Bob']);
  });
});

describe('time', () => {
  test('a round of five bots: every throw lies for 0.6 s, all within 15 s', () => {
    const told = new Told();
    told.heard.now = nowOf(0);
    for (let place = 2; place <= 6; place++) turn(told, place);
    const stills: number[] = [];
    let [from, thrown] = [0, false];
    const start = performance.now();
    while (told.director.behind) {
      vi.advanceTimersByTime(5);
      const roll = told.director.told.lines.some(({ facts }) => facts[0]?.name === 'rolls');
      if (roll && !thrown) from = performance.now();
      if (!roll && thrown) stills.push(performance.now() - from);
      thrown = roll && !told.director.rolling;
    }
    expect(performance.now() - start).toBeLessThanOrEqual(15_000);
    expect(stills.length).toBeGreaterThanOrEqual(10);
    expect(Math.min(...stills)).toBeGreaterThanOrEqual(590);
    expect(told.director.summary).toBeNull();
  });

  test('who keeps others waiting is shown the rest within 1.5 s', () => {
    const told = new Told();
    told.heard.people = people(6, [1, 2]);
    for (let place = 3; place <= 6; place++) turn(told, place);
    expect(told.settle()).toBeLessThanOrEqual(1500);
    expect(told.director.now!.offers).toHaveLength(1);
    expect(told.director.summary?.why).toBe('left-out');
  });

  test('so is whose clock runs', () => {
    const told = new Told();
    turn(told, 5);
    turn(told, 6);
    vi.advanceTimersByTime(300);
    told.note([{ what: 'came', seat: 3, name: 'Bob' }], nowOf(5, { ...OWN, deadline: 60_000 }));
    expect(told.settle()).toBeLessThanOrEqual(1510);
  });

  describe('who plays alone and owes a choice', () => {
    /** Five bots have played, and the rules have rolled for oneself. */
    function round(): Told {
      const told = new Told();
      for (let place = 2; place <= 5; place++) turn(told, place);
      told.tell([[{ name: 'stops', seat: 'p6', dice: [] }, passes('p1')]], undefined, 'p6');
      told.tell([[rolls('p1')]], nowOf(99, OWN), '*');
      return told;
    }
    const until = (ready: () => boolean) => {
      const start = performance.now();
      while (!ready() && performance.now() - start < 60_000) vi.advanceTimersByTime(5);
      return performance.now() - start;
    };

    test('sees the others in full, and the rest within 1.5 s of the moment the turn is told', () => {
      const told = round();
      const film = until(() => told.lastFacts.filter((name) => name === 'turn-passes').length === 5);
      expect(film).toBeGreaterThan(6000);
      expect(told.director.summary).toBeNull();
      expect(until(() => told.director.now!.offers.length > 0)).toBeLessThanOrEqual(1500);
      expect(told.director.behind).toBe(false);
    });

    test('sees it within 1.5 s, however much the own turn brings before it', () => {
      const again: Fact = { name: 'rolls-again', seat: 'p1', kept: [], dice: [] };
      const own = [[robs('p1', 'p2')], [again], [rolls('p1')], [again], [rolls('p1')]];
      const told = new Told();
      told.heard.people = people(2);
      told.tell(own, nowOf(9, OWN), '*');
      expect(until(() => told.director.now!.offers.length > 0)).toBeLessThanOrEqual(1510);
      const theirs = new Told();
      theirs.heard.people = people(2);
      theirs.tell(own, nowOf(9, OWN), 'p2');
      expect(until(() => theirs.director.now!.offers.length > 0)).toBeGreaterThan(3000);
    });

    test('presses anything, and the rest is there within 1.5 s, with what was left out in words', () => {
      const told = round();
      vi.advanceTimersByTime(2000);
      told.director.hurry();
      expect(told.settle()).toBeLessThanOrEqual(1510);
      expect(told.director.now!.offers).toHaveLength(1);
      expect(told.director.summary?.why).toBe('left-out');
      expect(told.director.story).toHaveLength(told.story.length);
    });

    test('lets dice in the air come down first', () => {
      const told = round();
      until(() => told.director.rolling);
      const before = told.lastFacts.length;
      told.director.hurry();
      expect([told.director.rolling, told.lastFacts.length]).toEqual([true, before]);
      expect(told.settle()).toBeLessThanOrEqual(1510);
    });

    test('sees what is in the air lie before it is named, however it came to be named', () => {
      const told = round();
      const { lines } = told.director.told;
      let put = 0;
      told.pacing.landed = () => undefined;
      told.pacing.settle = () => (put += Number(told.director.told.lines === lines));
      until(() => told.director.rolling);
      told.director.skip();
      expect(put).toBe(1);
      expect(told.director.told.lines).not.toBe(lines);
    });

    test('who owes nothing hurries nobody', () => {
      const told = new Told();
      turn(told, 2);
      told.director.hurry();
      expect(told.settle()).toBeGreaterThan(2000);
    });
  });

  test('a house that tells faster than it can be shown is never more than 20 s ahead', () => {
    const told = new Told();
    for (let round = 0; round < 60; round++) turn(told, 2 + (round % 4));
    const last = told.tell([[robs('p2', 'p3')]]);
    expect(told.settle()).toBeLessThanOrEqual(20_000);
    expect(told.director.now).toBe(last);
    expect(told.director.story).toHaveLength(told.story.length);
    expect(told.director.summary?.why).toBe('left-out');
  });

  test('nothing moves where nothing is to move, but each thing is seen', () => {
    const told = new Told();
    told.mode.calm = true;
    told.tell([[rolls('p2'), changes('p2')]]);
    expect(told.director.rolling).toBe(false);
    expect(told.lastFacts).toEqual(['rolls']);
    expect(told.settle()).toBeGreaterThanOrEqual(600);
  });

  test('without speed everything is there at once', () => {
    const told = new Told();
    told.mode.factor = 0;
    const now = told.tell([[rolls('p2'), changes('p2')], [rolls('p3')]]);
    expect(told.director.behind).toBe(false);
    expect(told.director.now).toBe(now);
    expect(told.director.news.lines.map(({ facts }) => facts.length)).toEqual([2, 1]);
    const { id } = told.director.news;
    told.tell([[rolls('p2')]]);
    expect(told.director.news.id).toBe(id + 1);
  });
});

describe('leaps', () => {
  test('skipping changes the pace of nothing: the whole board would get another style', () => {
    const told = new Told();
    const paces: number[] = [];
    told.pacing.hasten = (by) => void paces.push(by);
    for (let turns = 0; turns < 4; turns++) turn(told, 2);
    const [pace] = paces.splice(0).slice(-1);
    expect(pace).toBeLessThan(1);
    told.director.skip();
    expect(new Set(paces)).toEqual(new Set([pace]));
  });

  test('skipping shows now', () => {
    const told = new Told();
    turn(told, 2);
    const last = told.tell([[robs('p2', 'p3')]]);
    told.director.skip();
    expect(told.director.behind).toBe(false);
    expect(told.director.now).toBe(last);
    expect(told.director.story).toHaveLength(told.story.length);
    expect(told.director.news.skipped).toBe(true);
    const seen = told.director.told.id;
    vi.advanceTimersByTime(60_000);
    expect(told.director.told.id).toBe(seen);
  });

  test('a choice that was taken back ends the film', () => {
    const told = new Told();
    turn(told, 2);
    const now = told.note([{ what: 'taken-back', seat: 1, keep: 1 }]);
    expect(told.director.now).toBe(now);
    expect(told.director.behind).toBe(false);
  });

  test('who comes back is told what happened since the last turn', () => {
    const told = new Told();
    told.tell([[{ name: 'stops', seat: 'p1', dice: [] }]], undefined, 'p1');
    const missed = ['p2', 'p3'].map((seat) => ({ what: 'line', line: `${seat} does`, facts: [rolls(seat)] }));
    const now = told.note(missed, nowOf(3), true);
    expect(told.director.now).toBe(now);
    expect(told.director.summary).toMatchObject({ why: 'since', lines: [{ n: 2 }, { n: 3 }] });
    told.tell([[{ name: 'stops', seat: 'p1', dice: [] }]], undefined, 'p1');
    expect(told.director.summary).toBeNull();
  });

  test('who comes back before the first own choice is told what happened so far', () => {
    const missed = ['p2', 'p3'].map((seat) => ({ what: 'line', line: `${seat} does`, facts: [rolls(seat)] }));
    const setup = [1, 2].map(() => ({ what: 'line', line: '* 6', facts: [rolls('p1')] }));
    const summaryOf = (entries: readonly object[], seat: number | null, asleep = false) => {
      const told = new Told();
      told.heard.seat = seat;
      if (asleep) told.director.looked(false);
      vi.advanceTimersByTime(6000);
      told.note(entries, nowOf(3), !asleep);
      if (asleep) told.director.looked(true);
      return told.director.summary;
    };
    const soFar = { why: 'so-far', lines: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }] };
    expect(summaryOf([...setup, ...missed], 1)).toMatchObject(soFar);
    expect(summaryOf([...setup, ...missed], 1, true)).toMatchObject(soFar);
    // Nobody did anything yet that can be seen, or one only watches.
    expect(summaryOf(setup, 1)).toBeNull();
    expect(
      summaryOf(
        [1, 2].map(() => ({ ...missed[0], line: 'p2 ?' })),
        1,
      ),
    ).toBeNull();
    expect(summaryOf(missed, null)).toBeNull();
  });

  test('who looks away for long is shown no film, who looks away for a moment is', () => {
    const told = new Told();
    told.tell([[{ name: 'stops', seat: 'p1', dice: [] }]], undefined, 'p1');
    told.director.looked(false);
    vi.advanceTimersByTime(2000);
    told.director.looked(true);
    expect(told.director.summary).toBeNull();
    told.director.looked(false);
    vi.advanceTimersByTime(6000);
    turn(told, 2);
    expect(told.director.behind).toBe(false);
    told.director.looked(true);
    expect(told.director.summary?.why).toBe('since');
    expect(told.director.story).toHaveLength(told.story.length);
  });

  test('another player at the same screen sees nothing of the one before', () => {
    const told = new Told();
    turn(told, 2);
    told.director.forget();
    expect(told.director).toMatchObject({ now: null, story: [], behind: false });
    vi.advanceTimersByTime(60_000);
    expect(told.director.now).toBeNull();
  });
});
