import { expect, test } from 'vitest';
import { fill } from '../src/text/catalogue.svelte';

const catalogues = import.meta.glob<Record<string, string>>('../src/text/{en,de}/*.ts', {
  eager: true,
  import: 'default',
});
const slots = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1]).sort();

test('placeholders and plurals', () => {
  expect(fill('{name} has {n} {n?brick:bricks}', { name: 'Ann', n: 1 })).toBe('Ann has 1 brick');
  expect(fill('{name} has {n} {n?brick:bricks}', { name: 'Ann', n: 2 })).toBe('Ann has 2 bricks');
  expect(fill('{missing}', {})).toBe('{missing}');
});

const areas = Object.keys(catalogues).filter((path) => path.includes('/en/'));
test('there are catalogues', () => expect(areas.length).toBeGreaterThan(0));
test.each(areas)('%s says the same in German, with the same placeholders', (path) => {
  const en = catalogues[path]!;
  const de = catalogues[path.replace('/en/', '/de/')];
  expect(Object.keys(de ?? {}).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    expect([key, [...new Set(slots(de![key]!))]]).toEqual([key, [...new Set(slots(text))]]);
    expect([key, de![key]!.trim() !== '']).toEqual([key, text.trim() !== '']);
  }
});
