import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Phrasebook, type Phrase, type Words } from '../src/text/phrasebook';
import * as house from '../src/text/de/phrases/house';

interface Chapter {
  phrases: readonly Phrase[];
  words: Words;
}

const GAMES = ['lucky-shot', 'lantern', 'fortuna', 'booty-dice', 'reynards-luck'];
const chapters = import.meta.glob<Chapter>('../src/text/de/phrases/*.ts', { eager: true });
const rules = import.meta.glob<string>('../src/text/de/rules/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const corpus = import.meta.glob<string>('./corpus/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function bookOf(game: string): Phrasebook {
  const own = chapters[`../src/text/de/phrases/${game}.ts`];
  const phrases = [...(own?.phrases ?? []), ...house.phrases];
  return new Phrasebook(phrases, { ...house.words, ...own?.words });
}

const small = new Phrasebook(
  [
    ['{p} rolls {dice}.', '{p} würfelt {dice}.'],
    ['{p} rolls {dice} for {treasures}.', '{p} würfelt {dice} um {treasures.acc}.'],
    ['{treasure} is here.', '{treasure.nom} ist da.'],
    ['{p} gets {things*}.', '{p} bekommt {things}.'],
    ['1 brick', '1 Stein'],
    ['{n#} bricks', '{n} Steine'],
    ['Into {zone~}!', 'Auf nach {zone}!'],
    ['Done.', 'Fertig.'],
    ['Done. And out.', 'Fertig und raus.'],
    ['chance', 'Chance'],
  ],
  {
    and: 'und',
    sea: 'Meer',
    'sea.nom': 'das Meer',
    'sea.acc': 'das Meer',
    swamp: 'Sumpf',
    'swamp.nom': 'der Sumpf',
    'swamp.acc': 'den Sumpf',
  },
);

test('a sentence is said with what is put into it', () => {
  expect(small.say('p1 rolls 3 4.')).toBe('p1 würfelt 3 4.');
  expect(small.say('chance')).toBe('Chance');
});

test('words take the form that is asked for, also in a list', () => {
  expect(small.say('p1 rolls 3 for sea, swamp.')).toBe('p1 würfelt 3 um das Meer, den Sumpf.');
  expect(small.say('p1 rolls 3 for sea and swamp.')).toBe('p1 würfelt 3 um das Meer und den Sumpf.');
});

test('a text begins with a capital where the English does', () => {
  expect(small.say('Swamp is here.')).toBe('Der Sumpf ist da.');
  expect(small.say('swamp is here.')).toBe('der Sumpf ist da.');
});

test('what is put in may itself be a phrase, or several', () => {
  expect(small.say('p2 gets 1 brick.')).toBe('p2 bekommt 1 Stein.');
  expect(small.say('p2 gets 1 brick and 3 bricks.')).toBe('p2 bekommt 1 Stein und 3 Steine.');
});

test('names are left as they are', () => {
  expect(small.say('Into Zone of Doom!')).toBe('Auf nach Zone of Doom!');
});

test('several sentences are said one by one, and lines stay lines', () => {
  expect(small.say('p1 rolls 3. Swamp is here.\n  Sea is here.')).toBe(
    'p1 würfelt 3. Der Sumpf ist da.\n  Das Meer ist da.',
  );
});

test('sentences that belong together are said together', () => {
  expect(small.say('p1 rolls 3. Done. And out.')).toBe('p1 würfelt 3. Fertig und raus.');
});

test('what is not in the book comes back as it is, and is noted', () => {
  const book = new Phrasebook([['Done.', 'Fertig.']], {});
  expect(book.say('Done. Who knows? Done.')).toBe('Fertig. Who knows? Fertig.');
  expect([...book.misses]).toEqual(['Who knows?']);
  expect(book.find('Done. Who knows?')).toBeUndefined();
  expect(book.find('Done.')).toBe('Fertig.');
});

test('a word of English is not taken for a part that is only put in', () => {
  expect(small.say('p1 rolls over.')).toBe('p1 rolls over.');
});

test('figures are written with a comma, words to be typed stay', () => {
  expect(small.say('11/36 (30.56 %)')).toBe('11/36 (30,56 %)');
  expect(small.say('raid 2a 1b')).toBe('raid 2a 1b');
  expect(small.say('a1xa4')).toBe('a1xa4');
});

test('of two phrases that fit, the more exact is said, in whatever order they stand', () => {
  const phrases: Phrase[] = [
    ['{p} takes {x~}.', 'allgemein'],
    ['{p} takes the {x~}.', 'genau'],
  ];
  for (const order of [phrases, phrases.toReversed()]) {
    expect(new Phrasebook(order, {}).say('p1 takes the sea.')).toBe('genau');
  }
});

/** Words that no German sentence has. */
const ENGLISH =
  /(?<![`=\w-])(the|and|with|of|to|is|are|has|have|rolls?|takes|loses|gains|puts|wins|for|from|you|your|that|which|by|not|but|every|any|into|one|two|die|dice|fort|brick|bricks|level)(?![`\w=-])/;
/** Words to be typed and placeholders do not count, and `die` is German too. */
const looksEnglish = (text: string) =>
  ENGLISH.exec(text.replace(/`[^`]*`|\{[^}]*\}/g, '').replace(/\b[Dd]ie\b/g, ''))?.[0];

test.each(GAMES)('%s: no placeholder is lost or invented', (game) => {
  for (const [english, german] of [
    ...chapters[`../src/text/de/phrases/${game}.ts`]!.phrases,
    ...house.phrases,
  ]) {
    const slots = new Set([...english.matchAll(/\{(\w+)[#~*]?\}/g)].map((slot) => slot[1]));
    const used = [...german.matchAll(/\{(\w+)(?:\.\w+)?\}/g)].map((slot) => slot[1]);
    expect([english, used.filter((name) => !slots.has(name))]).toEqual([english, []]);
    expect([english, looksEnglish(german)]).toEqual([english, undefined]);
  }
});

/** What stays as it is in every language: the titles of the games, and words that are typed. */
const TITLES = ['Forts & Treasures: Lucky Shot', 'Lantern', 'Fortuna', 'Booty Dice', "Reynard's Luck"];
const VALUES =
  'full bare off on last-fortress long-night each best may always spoken house free marble classic stop five six crossing den own';
const CALLS = 'cheese happiness smile grin half-smile wolf-grin plain';
const ACTIONS =
  /^(hunt|salvage|raid|move|crit|counter|magic|con|free|leave)( [\d]\S*)*( protected)?(, take p\d)?$/;
const typed = new Set([...TITLES, ...VALUES.split(' '), ...CALLS.split(' ')]);
const stays = (text: string) => typed.has(text) || ACTIONS.test(text);

const translated = Object.keys(corpus).filter((path) =>
  [...GAMES, 'house'].some((name) => path.endsWith(`/${name}.txt`)),
);
test.each(translated)('%s can all be said in German', (path) => {
  const book = bookOf(path.split('/').pop()!.replace('.txt', ''));
  const lines = corpus[path]!.split('\n').filter((line) => line.trim() !== '' && !stays(line));
  expect(lines.length).toBeGreaterThan(5);
  const english = lines
    .map((line) => [line, book.say(line)] as const)
    .filter(([, german]) => looksEnglish(german));
  expect([...book.misses]).toEqual([]);
  expect(english).toEqual([]);
});

test('refusals are said in German, and what was typed is quoted', () => {
  const book = bookOf('lucky-shot');
  const wrong = '`x` is not a value of this option: expected cap=1 to 1000';
  expect(book.say(wrong)).toBe('`x` passt hier nicht. Möglich ist: 1 bis 1000');
  expect(book.say('`x` is not a name: expected 1 to 20 letters of any kind')).toBe('`x` passt hier nicht.');
  expect(book.say('p1 may not `done` now: expected `hunt`, `skip`')).toBe(
    'p1 darf jetzt nicht `done`. Möglich ist: `hunt`, `skip`',
  );
  for (const text of Object.values(house.refusals)) expect(looksEnglish(text)).toBeUndefined();
});

/** The levels of the headings of a page, without what stands in blocks of code. */
const headings = (page: string) =>
  [...page.replace(/```[^]*?```/g, '').matchAll(/^(#+) /gm)].map((heading) => heading[1]!.length);

test.each(GAMES)('%s: the rules in German have the same chapters, tables and examples', (game) => {
  const folder = game.replaceAll('-', '_');
  const english = readFileSync(`../crates/shelf/src/games/${folder}/rules.md`, 'utf8');
  const german = rules[`../src/text/de/rules/${game}.md`]!;
  expect(headings(german)).toEqual([...headings(english), 2]);
  expect(/```log[^]*?```/.exec(german)?.[0]).toBe(/```log[^]*?```/.exec(english)?.[0]);
  const typed = (page: string) => new Set(page.match(/^\| `[^|]*\|/gm));
  for (const row of typed(english)) expect([...typed(german)]).toContain(row);
  const bullets = (page: string) => page.match(/^- /gm)?.length;
  expect(bullets(german)).toBe(bullets(english));
});
