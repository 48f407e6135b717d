import { expect, test } from 'vitest';
import { codesIn, isCommand } from '../e2e/codes';

test('what is meant for programs is found', () => {
  const said = ['crit=4', 'roll XJWW', 'reroll-ones=on', 'Ann rolls D X J W beside D J.', 'p2 robs Ann.'];
  for (const text of [...said, 'lantern-would-frob', 'one of X, J and W', 'is { $name }'])
    expect(codesIn(text), text).not.toEqual([]);
  expect(codesIn('du nimmst: call smile', ['call smile'])).toEqual(['a command: call smile']);
});

test('what is meant for players is not', () => {
  const said = [
    'Ann wins 52 % with fort 2a.',
    'X Marks the Spot',
    'S’arrêter',
    "Ann's 3 + 4 = 7",
    'Booty Dice',
  ];
  for (const text of said) expect(codesIn(text), text).toEqual([]);
  expect(codesIn('4 5 X X X', [], 'XO')).toEqual([]);
  expect(codesIn('recall smiles', ['call smile'])).toEqual([]);
});

test('only what cannot be a sentence is a command', () => {
  expect(['roll XW', 'crit 4', 'e4xe6', 'move 1a 1b protected'].every(isCommand)).toBe(true);
  expect(['stop', 'hunt', '5', 'a1'].some(isCommand)).toBe(false);
});
