import './browser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import { pageOf } from '../src/games';
import type { Player, TableProps } from '../src/games/contract';
import type { Offer } from '../src/protocol';
import { speak } from '../src/text/catalogue.svelte';
import { messagesFor, wordsOf } from '../src/words/messages.svelte';

/** English as it is, and as `de` the same in words that nobody has ever said. */
vi.mock('virtual:messages', async () => {
  const { catalogue, files } = await import('../vite-messages');
  const { compact } = await import('../vite-compact');
  const { otherWords } = await import('./reworded');
  const spoken = { en: (name: string) => catalogue('en', name).messages, de: otherWords };
  const all = Object.entries(files()).flatMap(([file, catalogues]) =>
    Object.entries(spoken).map(([language, read]) => {
      const merged = Object.entries(catalogues).map(([called, names]) => [
        called,
        compact(Object.assign({}, ...names.map(read))),
      ]);
      return [`${language}/${file}`, () => Promise.resolve({ default: Object.fromEntries(merged) })];
    }),
  );
  return { default: Object.fromEntries(all) };
});

interface Moment {
  seat: number;
  view: unknown;
  offers: Offer[];
  lines: { line: string; facts: { name: string }[] }[];
}
interface Known {
  seats: number;
  static_data: unknown;
  moments: Moment[];
}
const games: Record<string, Known> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'vectors/moments.json'), 'utf8'),
);

/** Attributes that are read out or shown: their values are words. */
const WORDS = /(aria-label|aria-description|aria-valuetext|title|alt|placeholder)="[^"]*"/g;
/** What is drawn, without what is said: elements, classes, states, pictures, places. */
const drawn = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(WORDS, '$1')
    .replace(/>[^<]*</g, '><')
    .replace(/></g, '>\n<');
const said = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();

const player = (seat: number, own: number): Player => ({
  seat,
  id: `p${seat}`,
  name: `p${seat}`,
  you: seat === own,
  bot: false,
  here: true,
  chooses: seat === own,
});

async function board(game: string, { seats, static_data }: Known, moment: Moment): Promise<string> {
  const page = (await pageOf(game))!;
  await page.ready();
  await messagesFor(game);
  const lines = moment.lines.map((line, at) => ({ n: at + 1, at: 0, what: 'line' as const, ...line }));
  const props = {
    view: moment.view,
    staticData: static_data,
    options: {},
    players: Array.from({ length: seats }, (_, at) => player(at + 1, moment.seat)),
    seat: moment.seat,
    offers: moment.offers,
    shortcuts: [],
    busy: false,
    choose: () => undefined,
    shortcut: () => undefined,
    news: { id: 1, lines, before: null },
    rolling: false,
    outcome: null,
    words: wordsOf(game, (seat) => seat),
  } as unknown as TableProps;
  return render(page.Table as Component<TableProps>, { props }).body;
}

test('what is drawn is told from what is said', () => {
  const one = '<p class="good" title="won"><b>You have won</b></p>';
  expect(drawn(one)).toBe(drawn('<p class="good" title="over"><b>The end</b></p>'));
  expect(drawn(one)).not.toBe(drawn('<p class="" title="won"><b>You have won</b></p>'));
});

/** A board and all that it is made of is compiled for its first moment. */
const PATIENCE = 60_000;

describe.each(Object.entries(games))('%s', (game, known) => {
  test.each(known.moments.map((moment, at) => [at, moment] as const))(
    'is drawn alike in other words, at moment %i',
    async (_, moment) => {
      await speak('en');
      const english = await board(game, known, moment);
      await speak('de');
      const other = await board(game, known, moment);
      expect(said(other)).not.toBe(said(english));
      expect(drawn(other)).toBe(drawn(english));
    },
    PATIENCE,
  );
});
