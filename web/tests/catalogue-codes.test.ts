import { describe, expect, test } from 'vitest';
import { codesIn } from '../e2e/codes';
import { catalogue, languages, parts, type Entry } from '../vite-messages';

const GAMES = ['booty-dice', 'fortuna', 'lantern', 'lucky-shot', 'reynards-luck'];
const NAMES = [
  ...GAMES.flatMap((game) => [game, `${game}-setup`]),
  ...parts().map((part) => `pages/${part}`),
  'game',
  'setup',
];

/** The texts of a message, without what is put into them. */
function texts(entry: Entry): string[] {
  const found: string[] = [];
  const look = (part: unknown): void => {
    if (typeof part === 'string') found.push(part);
    else if (Array.isArray(part)) part.forEach(look);
    else if (part && typeof part === 'object') {
      const { type, name, ...rest } = part as { type?: string; name?: unknown };
      // Names of arguments, of messages and of variants are no text.
      if (type === 'select')
        look((part as { variants?: { value: unknown }[] }).variants?.map(({ value }) => value));
      else if (type === undefined) look(Object.values({ ...rest, name }));
    }
  };
  look(entry);
  return found;
}

describe.each(languages())('%s', (spoken) => {
  test.each(NAMES)('no message of %s has a code in it', (name) => {
    const coded = Object.entries(catalogue(spoken, name).messages)
      .map(([id, entry]) => [id, codesIn(texts(entry).join(' '))] as const)
      .filter(([, codes]) => codes.length > 0);
    expect(coded).toEqual([]);
  });
});
