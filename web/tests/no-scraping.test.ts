import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Said } from '../src/words/said';

const READING =
  'includes|startsWith|endsWith|indexOf|match|matchAll|search|split|replace|replaceAll|slice|substring';
/** One pair of brackets, with others in it. */
const BRACKETS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const TELLING = String.raw`(?:\w+\.)?(?:words|facts)\.(?:facts?|outlook|odds|word)|refusalOf|refusalWords`;
const BOUND = new RegExp(
  String.raw`(?:const|let) (\w+) = (?:\$derived\()?(?:\([^()]*\) => )?(?:${TELLING})\(`,
  'g',
);

/** The places where a source reads what was put into words, instead of the facts that it was made of. */
function scraping(source: string): string[] {
  const names = [...source.matchAll(BOUND)].map(([, name]) => name!);
  const bound = names.length > 0 ? `|(?<![.\\w])(?:${names.join('|')})\\b(?:${BRACKETS})?` : '';
  const told = `(?:(?:${TELLING})${BRACKETS}${bound})`;
  const ways = [
    `${told}\\s*(?:\\?\\.|!?\\.)(?:toLowerCase\\(\\)\\.)?(?:${READING})\\(`,
    `${told}\\s*[!=]==? `,
    `[!=]==?\\s*${told}`,
    `\\.(?:test|exec)\\(\\s*${told}`,
    `new RegExp\\(\\s*${told}`,
    `(?:switch|case) ?\\(?\\s*${told}`,
  ];
  return ways.flatMap((way) => [...source.matchAll(new RegExp(way, 'g'))].map(([found]) => found));
}

test.each([
  "if (words.facts(line.facts).includes('wins')) celebrate();",
  "const told = $derived(words.fact(fact));\nconst red = told === 'Red starts.';",
  "const label = (offer: Offer) => words.outlook(offer.outlook);\nif (label(offer).startsWith('takes')) mark();",
  'const hit = /captures/.test(words.facts(facts));',
  "const why = refusalOf(refused);\nif ('not your turn' === why) wait();",
])('reading what was said is found: %s', (source) => expect(scraping(source)).not.toEqual([]));

test.each([
  '<p>{words.facts(line.facts)}</p>',
  "const told = words.facts(facts) || t('nothing');",
  "if (fact.name === 'wins' && words) show(words.fact(fact));",
])('showing it is not: %s', (source) => expect(scraping(source)).toEqual([]));

test('no page reads what was said', () => {
  const src = join(import.meta.dirname, '../src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(ts|svelte)$/.test(path),
  );
  const found = sources.flatMap((path) => {
    const places = path.startsWith('words/') ? [] : scraping(readFileSync(join(src, path), 'utf8'));
    return places.map((place) => `${path}: ${place}`);
  });
  expect(sources.length).toBeGreaterThan(150);
  expect(found).toEqual([]);
});

test('what was said cannot be read: the compiler refuses it', () => {
  const said = 'Ann wins.' as Said;
  // @ts-expect-error: what was said is no text
  expect(said.includes('wins')).toBe(true);
  // @ts-expect-error: what was said is no text
  expect(said.match(/wins/)).not.toBeNull();
  // @ts-expect-error: what was said is no text
  expect(said.split(' ')).toHaveLength(2);
});
