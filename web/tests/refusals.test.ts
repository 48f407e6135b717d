import { expect, test } from 'vitest';
import { bundleOf } from './bundle';
import { Words } from '../src/words/words';
import { catalogue } from '../vite-messages';

const called = (seat: string) => ({ p1: 'Ann', p2: 'Bob' })[seat] ?? seat;
const words = (spoken: string) =>
  new Words(
    'refusal',
    bundleOf(spoken, { ...catalogue(spoken, 'game').messages, ...catalogue(spoken, 'refusals').messages }),
    called,
  );

test('a refusal is said with what is put into it', () => {
  const kept = { name: 'seat-kept', number: 2, who: 'Ben', minutes: 9 };
  expect(words('de').fact(kept)).toContain('Platz 2 ist noch für Ben');
  expect(words('fr').fact(kept)).toContain('La place 2 est gardée pour Ben');
  const rules = { name: 'not-legal', seat: 'p1', word: 'stop', words: '`roll`', more: 0 };
  expect(words('de').fact(rules)).toBe('Ann darf jetzt nicht `stop`. Möglich ist: `roll`');
  expect(words('de').fact({ ...rules, more: 3 })).toBe(
    'Ann darf jetzt nicht `stop`. Möglich ist: `roll` und 3 weitere',
  );
  expect(words('de').fact({ name: 'not-now', who: 'p1', seats: ['p2'] })).toBe(
    'Ann ist gerade nicht dran: Der Tisch wartet auf Bob.',
  );
});

test('what this page has no message for is said in the words of the house', () => {
  expect(words('de').fact({ name: 'unheard-of' }, 'the house is made of glass')).toBe(
    'the house is made of glass',
  );
});

test.each([
  ['en', 'Fort 2a is level 2, and your Raid die shows 3.'],
  ['de', 'Fort 2a hat Stufe 2, und dein Raubzug-Würfel zeigt 3.'],
  ['fr', 'Le fort 2a est de niveau 2, et ton dé de raid montre 3.'],
])('what the rules are against is said by the numbers of the moment: %s', (spoken, text) => {
  const bundle = (name: string) => bundleOf(spoken, catalogue(spoken, name).messages);
  const shot = new Words('lucky-shot', bundle('lucky-shot'), called, bundle('lucky-shot-refusals'));
  expect(shot.refused({ name: 'raid-level', fort: '2a', level: 2, die: 3 })).toBe(text);
  expect(shot.refused({ name: 'unheard-of' }, 'no')).toBe('no');
});
