import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { comboOf, drownedIn, wonBy } from '../src/games/booty-dice/pieces/read';
import { factsOf } from '../src/games/booty-dice/story';
import { beats as lantern } from '../src/games/lantern/beats';
import type { Fact } from '../src/protocol';
import { beatsOf } from '../src/table/director/beats';
import { changes, nowOf, OWN, passes, people, robs, rolls, Told, untyped } from './told';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const combo: Fact = { name: 'combo', combo: 'mutiny', costs: { lives: 0, doubloons: 2, shields: 0 } };
const drowned: Fact = { ...changes('p3'), out: true };
const won: Fact = { name: 'reached-goal', winner: 'p2', doubloons: 25 };
const over = () => nowOf(9, { stage: 'over', outcome: { winners: [2], scores: [] }, waiting: [] });
const until = (told: Told, name: string | undefined) => {
  for (let at = 0; told.director.piece?.name !== name && at < 2000; at++) vi.advanceTimersByTime(10);
  expect(told.director.piece?.name).toBe(name);
};

describe('set pieces', () => {
  test('each has its own, in order, and says no more than itself', () => {
    const told = new Told();
    told.tell([[rolls('p2')], [combo, changes('p4'), drowned, won]], over());
    expect(told.director.piece).toBeNull();
    until(told, 'combo');
    expect(told.director.piece!.facts).toEqual([combo, changes('p4')]);
    expect(told.director.now!.outcome).toBeNull();
    until(told, 'changes');
    expect(told.director.piece!.facts).toEqual([drowned]);
    expect(told.director.now!.outcome).toBeNull();
    until(told, 'reached-goal');
    expect(told.director.now!.outcome).not.toBeNull();
    until(told, undefined);
  });

  test('what costs a pirate something, and not the life, is none', () => {
    const told = new Told();
    told.tell([[{ name: 'stops', seat: 'p2', dice: [] }, changes('p3')]]);
    for (let at = 0; at < 300; at++) {
      expect(told.director.piece).toBeNull();
      vi.advanceTimersByTime(10);
    }
  });

  test('a press goes on to the next, and does not skip it', () => {
    const told = new Told();
    told.tell([[combo, drowned]]);
    until(told, 'combo');
    told.director.pass();
    expect(told.director.piece?.name).toBe('changes');
    told.director.pass();
    expect(told.director.piece).toBeNull();
    told.director.pass();
    told.tell([[robs('p2', 'p3')]]);
    expect(told.lastFacts.at(-1)).toBe('robs');
  });

  test('skipping shows none of them', () => {
    const told = new Told();
    told.tell([[rolls('p2')], [combo, drowned, won]], over());
    told.director.skip();
    expect(told.director.piece).toBeNull();
    expect(told.director.now!.outcome).not.toBeNull();
  });

  test('the last of all can be skipped too', () => {
    const told = new Told();
    told.tell([[combo]]);
    expect(told.director.piece?.name).toBe('combo');
    told.director.skip();
    expect(told.director.piece).toBeNull();
    told.tell([[passes('p3')]]);
    expect(told.lastFacts.at(-1)).toBe('turn-passes');
  });

  test('what comes while one is shown waits for it, also when this player may choose', () => {
    const told = new Told();
    told.tell([[combo]], nowOf(1, OWN));
    told.tell([[robs('p2', 'p3')]], nowOf(2, OWN));
    expect(told.director.piece?.name).toBe('combo');
    expect(told.lastFacts).toEqual(['combo']);
    until(told, undefined);
    expect(told.lastFacts).toEqual(['combo', 'robs']);
  });

  test('there is none where there is no time to see it', () => {
    const told = new Told();
    told.heard.people = people(6, [1, 2]);
    told.tell([[rolls('p2')], [combo], [drowned], [robs('p2', 'p3')]], nowOf(1, OWN));
    while (told.director.behind) {
      expect(told.director.piece).toBeNull();
      vi.advanceTimersByTime(10);
    }
  });

  test('without movement it is a still', () => {
    const told = new Told();
    told.mode.calm = true;
    told.tell([[combo]]);
    expect(told.director.piece?.name).toBe('combo');
    vi.advanceTimersByTime(1000);
    expect(told.director.piece?.name).toBe('combo');
    until(told, undefined);
  });
});

describe('skipping', () => {
  test('leaves nothing in the air, however many throws were to come', () => {
    const told = new Told();
    told.tell([[rolls('p2')], [rolls('p3')]]);
    expect(told.director.rolling).toBe(true);
    told.director.skip();
    expect(told.director).toMatchObject({ behind: false, rolling: false });
    expect(told.lastFacts).toEqual(['rolls', 'rolls']);
  });

  test('while the last thing lies there, what comes after it is shown', () => {
    const told = new Told();
    told.tell([[robs('p2', 'p3')]]);
    told.director.skip();
    told.tell([[robs('p3', 'p2')]]);
    expect(told.lastFacts).toEqual(['robs', 'robs']);
  });
});

describe('what a piece is read from', () => {
  const facts = factsOf([combo, changes('p4'), drowned, { name: 'shared', winners: ['p1', 'p2'] }]);
  test('a combo and what it costs whom, who drowned, who won', () => {
    expect(comboOf(facts)).toMatchObject({ name: 'mutiny', losses: [{ seat: 'p4' }, { seat: 'p3' }] });
    expect(drownedIn(facts)).toEqual(['p3']);
    expect(wonBy(facts)).toEqual({ winners: ['p1', 'p2'], how: 'shared' });
    expect(wonBy(factsOf([won]))).toEqual({ winners: ['p2'], how: 'reached-goal' });
    expect([comboOf([]), wonBy([])]).toEqual([null, null]);
  });
});

describe('Lantern', () => {
  const view = { sheet: { zones: [{}, {}, {}] }, zone: 1, phase: { name: 'fight', dice: [1] } };
  const piecesOf = (...facts: Fact[]) =>
    beatsOf([{ n: 1, at: 0, what: 'line', line: '*', facts }], view, nowOf(1), 1, untyped(lantern)).map(
      ({ piece }) => piece,
    );
  const cleared = (zone: number): Fact => ({ name: 'cleared', zone, place: 'Wolves' });
  const reaches = (zone: number): Fact => ({ name: 'reaches', zone, place: 'Tower' });
  test('a zone that is won is a piece, and the last that is reached, no other', () => {
    expect(piecesOf(cleared(1), reaches(2))).toEqual(['cleared', null]);
    expect(piecesOf(cleared(2), reaches(3))).toEqual(['cleared', 'reaches']);
    expect(piecesOf(cleared(3), { name: 'won', score: 3, title: 'lord' })).toEqual(['cleared', 'won']);
  });
});
