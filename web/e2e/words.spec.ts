import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CoachReport, Decision, Moment } from '../src/after/coach';
import type { Fact, GameInfo, Offer, Replay, Seated, TableInfo } from '../src/protocol';
import { bundleOf } from '../tests/bundle';
import { Words } from '../src/words/words';
import { catalogue, languages } from '../vite-messages';
import { codesIn, isCommand, isEnglish, PRINTED } from './codes';
import { expect, test, type House } from './house';
import { chooseQuickly, numbers, SHORT, whoseTurn } from './play';
import { againstBots, enter } from './seats';

const KEPT = join(import.meta.dirname, '../../crates/shelf/tests/golden');
const GAMES = Object.keys(SHORT);
type Spoken = 'en' | 'de' | 'fr';

const wordsOf = (game: string, spoken: string) => {
  const messages = { ...catalogue(spoken, 'game').messages, ...catalogue(spoken, game).messages };
  return new Words(game, bundleOf(spoken, messages), (seat) => `Nn${'abcdefghijklm'[Number(seat.slice(1))]}`);
};

/** Everything that the page says, to those who see it and to those who only hear it. */
const said = (page: Page) =>
  page.evaluate(() => {
    const hidden = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
      (each) => ['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''),
    );
    return [document.querySelector('main')?.innerText ?? '', ...hidden].join('\n');
  });

/** What the house tells a page, and what it could choose: as it was told. */
interface Heard {
  offers: Map<string, Offer>;
  lines: Set<string>;
}
function listen(page: Page, heard: Heard): void {
  const keep = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { word, outlook, line } = part as Partial<Offer> & { line?: string };
    if (typeof word === 'string' && outlook) heard.offers.set(word, part as Offer);
    if (typeof line === 'string') heard.lines.add(line);
    Object.values(part).forEach(keep);
  };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => keep(JSON.parse(String(payload)))),
  );
}

async function get<T>(house: House, path: string, token?: string | null): Promise<T> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(`${house.url}/api/v1${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Everything that happened in a game that is kept as a log. */
async function factsOf(house: House, log: string): Promise<Fact[]> {
  const answer = await fetch(`${house.url}/api/v1/imports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ log }),
  });
  const { table } = (await answer.json()) as Seated;
  const facts: Fact[] = [];
  for (let from = 0, all = 1; from < all; from += 200) {
    const { events, frames } = await get<Replay>(
      house,
      `/tables/${table}/replay?from=${from}&to=${from + 200}`,
    );
    facts.push(...frames.flatMap((frame) => frame.facts));
    all = events + 1;
  }
  return facts;
}

for (const game of GAMES) {
  test(`what happened in kept games of ${game} is said in words`, async ({ house }) => {
    const folder = join(KEPT, game);
    const logs = readdirSync(folder).filter((file) => file.endsWith('.log'));
    expect(logs).not.toEqual([]);
    for (const file of logs) {
      const facts = await factsOf(house, readFileSync(join(folder, file), 'utf8'));
      expect(facts.length, file).toBeGreaterThan(5);
      for (const spoken of languages()) {
        const words = wordsOf(game, spoken);
        const coded = facts.map((fact) => words.fact(fact)).filter((text) => codesIn(text).length > 0);
        expect([file, spoken, coded]).toEqual([file, spoken, []]);
      }
    }
  });

  const { seats, options } = SHORT[game]!;
  for (const language of ['en', 'de', 'fr'] as const)
    test(`nothing at a table of ${game} is a code, or of another language: ${language}`, async ({
      browser,
      house,
    }) => {
      const heard: Heard = { offers: new Map(), lines: new Set() };
      const before = (page: Page) => Promise.resolve(listen(page, heard));
      const guest = await againstBots(house, game, seats, options);
      const page = await enter(browser, house, guest, { language, before });
      await playAndRead(page, language, heard, PRINTED[game]);
      // Every choice that there was can be said, in every language.
      for (const spoken of languages()) {
        const words = wordsOf(game, spoken);
        for (const { word, value, outlook } of heard.offers.values()) {
          const text = `${words.choice(value)} (${words.outlook(outlook)})`;
          expect(codesIn(text), `${spoken} ${word}: ${text}`).toEqual([]);
          if (value) expect(words.choice(value), word).not.toBe('');
        }
      }
      await lookBack(page, house, guest.seated, language, heard);
    });
}

/** What the page says now is said to people, and in their language. */
async function expectWords(page: Page, language: Spoken, told: string[], printed?: string): Promise<void> {
  const commands = language === 'en' ? [] : told.filter(isCommand);
  const text = await said(page);
  expect(codesIn(text, commands, printed)).toEqual([]);
  if (language !== 'en') expect(text.split('\n').filter(isEnglish)).toEqual([]);
}

