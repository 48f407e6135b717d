import { expect, test } from 'vitest';
import type { Offer, Opinion } from '../src/protocol';
import { advised, alike } from '../src/table/hint';

const offers: Offer[] = ['stop', 'roll X'].map((word) => ({ word, outlook: [], value: { of: word } }));
const opinion = (word: string, chance: number, paired_error = 0): Opinion => ({
  word,
  outlook: [],
  chance,
  error: 0.1,
  paired_error,
});

test('opinions get the values of their offers, and the best comes first', () => {
  const found = advised([opinion('stop', 0.4), opinion('roll X', 0.6), opinion('gone', 0.9)], offers);
  expect(found.map(({ word, value, why }) => [word, value, why])).toEqual([
    ['roll X', { of: 'roll X' }, []],
    ['stop', { of: 'stop' }, []],
  ]);
});

test('reasons are kept where the house gives some', () => {
  const why = [{ name: 'keeps-open' }];
  expect(advised([{ ...opinion('stop', 0.4), why } as Opinion], offers)[0]?.why).toEqual(why);
});

test('what differs by less than both can be off is not told apart', () => {
  const of = (...all: Opinion[]) => alike(advised(all, offers));
  expect(of(opinion('stop', 0.5, 0.02), opinion('roll X', 0.47, 0.02))).toBe(1);
  expect(of(opinion('stop', 0.5, 0.01), opinion('roll X', 0.47, 0.01))).toBe(0);
  expect(of(opinion('stop', 0.5))).toBe(0);
  expect(alike([])).toBe(0);
});
