import { expect, test } from 'vitest';
import { bundleOf } from './bundle';
import { partsOf } from '../src/words/pictures';
import { Words } from '../src/words/words';
import { catalogue, parse } from '../vite-messages';

const bundle = (spoken: string) =>
  bundleOf(spoken, {
    ...catalogue(spoken, 'game').messages,
    ...catalogue(spoken, 'booty-dice').messages,
  });
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

test('reasons are told to whoever chose, and of them to everybody else', () => {
  const why = [{ name: 'doubloons', whose: 'own', with: 22.3, instead: 19 }];
  expect(words('de').reasons(why)).toBe('Nach einer Runde hast du im Schnitt 22,3 Dublonen statt 19.');
  expect(words('de').reasons(why, 'p2')).toBe('Nach einer Runde hat Bob im Schnitt 22,3 Dublonen statt 19.');
  const others = [{ ...why[0]!, whose: 'others' }];
  expect(words('en').reasons(others, 'p2')).toBe(words('en').reasons(others));
});

test('dice are named, words of the game are translated, parts of an outlook are put in a row', () => {
  const stop = [
    { name: 'dig', doubloons: 4 },
    { name: 'combo', combo: 'mutiny', costs: { doubloons: 0, lives: 2, shields: 0 } },
  ];
  expect(words('de').outlook(stop)).toBe('4 ausgraben, Meuterei: alle anderen verlieren 2 Leben');
  const rolls = { name: 'rolls', seat: 'p1', dice: ['D', 'D', 'S'], beside: [] };
  expect(words('en').fact(rolls)).toBe('Ann rolls 2 × Doubloon and Shield.');
});

test('where pictures can be drawn, dice are pictures with their names', () => {
  const rolls = { name: 'rolls', seat: 'p1', dice: ['D', 'S'], beside: [] };
  expect(partsOf(words('de').drawn.fact(rolls))).toEqual([
    'Ann würfelt ',
    { face: 'D', name: 'Dublone', mark: '' },
    { face: 'S', name: 'Schild', mark: '.' },
  ]);
  expect(partsOf('no picture')).toEqual(['no picture']);
  const lantern = new Words('lantern', bundleOf('en', catalogue('en', 'lantern').messages), called);
  expect(partsOf(lantern.drawn.choice({ con: [1, 4] }))).toEqual([
    'Constitution on ',
    { face: '1', name: '1', mark: '' },
    ' ',
    { face: '4', name: '4', mark: '' },
  ]);
});

test('chances are said in per cent, and what is not certain is never called so', () => {
  const spoken = bundleOf('en', parse('game-wins = wins { PERCENT($ways, $total) }', 'game.ftl'));
  const said = (ways: number, total: number) =>
    new Words('booty-dice', spoken, called).fact({ name: 'wins', ways, total });
  expect([said(25, 36), said(0, 6), said(6, 6), said(1296, 1297)]).toEqual([
    'wins 69 %',
    'wins 0 %',
    'wins 100 %',
    'wins 99 %',
  ]);
});

test('French keeps a sign with the word before it', () => {
  expect(words('fr').fact({ name: 'combo', combo: 'mutiny', costs: { lives: 1 } })).toBe(
    'Mutinerie\u00a0: tous les autres perdent 1 vie.',
  );
});

test('what every game knows has one message for all', () => {
  expect(words('fr').fact({ name: 'resigned', seat: 'p3' })).toBe('Cleo abandonne.');
});

test('a message that is missing is said by its name, and nothing before the messages are there', () => {
  expect(words('en').fact({ name: 'unheard-of' })).toBe('booty-dice-unheard-of');
  expect(new Words('booty-dice', null, called).fact(robs)).toBe('');
});

const odds = (spoken: string, game = 'fortuna') =>
  new Words(
    game,
    bundleOf(spoken, { ...catalogue(spoken, 'game').messages, ...catalogue(spoken, game).messages }),
    called,
    bundleOf(spoken, {
      ...catalogue(spoken, 'odds').messages,
      ...catalogue(spoken, `${game}-odds`).messages,
    }),
  );

test('odds are figures, chances and facts, said as a language writes them', () => {
  const tally = [
    { name: 'score', line: 'smile' },
    { ways: 25, total: 36 },
    '+1',
    { name: 'average', points: 2.92 },
  ];
  const said = (spoken: string) => tally.map((saying) => odds(spoken).odds(saying));
  expect(said('en')).toEqual(['Smile', '69.44 %', '+1', '2.920 points on average.']);
  expect(said('de')).toEqual(['Lächeln', '69,44 %', '+1', 'Im Schnitt 2,920 Punkte.']);
  expect(said('fr')).toEqual(['Sourire', '69,44 %', '+1', '2,920 points en moyenne.']);
  const rare = [1, 999_999, 1_000_000].map((ways) => odds('en').odds({ ways, total: 1_000_000 }));
  expect(rare).toEqual(['< 0.01 %', '> 99.99 %', '100.00 %']);
});

test('who is meant in odds is called by name', () => {
  expect(odds('en').odds({ name: 'next-throw', seat: 'p2' })).toBe("Bob's next throw, called right");
});
