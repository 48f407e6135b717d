import { expect, test } from 'vitest';
import {
  accuracyOf,
  cannotTell,
  concerned,
  curve,
  headline,
  mistakes,
  turningPoints,
  type Balance,
  type CoachReport,
  type Decision,
  type Moment,
} from '../src/after/coach';

const played = { word: 'w', outlook: [], chance: 0.5 };
const decision = (loss: number, label: Decision['label'], error = 0): Decision => ({
  seat: 'p1',
  played,
  best: played,
  loss,
  error,
  told: loss > 0 && loss >= error,
  label,
});
const moment = (
  event: number,
  change: number[],
  chances: number[] | null,
  decisions: Decision[] = [],
): Moment => ({
  event,
  cause: 'choice',
  line: '',
  facts: [],
  chances,
  error: 0,
  change,
  decisions,
});
const report = (moments: Moment[]): CoachReport => ({
  seats: 2,
  over: true,
  start: [0.5, 0.5],
  result: [1, 0],
  error: 0,
  moments,
  turning: [],
  players: [],
  unclear: null,
});

test('the curve begins at the start, and stays where nothing is known', () => {
  expect(curve(report([moment(1, [0, 0], null), moment(2, [0.1, -0.1], [0.6, 0.4])]))).toEqual([
    [0.5, 0.5],
    [0.5, 0.5],
    [0.6, 0.4],
  ]);
});

test('a turning point is told of whom it moved most; of the first, if of several alike', () => {
  expect(concerned(moment(1, [0.1, -0.3, 0.2], null))).toBe(1);
  expect(concerned(moment(1, [0.2, -0.2], null))).toBe(0);
});

test('what cost most comes first, and only what has a label', () => {
  const all = [decision(0.06, 'inaccuracy'), decision(0.3, null), decision(0.2, 'blunder')];
  expect(mistakes(report([moment(1, [0, 0], null, all)])).map((each) => each.decision.loss)).toEqual([
    0.2, 0.06,
  ]);
});

/** A game in which the first seat made these decisions, and lost so much by them. */
const played1 = (own: number, accuracy: number | null, ...all: Decision[]): CoachReport => {
  const player = { seat: 'p1', start: 0.5, luck: -0.2, own, others: 0, rest: 0, result: 0, accuracy };
  const labels = { inaccuracies: 0, mistakes: 0, blunders: 0 };
  const balance: Balance = { ...player, decisions: all.length, labels };
  return { ...report(all.map((each, at) => moment(at + 1, [0, 0], [0.5, 0.5], [each]))), players: [balance] };
};

test('how well somebody chose is what the house says, or nothing', () => {
  expect(accuracyOf(played1(-0.28, null, decision(0, null)), 'p1')).toBe(null);
  expect(accuracyOf(played1(-0.28, 55, decision(0.28, 'blunder')), 'p1')).toBe(55);
  expect(accuracyOf(played1(0, 55), 'p2')).toBe(null);
});

test('turning points come in the order of the house', () => {
  const all = [moment(1, [0.1, -0.1], [0.6, 0.4]), moment(2, [0.3, -0.3], [0.9, 0.1])];
  expect(turningPoints({ ...report(all), turning: [1, 0] }).map(({ event }) => event)).toEqual([2, 1]);
});

test('the page says that it cannot tell where it leaves something out, and only there', () => {
  expect(cannotTell(played1(0, 100, decision(0, null)))).toBe(false);
  expect(cannotTell(played1(-0.28, null, decision(0, null)))).toBe(true);
  expect(cannotTell(played1(0, null))).toBe(false);
  expect(cannotTell({ ...report([]), unclear: 'it is solved nowhere' })).toBe(true);
});

test('the headline says how well one chose and what luck did, and never both good and unknown', () => {
  expect(headline(played1(0, 97, decision(0, null)), 'p1')).toEqual({
    skill: 'great',
    accuracy: 97,
    luck: 'took',
    by: 0.2,
  });
  expect(headline(played1(-0.28, null, decision(0, null)), 'p1').skill).toBe('unknown');
  expect(headline(played1(-0.5, 60, decision(0.5, 'blunder')), 'p1').skill).toBe('badly');
  // By an estimate that can be off by 50 points nobody knows what luck did.
  expect(headline({ ...played1(0, 97, decision(0, null)), error: 0.5 }, 'p1').luck).toBe('unknown');
});
