import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundleOf } from '../src/words/messages.svelte';
import { Words } from '../src/words/words';

const folder = (spoken: string) => `${import.meta.dirname}/../../messages/${spoken}`;
const bundle = (spoken: string) =>
  bundleOf(
    spoken,
    readdirSync(folder(spoken)).map((file) => readFileSync(`${folder(spoken)}/${file}`, 'utf8')),
  );
const called = (seat: string) => ({ p1: 'Ann', p2: 'Bob', p3: 'Cleo' })[seat] ?? seat;
const words = (spoken: string) => new Words('booty-dice', bundle(spoken), called);

const robs = { name: 'robs', seat: 'p1', victim: 'p2' };
const changes = {
  name: 'changes',
  seats: ['p2', 'p3'],
  gains: { doubloons: 0, lives: 0, shields: 0 },
  losses: { doubloons: 5, lives: 1, shields: 0 },
  out: false,
};

test('facts are said with names, lists and plurals, in every language', () => {
  expect(words('en').facts([robs, changes])).toBe(
    'Ann robs Bob of a doubloon. Bob and Cleo lose 5 doubloons and 1 life.',
  );
  expect(words('de').facts([robs, changes])).toBe(
    'Ann raubt Bob eine Dublone. Bob und Cleo verlieren 5 Dublonen und 1 Leben.',
  );
  expect(words('fr').facts([robs, changes])).toBe(
    'Ann vole un doublon à Bob. Bob et Cleo perdent 5 doublons et 1 vie.',
  );
});

test('dice stand side by side, words of the game are translated, parts of an outlook are put in a row', () => {
  const stop = [
    { name: 'dig', doubloons: 4 },
    { name: 'combo', combo: 'mutiny', costs: { doubloons: 0, lives: 2, shields: 0 } },
  ];
  expect(words('de').outlook(stop)).toBe('4 ausgraben, Meuterei: alle anderen verlieren 2 Leben');
  expect(words('en').fact({ name: 'rolls', seat: 'p1', dice: ['D', 'X'], beside: [] })).toBe(
    'Ann rolls D X.',
  );
});

test('chances are said in per cent, and what is not certain is never called so', () => {
  const spoken = bundleOf('en', ['game-wins = wins { PERCENT($ways, $total) }']);
  const said = (ways: number, total: number) =>
    new Words('booty-dice', spoken, called).fact({ name: 'wins', ways, total });
  expect([said(25, 36), said(0, 6), said(6, 6), said(1296, 1297)]).toEqual([
    'wins 69 %',
    'wins 0 %',
    'wins 100 %',
    'wins 99 %',
  ]);
});

test('what every game knows has one message for all', () => {
  expect(words('fr').fact({ name: 'resigned', seat: 'p3' })).toBe('Cleo abandonne.');
});

test('a message that is missing is said by its name, and nothing before the messages are there', () => {
  expect(words('en').fact({ name: 'unheard-of' })).toBe('booty-dice-unheard-of');
  expect(new Words('booty-dice', null, called).fact(robs)).toBe('');
});

test('a file with errors leaves the rest as it is', () => {
  const broken = bundleOf('en', ['game-resigned = { $seat } gives up.\nthis is = no { message\n']);
  const said = new Words('booty-dice', broken, called).fact({ name: 'resigned', seat: 'p1' });
  expect(said).toBe('Ann gives up.');
});
