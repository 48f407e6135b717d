import type { FluentVariable } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { bundleOf } from '../src/text/bundle';
import { compact } from '../vite-compact';
import { catalogue, files, languages, parse, type Messages } from '../vite-messages';

const read = (text: string): Messages => parse(text, 'test.ftl');
const say = (messages: Messages, id: string, args: Record<string, FluentVariable> = {}) => {
  const bundle = bundleOf('en', messages);
  const { value, attributes } = bundle.getMessage(id)!;
  return [value!, ...Object.values(attributes)].map((pattern) => bundle.formatPattern(pattern, args));
};
const sent = (text: string) => compact(read(text)) as Messages;

describe('messages as they are sent', () => {
  test('have what is filled in in their text', () => {
    const one = sent('a = { $who } robs { $whom } of { $n }.');
    expect(one).toEqual({ a: '{who} robs {whom} of {n}.' });
    expect(say(one, 'a', { who: 'Ann', whom: 'Bob', n: 2 })).toEqual(['Ann robs Bob of 2.']);
  });
  test('are there when they say nothing', () => {
    const empty = sent('a = { "" }');
    expect(bundleOf('en', empty).getMessage('a')!.value).toBeTruthy();
    expect(say(empty, 'a')).toEqual(['']);
  });
  test('keep forms, texts that are quoted, other messages and attributes', () => {
    const text =
      'a = { $n ->\n    [0] none\n    [one] { $n } life{ " " }left\n   *[other] { $n } lives\n}\nb = x { a } { "{" }\n    .form = of { $n }\n';
    const one = sent(text);
    for (const n of [0, 1, 2, 21]) {
      expect(say(one, 'a', { n })).toEqual(say(read(text), 'a', { n }));
      expect(say(one, 'b', { n })).toEqual(say(read(text), 'b', { n }));
    }
  });
  test.each(languages())('are said as they were written, all of them: %s', (language) => {
    let said = 0;
    for (const names of Object.values(files()).flatMap((file) => Object.values(file))) {
      const messages = all(language, names);
      const ids = Object.keys(messages).filter((id) => !id.startsWith('-'));
      const form = (of: Messages) => {
        const bundle = bundleOf(language, of);
        return ids.flatMap((id) => {
          const { value, attributes } = bundle.getMessage(id)!;
          const patterns = [value, ...Object.values(attributes)].filter((pattern) => pattern !== null);
          return patterns.map((pattern) => bundle.formatPattern(pattern, argumentsOf(messages[id]), []));
        });
      };
      expect(form(compact(messages) as Messages), names.join()).toEqual(form(messages));
      said += ids.length;
    }
    expect(said).toBeGreaterThan(1000);
  });
});

const all = (language: string, names: readonly string[]): Messages =>
  Object.assign({}, ...names.map((name) => catalogue(language, name).messages));

/** Something for whatever is filled in anywhere in it. */
function argumentsOf(part: unknown): Record<string, FluentVariable> {
  if (!part || typeof part !== 'object') return {};
  const own = 'type' in part && part.type === 'var' && 'name' in part ? { [String(part.name)]: 1 } : {};
  return Object.assign(own, ...Object.values(part).map(argumentsOf)) as Record<string, FluentVariable>;
}