/** Play at random to the end, and read everything at every turn, in every panel. */
async function playAndRead(page: Page, language: Spoken, heard: Heard, printed?: string): Promise<void> {
  const random = numbers(47);
  const tabs = page.getByRole('tab');
  for (let made = 0; made < 400; made++) {
    const asked = await whoseTurn([page]);
    // The second tab has the rules, the third the odds.
    await tabs.nth([0, 3, 4, 2][made % 4]!).click();
    if (made === 0) for (const fold of await page.locator('.board summary').all()) await fold.click();
    await expectWords(page, language, [...heard.offers.keys(), ...heard.lines], printed);
    if (asked === null) return;
    await chooseQuickly(page, random);
  }
  throw new Error('the game does not end');
}

/** What a coach could have said who found fault with everything: how it is said matters here, and the real one takes a minute. */
function reportOf({ frames, events }: Replay, heard: Heard): CoachReport {
  const offered = (line: string) => heard.offers.get(/^p1 (.*)$/.exec(line)?.[1] ?? '');
  const decision = ({ word, outlook, value }: Offer): Decision => {
    const played = { word, outlook, value, chance: 0.4 };
    return {
      seat: 'p1',
      played,
      best: { ...played, chance: 0.6 },
      loss: 0.2,
      error: 0,
      told: true,
      label: 'blunder',
    };
  };
  const moments = frames.slice(1).map(({ after, line, facts }): Moment => {
    const offer = offered(line);
    const decisions = offer ? [decision(offer)] : [];
    const change = [0.1, -0.1];
    return {
      event: after,
      cause: offer ? 'choice' : 'roll',
      line,
      facts,
      chances: [0.5, 0.5],
      error: 0,
      change,
      decisions,
    };
  });
  const labels = { inaccuracies: 0, mistakes: 0, blunders: 1 };
  const figures = { start: 0.5, luck: 0.3, own: -0.3, others: 0, rest: 0, result: 1 };
  const players = [{ seat: 'p1', ...figures, accuracy: 80, decisions: 1, labels }];
  const turning = moments.map((_, place) => place).slice(0, 12);
  const chances = { start: [0.5, 0.5], result: [1, 0], error: 0 };
  return { seats: 2, over: events > 0, ...chances, moments, turning, players, unclear: null };
}

/** The game that is over, with all that a coach has to say. */
async function lookBack(
  page: Page,
  house: House,
  seated: Seated,
  language: Spoken,
  heard: Heard,
): Promise<void> {
  const { table, token } = seated;
  const [info, replay] = await Promise.all([
    get<TableInfo>(house, `/tables/${table}`, token),
    get<Replay>(house, `/tables/${table}/replay`, token),
  ]);
  await page.route('**/coach', (route) => route.fulfill({ json: reportOf(replay, heard) }));
  await page.goto(`${house.url}/t/${table}/replay`);
  await page.locator('[aria-labelledby="coach"] > button').click();
  await expect(page.locator('.headline')).toBeVisible();
  for (const summary of await page.locator('.beside summary:not([inert] *)').all()) await summary.click();
  for (const at of ['End', 'Home']) {
    await page.locator('input[type="range"]').press(at);
    await expectWords(page, language, [...heard.offers.keys(), info.header], PRINTED[info.game]);
  }
}

test('options and levels are said in words', async ({ house }) => {
  for (const spoken of languages())
    for (const game of await get<GameInfo[]>(house, `/games?language=${spoken}`)) {
      const meant = game.options.flatMap(({ about, values, meanings }) => [
        about,
        values,
        ...meanings.map(([, text]) => text),
      ]);
      const keys = game.options.map(({ key }) => key).filter((key) => key.includes('-'));
      for (const text of [
        game.line,
        ...meant,
        ...[...game.bots, ...game.characters].map(([, about]) => about),
      ])
        expect(codesIn(text, keys), `${spoken} ${game.name}: ${text}`).toEqual([]);
    }
});

test('lobby, setup and the list of tables have no codes', async ({ page, house }) => {
  for (const language of ['en', 'de', 'fr'] as const) {
    await page.addInitScript(
      (language) => localStorage.setItem('luckhouse.settings', JSON.stringify({ language, speed: 'off' })),
      language,
    );
    const games = await get<GameInfo[]>(house, '/games');
    for (const path of ['/', '/tables', ...games.map(({ name }) => `/g/${name}`)]) {
      await page.goto(house.url + path);
      await expect(page.locator('main h1').first()).toBeAttached();
      for (const fold of await page.locator('main summary, main [aria-expanded="false"]').all())
        await fold.click();
      const options = games.find(({ name }) => path === `/g/${name}`)?.options ?? [];
      for (const { key } of options) await expect(page.locator(`[data-spot="${key}"]`)).toBeVisible();
      const keys = options.map(({ key }) => key).filter((key) => key.includes('-'));
      expect(codesIn(await said(page), keys), `${language} ${path}`).toEqual([]);
    }
  }
});
