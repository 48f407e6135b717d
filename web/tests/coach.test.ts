import { expect, test } from 'vitest';
import {
  concerned,
  costly,
  curve,
  points,
  type CoachReport,
  type Decision,
  type Moment,
} from '../src/after/coach';

const played = { word: 'w', outlook: [], chance: 0.5 };
const decision = (loss: number, label: Decision['label']): Decision => ({
  seat: 'p1',
  played,
  best: played,
  loss,
  error: 0,
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
  expect(costly(report([moment(1, [0, 0], null, all)])).map((each) => each.decision.loss)).toEqual([
    0.2, 0.06,
  ]);
});

test('points have a sign, but nothing has none', () => {
  expect([0.123, -0.05, 0.0001, -0.0001].map(points)).toEqual(['+12.3', '−5.0', '0.0', '0.0']);
});
