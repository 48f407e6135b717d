import { afterAll, expect, test } from 'vitest';
import { speak } from '../src/text/catalogue.svelte';
import { glance, percent, points } from '../src/words/figures';

afterAll(() => speak('en'));

test('points have a sign, but nothing has none', () => {
  expect([0.123, -0.05, 0.0001, -0.0001].map(points)).toEqual(['+12.3', '−5.0', '0.0', '0.0']);
});

test('what is not certain is never 0 or 100 at a glance', () => {
  expect([0, 0.001, 0.523, 0.999, 1].map(glance)).toEqual(['0 %', '1 %', '52 %', '99 %', '100 %']);
});

test('figures are written as the language writes them', async () => {
  expect(percent(0.5234)).toBe('52.3 %');
  await speak('de');
  expect([percent(0.5234), points(-0.1)]).toEqual(['52,3 %', '−10,0']);
});
