import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { t as house } from '../src/text/house';
import { bundleOf } from './bundle';
import { language, LANGUAGES, speak, type Language } from '../src/text/catalogue.svelte';
import { catalogue, files, languages, parse, parts, type Entry } from '../vite-messages';

const others = Object.keys(LANGUAGES).filter((spoken) => spoken !== 'en');
const names = Object.values(files()).flatMap((file) => Object.values(file).flat());
const messages = (spoken: string, name: string) => catalogue(spoken, name).messages;

/** The arguments that a message wants, wherever they stand in it. */
function argumentsOf(entry: Entry): string[] {
  const found = new Set<string>();
  JSON.stringify(entry, (_, part) => {
    if (part?.type === 'var') found.add(part.name);
    return part;
  });
  return [...found].sort();
}

test('every language can be chosen, and every one that can be chosen has its messages', () => {
  expect(Object.keys(LANGUAGES).sort()).toEqual(languages().sort());
});

describe.each(others)('%s', (spoken) => {
  test.each([...new Set(names)])('says all of %s', (name) => {
    expect(catalogue(spoken, name).missing).toEqual([]);
  });

  test.each(parts())('says no more than English in %s, with the same arguments', (part) => {
    const english = messages('en', `pages/${part}`);
    for (const [id, entry] of Object.entries(messages(spoken, `pages/${part}`))) {
      expect(english, id).toHaveProperty(id);
      expect([id, argumentsOf(entry)]).toEqual([id, argumentsOf(english[id]!)]);
    }
  });
});

describe('every message can be said', () => {
  const all = languages().flatMap((spoken) => parts().map((part) => [spoken, part] as const));
  test.each(all)('in %s: %s', (spoken, part) => {
    const texts = messages(spoken, `pages/${part}`);
    const bundle = bundleOf(spoken, texts);
    for (const [id, entry] of Object.entries(texts)) {
      const args = Object.fromEntries(argumentsOf(entry).map((name) => [name, 2]));
      const said = bundle.say(id, args) ?? '';
      // What is filled in and not there, or another message that is not, is said in braces.
      expect([id, said.trim() !== '', /[{}]/.test(said)]).toEqual([id, true, false]);
    }
  });
});

describe('the pages', () => {
  const src = join(import.meta.dirname, '../src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/^text\/(keys|de)/.test(path))
    .map((path) => ({ path: join(src, path), text: readFileSync(join(src, path), 'utf8') }));
  const IMPORT = /import \{([^}]*)\} from '(\.[^']*)'/g;
  const PART = /(?:catalogue|later)\('([\w-]+)'/g;
  /** The parts whose texts a file hands out. */
  const partsOf = new Map(
    sources.map(({ path, text }) => [path, [...text.matchAll(PART)].map(([, part = '']) => part)]),
  );
  /** What a file calls the texts of which parts. */
  const said = (path: string, text: string) =>
    [...text.matchAll(IMPORT)].flatMap(([, what = '', from = '']) => {
      const parts = partsOf.get(`${resolve(dirname(path), from)}.ts`) ?? [];
      const called = [...what.matchAll(/(?:^|[ ,])(t|rare)(?: as (\w+))?(?=[ ,]|$)/g)];
      return parts.length > 0 ? called.map(([, name = '', other]) => [other ?? name, parts] as const) : [];
    });

  test('say only what there is', () => {
    expect(new Set([...partsOf.values()].flat())).toEqual(new Set(parts()));
    let calls = 0;
    for (const { path, text } of sources) {
      for (const [t, parts] of said(path, text)) {
        const known = new Set(parts.flatMap((part) => Object.keys(messages('en', `pages/${part}`))));
        const ids = [...text.matchAll(new RegExp(`\\b${t}\\(\\s*'([\\w-]+)'`, 'g'))].map(([, id]) => id!);
        expect(
          ids.filter((id) => !known.has(id)),
          path,
        ).toEqual([]);
        calls += ids.length;
      }
    }
    expect(calls).toBeGreaterThan(300);
  });

  test('say all that there is', () => {
    const literals = sources.flatMap(({ text }) => [...text.matchAll(/'([\w-]+)'/g)].map(([, id]) => id));
    const shapes = sources
      .flatMap(({ text }) =>
        [...text.matchAll(/`((?:[\w-]|\$\{[^{}`]*\})*)`/g)].map(([, shape = '']) => shape),
      )
      .filter((shape) => /^[\w-]+-\$\{/.test(shape))
      .map((shape) => new RegExp(`^${shape.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
    const used = new Set(literals);
    const ids = parts().flatMap((part) => Object.keys(messages('en', `pages/${part}`)));
    expect(ids.filter((id) => !used.has(id) && !shapes.some((shape) => shape.test(id)))).toEqual([]);
  });
});

describe('a language', () => {
  beforeAll(() => speak('en'));

  test('is spoken when all its texts are there', async () => {
    expect(house('nav-settings')).toBe('Settings');
    await speak('de');
    expect(house('nav-settings')).toBe('Einstellungen');
    await speak('fr');
    expect(house('table-choices', { n: 3 })).toBe('Tous les choix (3)');
  });

  test('that nobody knows is English', async () => {
    await speak('xx' as Language);
    expect([language(), house('nav-settings')]).toEqual(['en', 'Settings']);
    const { messages, missing } = catalogue('xx', 'pages/house');
    expect(messages).toEqual(catalogue('en', 'pages/house').messages);
    expect(missing).toEqual(Object.keys(messages));
  });

  test('says a text that is nowhere by its key, with one line in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect([house('not-there' as 'nav-label'), house('not-there' as 'nav-label')]).toEqual([
      'not-there',
      'not-there',
    ]);
    expect(warn.mock.calls).toEqual([['there is no message not-there']]);
    warn.mockRestore();
  });
});

describe('a catalogue with errors is refused by name', () => {
  test.each([
    ['a = yes\nb = { $n ->\n    [one] no\n}\n', 'x.ftl: the message b cannot be read'],
    ['a = yes\nb = { unclosed\n', 'x.ftl: the message b cannot be read'],
    ['a = yes\nb: no\n', 'x.ftl:2 is neither a message nor a comment: b: no'],
    ['a = yes\na = no\n', 'x.ftl: the message a is there twice'],
  ])('%j', (text, error) => {
    expect(() => parse(text, 'x.ftl')).toThrow(error);
  });
});
