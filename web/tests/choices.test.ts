import { describe, expect, test } from 'vitest';
import type { BootyAction } from '../src/games/booty-dice/rules';
import type { FortunaAction } from '../src/games/fortuna/rules';
import type { LanternAction } from '../src/games/lantern/rules';
import type { Action as LuckyAction } from '../src/games/lucky-shot/rules';
import type { Action as ReynardAction } from '../src/games/reynards-luck/rules';
import { bundleOf } from './bundle';
import { asFact } from '../src/words/choice';
import { Words } from '../src/words/words';
import { catalogue, languages } from '../vite-messages';

const booty: BootyAction[] = ['stop', 'roll-all', { roll: ['X', 'W'] }, { rob: 'p2' }, { attack: 'p2' }];
const fortuna: FortunaAction[] = [
  ...(['accept', 'challenge', 'free', 'leave'] as const),
  { dice: [3, 6] },
  { bricks: [0, 5] },
  { call: 'half-smile' },
  { take: 'p2' },
];
const lantern: LanternAction[] = [
  'again',
  'keep',
  { assign: { crit: 6, counter: 5, magic: 4, con: 3, xp: 2, camp: 1 } },
  { crit: 4 },
  { counter: [3, 'up'] },
  { counter: [3, 'down'] },
  { magic: 2 },
  { con: [1, 1, 4] },
  { gain: 'magic' },
];
const lucky: LuckyAction[] = [
  ...(['hunt', 'skip', 'create', 'salvage', 'leave', 'done'] as const),
  { die: 4 },
  { take: { treasure: 'sea', fort: '1a' } },
  { put: 'raid' },
  { build: { fort: '1a', one: true } },
  { attack: { fort: '2a', one: false } },
  { raid: { from: '2a', into: '1b' } },
  { move: { from: '1a', into: '1b', protected: true } },
  { level: { fort: '1a', level: 5 } },
  { 'create-at': 3 },
];
const reynard: ReynardAction[] = [
  ...(['roll', 'advance', 'stay', 'keep'] as const),
  { place: 'fox' },
  { return: '5' },
  { go: { from: 'e4', to: 'e6', deed: 'challenge' } },
  { go: { from: 'e4', to: 'e5', deed: 'move' } },
  { card: 5 },
];
const all: Record<string, readonly unknown[]> = {
  'booty-dice': booty,
  fortuna,
  lantern,
  'lucky-shot': lucky,
  'reynards-luck': reynard,
};

const wordsOf = (game: string, spoken: string) => {
  const messages = { ...catalogue(spoken, 'game').messages, ...catalogue(spoken, game).messages };
  return new Words(game, bundleOf(spoken, messages), (seat) => (seat === 'p2' ? 'Bob' : seat));
};

describe.each(Object.keys(all))('%s', (game) => {
  test.each(languages())('names every kind of choice in %s, each another way', (spoken) => {
    const said = all[game]!.map((value) => wordsOf(game, spoken).choice(value, 'MISSING'));
    expect(said).not.toContain('MISSING');
    expect(new Set(said).size).toBe(said.length);
    // An argument that was not given stands there in brackets.
    expect(said.filter((text) => /[{}$]/.test(text))).toEqual([]);
  });
});

test('a choice is a fact with fields that words are made of', () => {
  expect(asFact({ counter: [3, 'up'] })).toEqual({ name: 'counter-up', die: 3 });
  expect(asFact({ attack: 'p2' })).toEqual({ name: 'attack', seat: 'p2' });
  expect(asFact({ attack: { fort: '2a', one: true } })).toEqual({ name: 'attack', fort: '2a', one: true });
  expect([asFact(null), asFact({})]).toEqual([null, null]);
});

test('a choice reads like a sentence', () => {
  const said = (game: string, value: unknown) => wordsOf(game, 'en').choice(value);
  expect(said('booty-dice', { roll: ['X', 'X', 'W'] })).toBe(
    'Throw 2 × X Marks the Spot and Walk the Plank again',
  );
  expect(said('booty-dice', { rob: 'p2' })).toBe('Rob Bob');
  expect(said('fortuna', { bricks: [0, 5] })).toBe('Score with the bricks blank 5');
  expect(said('lucky-shot', { put: 'raid' })).toBe('Put the die on raid');
  expect(said('reynards-luck', { go: { from: 'e4', to: 'e6', deed: 'challenge' } })).toBe(
    'Challenge e6 from e4',
  );
});
