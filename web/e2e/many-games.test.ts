import '../tests/browser';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf } from '../src/games';
import type { GamePage, PieceProps, Player as Person, TableProps } from '../src/games/contract';
import type { GameInfo, Now, Offer, Opinion, Report } from '../src/protocol';
import Choices from '../src/table/Choices.svelte';
import { beatsOf, type Beat } from '../src/table/director/beats';
import { calledBy } from '../src/table/players';
import { speak, type Language } from '../src/text/catalogue.svelte';
import { messagesFor, wordsOf } from '../src/words/messages.svelte';
import type { Words } from '../src/words/words';
import { codesIn, isCommand, isEnglish, PRINTED } from './codes';
import { LONG } from './long';
import { numbers, SHORT } from './numbers';
import { Player } from './player';
import { House } from './program';
import { games } from './seats';

/** Games of each kind: all that is ever told of them is said, and what they look like is drawn. */
const GAMES = LONG ? 200 : 3;
/** What a judge thinks takes long: it is asked once in so many games. */
const ADVISED = 10;
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr'];

/** A moment of a game, as one player was told of it. */
interface Moment {
  now: Now;
  beats: readonly Beat[];
  before: unknown;
  odds: Report[];
  opinions: Opinion[];
}
interface Played {
  player: Player;
  moments: Moment[];
  /** Everything in it that is a word of the rules. */
  words: Set<string>;
}

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** Some values for the options that have names, different in every game, and all numbers of seats. */
function setup({ name, seats, options }: GameInfo, at: number, random: () => number) {
  const named = options.filter(({ meanings }) => meanings.length > 1);
  const chosen = named.map(({ key, meanings }) => [
    key,
    meanings[Math.floor(random() * meanings.length)]![0],
  ]);
  const own = Object.fromEntries(at % 2 ? chosen : []) as Record<string, string>;
  return { seats: seats[at % seats.length]!, options: { ...own, ...SHORT[name]!.options } };
}

/** One game at random, to its end. */
async function play(info: GameInfo, page: GamePage, at: number, random: () => number): Promise<Played> {
  const { seats, options } = setup(info, at, random);
  // Some options do not go together: then it is the usual game.
  const player = await Player.sit(house, info.name, seats, options).catch(() =>
    Player.sit(house, info.name, seats, SHORT[info.name]!.options),
  );
  const played: Played = { player, moments: [], words: new Set() };
  for (let before: unknown = null; ;) {
    const { now, story } = await player.news();
    const lines = story.filter((entry) => entry.what === 'line');
    const beats = before === null ? [] : beatsOf(lines, before, now, story.at(-1)?.n ?? 0, page.beats);
    for (const { line } of lines) played.words.add(line);
    for (const { word } of now.offers) played.words.add(word);
    const asked = now.offers.length > 0;
    const odds = asked ? await player.odds() : [];
    const opinions = asked && at % ADVISED === 0 && played.moments.length === 6 ? await player.hint() : [];
    played.moments.push({ now, beats, before, odds, opinions });
    before = now.view;
    if (now.outcome) break;
    const offer = now.offers[Math.floor(random() * now.offers.length)];
    if (offer && now.waiting.includes(1)) player.choose(offer.word);
  }
  player.leave();
  return played;
}

const people = (seats: number, now: Now): Person[] =>
  Array.from({ length: seats }, (_, place) => ({
    seat: place + 1,
    id: `p${place + 1}`,
    name: `Nn${'abcdefghijkl'[place]}`,
    you: place === 0,
    bot: place > 0,
    here: true,
    chooses: now.waiting.includes(place + 1),
  }));

/** What is shown and read out of something that was drawn. */
function textOf(html: string): string {
  const read = [...html.matchAll(/(?:aria-label|aria-description|aria-valuetext|title|alt)="([^"]*)"/g)];
  const seen = html.replace(/<!--.*?-->|<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '\n');
  return [seen, ...read.map(([, text]) => text)]
    .join('\n')
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"');
}

