import { FluentBundle, FluentNumber, type FluentResource, type FluentValue } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { decimal, exactPercent, percent } from '../src/words/percent';
import { compact } from '../vite-compact';
import { catalogue, files, languages, parse, type Entry, type Messages } from '../vite-messages';
import { bundleOf } from './bundle';

const read = (text: string): Messages => parse(text, 'test.ftl');
type Args = Record<string, string | number>;

const figure = (value: FluentValue | undefined) =>
  value instanceof FluentNumber ? Number(value.value) : Number(value);
type Digits = Record<string, FluentValue>;
const figures = (spoken: string) => ({
  PERCENT: ([ways, total]: FluentValue[], { digits }: Digits): FluentValue =>
    digits === undefined
      ? percent(figure(ways), figure(total))
      : exactPercent(spoken, figure(ways), figure(total), figure(digits)),
  DECIMAL: ([value]: FluentValue[], { digits }: Digits): FluentValue =>
    decimal(spoken, figure(value), figure(digits)),
});

/** Messages as Fluent says them: what the pages say is to be the same. */
function fluent(language: string, messages: Messages) {
  // What is put into a message is not set off by invisible marks.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: figures(language) });
  const whole = ([id, entry]: [string, Entry]) =>
    entry && typeof entry === 'object' && 'attributes' in entry
      ? { id, ...entry }
      : { id, value: entry, attributes: {} };
  bundle.addResource({ body: Object.entries(messages).map(whole) } as unknown as FluentResource);
  return (id: string, args: Args): string[] => {
    const { value, attributes } = bundle.getMessage(id)!;
    const own = value === null ? [] : [bundle.formatPattern(value, args, [])];
    return [...own, ...Object.values(attributes).map((form) => bundle.formatPattern(form, null, []))];
  };
}

function ours(language: string, messages: Messages) {
  const bundle = bundleOf(language, messages);
  return (id: string, args: Args): string[] => [
    ...[bundle.say(id, args) ?? []].flat(),
    ...bundle.forms(id).map(([, text]) => text),
  ];
}

describe('messages as they are sent', () => {
  test('have what is filled in in their text', () => {
    const text = 'a = { $who } robs { $whom } of { $n }.';
    expect(compact(read(text))).toEqual({ a: '{who} robs {whom} of {n}.' });
    expect(ours('en', read(text))('a', { who: 'Ann', whom: 'Bob', n: 2000 })).toEqual([
      'Ann robs Bob of 2,000.',
    ]);
  });
  test('are there when they say nothing', () => {
    expect(ours('en', read('a = { "" }'))('a', {})).toEqual(['']);
  });
  test('keep forms, texts that are quoted, other messages and attributes', () => {
    const text = read(
      'a = { $n ->\n    [0] none\n    [one] { $n } life{ " " }left\n   *[other] { $n } lives\n}\nb = x { a } { "{" }\n    .form = of { $m }\n',
    );
    for (const n of [0, 1, 2, 21, 'one', 'two']) {
      for (const id of ['a', 'b']) expect(ours('en', text)(id, { n })).toEqual(fluent('en', text)(id, { n }));
    }
    expect(ours('en', text)('a', {})).toEqual(fluent('en', text)('a', {}));
  });
  test.each(['a = { NUMBER($n) -> \n *[other] x\n}', 'a = { b.form }\nb = x\n    .form = y'])(
    'are refused where the pages could not say them: %s',
    (text) => expect(() => compact(read(text))).toThrow('the pages cannot say'),
  );
  test.each(languages())('are said as Fluent says them, all of them: %s', (language) => {
    let said = 0;
    for (const names of Object.values(files()).flatMap((file) => Object.values(file))) {
      const messages = all(language, names);
      const [one, other] = [ours(language, messages), fluent(language, messages)];
      for (const [id, entry] of Object.entries(messages)) {
        for (const args of argumentsOf(entry)) expect([id, one(id, args)]).toEqual([id, other(id, args)]);
        said += 1;
      }
    }
    expect(said).toBeGreaterThan(1000);
  });
});

const all = (language: string, names: readonly string[]): Messages =>
  Object.assign({}, ...names.map((name) => catalogue(language, name).messages));

/** Several sets of what may be filled in: numbers, and every word that the message asks for. */
function argumentsOf(entry: Entry): Args[] {
  const [names, words] = [new Set<string>(), new Set<string | number>([0, 1, 2, 5, 1234.5, 'Ann'])];
  JSON.stringify(entry, (_, part) => {
    if (part?.type === 'var') names.add(part.name);
    for (const { key } of part?.variants ?? []) words.add(key.value);
    return part;
  });
  return [{}, ...[...words].map((word) => Object.fromEntries([...names].map((name) => [name, word])))];
}
