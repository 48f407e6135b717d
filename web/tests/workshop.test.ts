import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { liesOn, mirrored, pressed, stepped, TOOLS } from '../src/workshop/board';
import { boxesOf, designOf, fresh, nameOf, type LayoutDraft } from '../src/workshop/draft';
import { packed, unpacked, type Carried } from '../src/workshop/share';
import { written } from '../src/workshop/toml';
import { between, journeys, meanTurns } from '../src/workshop/worth.svelte';

const SHEET = designOf('sheet', '', {
  name: 'short-walk',
  note: 'Two zones.',
  rows: [5, 4],
  zone: [
    { name: 'Wolves', boxes: '4 5 X' },
    { name: 'Say "boo"', boxes: 'rest' },
  ],
});
const LAYOUT = designOf('layout', 'Mine', {
  foxheads: ['b5'],
  pieces: { 1: 2, 2: 0, fox: 1 },
  cards: { 7: 9 },
  red: { shield: 'e1', formation: ['d1'] },
});
const empty = () => designOf('layout', '').draft as LayoutDraft;

test('a drawing is written as its file, and every line knows where it stands', () => {
  const { text, places } = written(SHEET);
  const lines = text.trimEnd().split('\n');
  expect(lines.slice(0, 3)).toEqual(['name = "short-walk"', 'note = "Two zones."', 'rows = [5, 4]']);
  expect(lines).toContain('name = "Say \\"boo\\""');
  expect(places).toHaveLength(lines.length);
  expect(places[lines.indexOf('boxes = "rest"')]).toBe('zone:1:boxes');
});

test('a layout is written with the values that there are, and a shield without a square', () => {
  const { text, places } = written(LAYOUT);
  const lines = text.trimEnd().split('\n');
  expect(lines).toContain('1 = 2');
  expect(lines).not.toContain('2 = 0');
  expect(places[lines.indexOf('shield = ""')]).toBe('blue:shield');
  expect(places[lines.indexOf('7 = 9')]).toBe('cards');
});

test('nothing at all is written so that the house can say what is missing', () => {
  expect(written(designOf('sheet', '')).text).toBe('name = ""\nrows = []\nzone = []\n');
});

test('what was drawn with a tool lies there, and a second press takes it away', () => {
  for (const tool of TOOLS.filter((each) => each !== 'nothing')) {
    const once = pressed(empty(), 'c3', tool, false);
    expect(liesOn(once, 'c3').what).toBe(tool);
    expect(pressed(once, 'c3', tool, false)).toEqual(empty());
  }
});

test('a square holds one thing: what comes later stays', () => {
  const foxhead = pressed(empty(), 'c3', 'foxhead', false);
  const stone = pressed(foxhead, 'c3', 'red:formation', false);
  expect(stone.foxheads).toEqual([]);
  expect(liesOn(stone, 'c3')).toEqual({ what: 'red:formation', number: 1 });
});

test('both sides are drawn alike across the board, where that is wanted', () => {
  const both = pressed(empty(), 'c2', 'red:formation', true);
  expect([both.red.formation, both.blue.formation]).toEqual([['c2'], ['c8']]);
  expect(pressed(both, 'c8', 'blue:formation', true)).toEqual(empty());
  expect(pressed(empty(), 'e5', 'red:shield', true).blue.shield).toBe('');
  expect(mirrored('a1')).toBe('a9');
});

test('arrows stay on the board', () => {
  expect([stepped('a1', 'ArrowUp'), stepped('a1', 'ArrowLeft'), stepped('i9', 'ArrowDown')]).toEqual([
    'a2',
    null,
    'i8',
  ]);
  expect(stepped('e5', 'Enter')).toBeNull();
});

test('a link carries a whole design, and a damaged one is known as that', async () => {
  const carried: Carried = { kind: 'sheet', called: 'Nächte', text: written(SHEET).text };
  const fragment = await packed(carried);
  expect(await unpacked(`#${fragment}`)).toEqual(carried);
  expect(await unpacked('')).toBeUndefined();
  for (const damaged of [
    fragment.slice(0, -3),
    fragment.slice(0, 40),
    fragment.replace('sheet', 'shed'),
    `sheet=${fragment.slice(6).split('').reverse().join('')}`,
    'sheet=',
    'sheet',
    'sheet=%%%',
  ])
    expect(await unpacked(`#${damaged}`), damaged).toBeNull();
});

test('a link that unpacks without end is damaged too', async () => {
  const bomb = new Blob(['0'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  expect(await unpacked(`#layout=${text.replaceAll('=', '')}`)).toBeNull();
});

test('names: of a sheet its own, of a layout what it is called; a copy has another', () => {
  expect([nameOf(SHEET), nameOf(LAYOUT)]).toEqual(['short-walk', 'Mine']);
  expect(fresh('den', ['Den 2', 'crossing 2'])).toBe('den 3');
  expect(boxesOf(' 4  5 X ')).toEqual(['4', '5', 'X']);
});

test('an interval holds the share, and is narrower the more was played', () => {
  const [least, most] = between(50, 100);
  expect([least.toFixed(3), most.toFixed(3)]).toEqual(['0.404', '0.596']);
  expect(between(0, 10)[0]).toBeCloseTo(0);
  expect(between(0, 10)[1]).toBeGreaterThan(0.2);
  expect(between(0, 0)).toEqual([0, 1]);
});

test('journeys are counted by where they came and where they ended', () => {
  const turns = [
    [0, 2],
    [2, 3],
    [3, 5],
  ] as const;
  expect(journeys(turns, 3)).toEqual([
    { came: 10, ended: 2 },
    { came: 8, ended: 0 },
    { came: 8, ended: 3 },
  ]);
  expect(meanTurns(turns)).toBe(2.1);
  expect(meanTurns([])).toBe(0);
});

/** What the house can find wrong, as it stands in the rules. */
function rules(): string[] {
  const games = `${import.meta.dirname}/../../crates/games/src`;
  const sources = ['draft', 'file', 'line', 'mod']
    .map((name) => `lantern/sheet/${name}.rs`)
    .concat('reynards_luck/layout.rs', 'reynards_luck/layout/sheet.rs')
    .map((path) => readFileSync(`${games}/${path}`, 'utf8'));
  const named =
    /wrong\(\s*\("([\w-]+)"|let rule = \("([\w-]+)"|breaks\("([\w-]+)"|rule: "([\w-]+)"|Fault::new\([^,]+,\s+"([\w-]+)"|bad_word\(name, "([\w-]+)"|, \d+\.\.=\d+, "(\w+)"\)/g;
  return sources.flatMap((text) => [...text.matchAll(named)].map((found) => found.slice(1).find(Boolean)!));
}

test('every rule of sheets and layouts is said here, and nothing else is', () => {
  const text = readFileSync(`${import.meta.dirname}/../../messages/en/pages/workshop.ftl`, 'utf8');
  const said = [...text.matchAll(/^fault-([\w-]+) =/gm)].map(([, rule]) => rule!);
  const known = new Set([...rules(), 'square-none']);
  expect([...known].sort()).toEqual([...new Set(said)].sort());
});
