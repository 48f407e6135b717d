import { expect, test } from 'vitest';
import { steps as booty } from '../src/games/booty-dice/marks';
import type { BootyAction, BootyView } from '../src/games/booty-dice/rules';
import { steps as fortuna } from '../src/games/fortuna/marks';
import { steps as lantern } from '../src/games/lantern/marks';
import { steps as lucky } from '../src/games/lucky-shot/marks';
import type { View as LuckyView } from '../src/games/lucky-shot/rules';
import { marksOf, parts, told } from '../src/games/marks';
import { steps as reynard } from '../src/games/reynards-luck/marks';

test('things that are alike are told apart, whatever lies between them', () => {
  expect(told(['D', 'X', 'D', null, 'X'])).toEqual(['D.1', 'X.1', 'D.2', '', 'X.2']);
  expect(parts('die', [3, 3])).toEqual(['die:3.1', 'die:3.2']);
});

test('the badge stands where a choice begins, and its further steps are numbered', () => {
  const marks = marksOf([{ steps: [['a', 'b'], ['c']], tone: 'better', badge: '52 %' }]);
  expect([...marks].map(([part, { badge }]) => [part, badge])).toEqual([
    ['a', '52 %'],
    ['b', ''],
    ['c', '2'],
  ]);
});

test('where several choices are marked, what a part says has the sign of its choice', () => {
  const marks = marksOf([
    { steps: [[['a', '4']], ['b']], tone: 'played', badge: '✗', sign: '✗' },
    { steps: [[['a', '6']]], tone: 'better', badge: '✓', sign: '✓' },
  ]);
  expect([marks.get('a')?.badge, marks.get('b')?.badge]).toEqual(['✗4 ✓6', '✗2']);
});

test('what two choices touch has the marks of both', () => {
  const marks = marksOf([
    { steps: [['a', 'b']], tone: 'played', badge: '✗' },
    { steps: [['a', 'c']], tone: 'better', badge: '✓' },
  ]);
  expect(marks.get('a')).toEqual({ tones: ['played', 'better'], badge: '✗ ✓' });
  expect(marks.get('b')?.tones).toEqual(['played']);
  expect(marks.get('c')?.tones).toEqual(['better']);
});

const thrown = (dice: string[]) =>
  ({ phase: { name: 'deciding', dice, rolls: 1 } }) as unknown as Readonly<BootyView>;
const pirate = (value: BootyAction) =>
  booty({ word: 'w', value }, thrown(['D', 'D', 'X', 'X', 'W', 'S']) as BootyView);

test('Booty Dice marks the dice that stay, not those that are thrown', () => {
  expect(pirate({ roll: ['X', 'W', 'X'] })).toEqual([['die:D.1', 'die:D.2', 'die:S.1'], ['do:roll']]);
  expect(pirate('roll-all')).toEqual([['do:roll']]);
  expect(pirate('stop')).toEqual([['offer:w']]);
  expect(pirate({ rob: 'p3' })).toEqual([['pirate:p3']]);
  expect(pirate({ attack: 'p2' })).toEqual([['pirate:p2']]);
});

test('Fortuna marks two of each, or the call', () => {
  expect(fortuna({ word: 'dice 3 3', value: { dice: [3, 3] } })).toEqual([
    ['die:3.1', 'die:3.2'],
    ['offer:dice 3 3'],
  ]);
  expect(fortuna({ word: 'bricks 0 5', value: { bricks: [0, 5] } })[0]).toEqual(['brick:0.1', 'brick:5.1']);
  expect(fortuna({ word: 'call smile', value: { call: 'smile' } })).toEqual([['call:smile']]);
  expect(fortuna({ word: 'challenge', value: 'challenge' })).toEqual([['offer:challenge']]);
});

test('Lantern marks the dice and the ability, and at the setup every place with its die', () => {
  expect(lantern({ word: 'con 1 1 4', value: { con: [1, 1, 4] } })).toEqual([
    ['die:1.1', 'die:1.2', 'die:4.1'],
    ['offer:con 1 1 4'],
  ]);
  expect(lantern({ word: 'counter 3 up', value: { counter: [3, 'up'] } })[0]).toEqual(['die:3.1']);
  expect(lantern({ word: 'gain con', value: { gain: 'con' } })).toEqual([['offer:gain con']]);
  const assign = { crit: 6, counter: 5, magic: 4, con: 3, xp: 2, camp: 1 };
  const marks = marksOf([
    { steps: lantern({ word: 'a', value: { assign } }), tone: 'better', badge: '61 %' },
  ]);
  expect(marks.get('place:crit')?.badge).toBe('6');
  expect(marks.get('place:camp')?.badge).toBe('1');
});

test('Lucky Shot marks what is touched on the way; a power needs no die', () => {
  const raid = { word: 'raid 2a 1b', value: { raid: { from: '2a', into: '1b' } } };
  const at = (name: string) => ({ phase: { name } }) as LuckyView;
  expect(lucky(raid, at('act'))).toEqual([['place:raid'], ['fort:2a'], ['fort:1b']]);
  const build = { word: 'build 1a', value: { build: { fort: '1a', one: false } } };
  expect(lucky(build, at('power'))).toEqual([['fort:1a'], ['word:build 1a']]);
});

test("Reynard's Luck marks from where to where, a card, or the button", () => {
  const go = { go: { from: 'e4', to: 'e6', deed: 'challenge' } };
  expect(reynard({ word: 'e4xe6', value: go })).toEqual([['square:e4'], ['square:e6']]);
  expect(reynard({ word: 'card 5', value: { card: 5 } })).toEqual([['card:5.1']]);
  expect(reynard({ word: 'roll', value: 'roll' })).toEqual([['offer:roll']]);
  expect(reynard({ word: 'return fox', value: { return: 'fox' } })).toEqual([['offer:return fox']]);
  expect(reynard({ word: 'place fox', value: { place: 'fox' } })).toEqual([]);
});
