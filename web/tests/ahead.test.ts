import { expect, test } from 'vitest';
import type { AheadBranch, AheadStep } from '../src/protocol';
import { added, without, type Taken } from '../src/table/ahead/plan';

const line = (text: string): AheadStep => ({ line: text });
const happens = (step: AheadStep): Taken => ({ step, said: '' });
const own = (choose: string): Taken => ({ step: line(`p1 ${choose}`), choose, said: '' });
const branch = (when: AheadStep[], choose: string, then: AheadBranch[] = []): AheadBranch => ({
  when,
  choose,
  then,
});

test('a way becomes branches, each with what follows it', () => {
  const way = [happens(line('p2 stop')), happens('any-roll'), own('stop'), happens('anything'), own('roll')];
  const then = [branch(['anything'], 'roll')];
  expect(added([], way)).toEqual([branch([line('p2 stop'), 'any-roll'], 'stop', then)]);
  // What comes after the last choice of one's own is no part of it.
  expect(added([], way.slice(0, 4))).toEqual([branch([line('p2 stop'), 'any-roll'], 'stop')]);
  expect(added([], way.slice(0, 2))).toEqual([]);
});

test('ways that begin alike share what is alike, and the same case is said anew', () => {
  const begin = [happens(line('p2 stop')), own('stop')];
  const one = added([], [...begin, happens(line('p2 roll')), own('a')]);
  const two = added(one, [...begin, happens(line('p2 stop')), own('b')]);
  const then = [branch([line('p2 roll')], 'a'), branch([line('p2 stop')], 'b')];
  expect(two).toEqual([branch([line('p2 stop')], 'stop', then)]);
  expect(added(two, begin)).toEqual(two);
  expect(added(two, [happens(line('p2 stop')), own('roll')])).toEqual([branch([line('p2 stop')], 'roll')]);
});

test('what leaves less open is asked first', () => {
  const any = added([], [happens('anything'), own('stop')]);
  const all = added(any, [happens(line('p2 stop')), happens('any-roll'), own('roll')]);
  const three = added(all, [happens(line('p2 stop')), happens(line('* 6')), own('stop')]);
  expect(three.map(({ when }) => when)).toEqual([
    [line('p2 stop'), line('* 6')],
    [line('p2 stop'), 'any-roll'],
    ['anything'],
  ]);
});

test('a branch is removed with what follows it, and nothing else', () => {
  const plan = [branch([], 'a', [branch([], 'b'), branch([], 'c')]), branch([], 'd')];
  expect(without(plan, [0, 1])).toEqual([branch([], 'a', [branch([], 'b')]), branch([], 'd')]);
  expect(without(plan, [0])).toEqual([branch([], 'd')]);
  expect(without(plan, [1])).toEqual([plan[0]]);
});