const drawn = <P extends Record<string, unknown>>(part: Component<P>, props: unknown) =>
  textOf(render(part as Component, { props: props as never }).body);

/** Everything that a page says at this moment: facts, choices, odds, a hint with its reasons, the board, its pictures. */
function* said(
  page: GamePage,
  Piece: Component<PieceProps> | undefined,
  { info }: Player,
  { now, beats, before, odds, opinions }: Moment,
  board: boolean,
): Generator<string> {
  const players = people(info.seats, now);
  const words: Words = wordsOf(info.game, calledBy(players));
  const lines = beats.flatMap((beat) => beat.lines);
  for (const line of lines) yield String(words.facts(line.facts));
  for (const { value, outlook } of now.offers.slice(0, 60))
    yield `${String(words.choice(value))} (${String(words.outlook(outlook))})`;
  for (const { title, columns, rows, notes } of odds)
    for (const saying of [title, ...columns, ...rows.flat(), ...notes]) yield String(words.odds(saying));
  for (const { outlook, why = [] } of opinions)
    yield `${String(words.outlook(outlook))} ${String(words.reasons(why))}`;
  if (!board) return;
  const table = {
    ...{ view: now.view, staticData: info.static_data, options: info.options, players, seat: 1 },
    ...{ offers: now.offers, shortcuts: now.shortcuts, busy: false, rolling: false, outcome: now.outcome },
    news: { id: 1, lines, before: before === null ? null : { view: before } },
    choose: () => undefined,
    chooseEach: () => Promise.resolve({ made: 0, why: 'all' as const }),
    shortcut: () => undefined,
    words,
  };
  yield drawn(page.Table as Component<never>, table satisfies TableProps);
  yield drawn(Choices as Component<never>, { ...table, open: true });
  if (!Piece) return;
  for (const { piece, scene, lines, view } of beats) {
    if (!piece) continue;
    const facts = lines.flatMap((line) => line.facts);
    yield drawn(Piece as Component<never>, { ...table, view, piece: { name: piece, scene, facts, before } });
  }
}

/** An offer of which nothing can be said would be a button without a label. */
const unnamed = (words: Words, { value, outlook }: Offer) =>
  String(words.choice(value)) === '' && String(words.outlook(outlook)) === '';

test.each(Object.keys(SHORT))(
  `what is said in ${GAMES} games of %s has no codes, in any language`,
  { timeout: LONG ? 7_200_000 : 240_000 },
  async (game) => {
    const page = (await pageOf(game))!;
    const Piece = (await page.piece?.())?.default;
    const info = (await games(house)).find(({ name }) => name === game)!;
    const random = numbers(61);
    let [texts, moments] = [0, 0];
    for (let at = 0; at < GAMES; at++) {
      const played = await play(info, page, at, random);
      const commands = [...played.words].filter(isCommand);
      moments += played.moments.length;
      for (const language of LANGUAGES) {
        // Boards take longest: where there is no time, they speak another language in every game.
        const board = LONG || language === LANGUAGES[at % LANGUAGES.length];
        await speak(language);
        await Promise.all([page.ready(), messagesFor(game), messagesFor(game, `${game}-odds`)]);
        for (const moment of played.moments)
          for (const text of said(page, Piece, played.player, moment, board)) {
            texts += 1;
            const told = language === 'en' ? [] : commands;
            expect(codesIn(text, told, PRINTED[game]), `${language}, game ${at + 1}: ${text}`).toEqual([]);
            const foreign = language === 'en' ? [] : text.split('\n').filter(isEnglish);
            expect(foreign, `${language}, game ${at + 1}: ${text}`).toEqual([]);
          }
        const words = wordsOf(game, (seat) => seat);
        const offers = played.moments.flatMap(({ now }) => now.offers);
        expect(offers.filter((offer) => unnamed(words, offer)).map(({ word }) => word)).toEqual([]);
      }
    }
    console.log(
      `${game}: ${GAMES} games, ${moments} moments, ${texts} texts in ${LANGUAGES.length} languages`,
    );
  },
);
