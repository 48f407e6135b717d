import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Daily, DailyEntry, DailyResult, Seated } from '../src/protocol';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, House, test } from './house';
import { numbers, playOn } from './play';
import { openTable } from './seats';
import { giveUp, visit } from './visitor';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const own = (page: Page) => section(page, 'The table of the day').getByRole('row', { name: /you/ });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Go to the table of the day by its button. */
async function begin(page: Page, house: House, button: string): Promise<void> {
  await page.goto(`${house.url}/daily`);
  await press(page, button);
  await expect(page.locator('main.table')).toBeVisible();
}

/** Play the journey with choices that follow from a number, and come back. */
async function journey(page: Page, house: House, seed: number): Promise<void> {
  await begin(page, house, 'Play today’s journey');
  expect(await playOn([page], numbers(seed))).toBe(true);
  await page.getByRole('link', { name: 'To the table of the day' }).click();
  await expect(section(page, 'Your journey')).toBeVisible();
}

/** What was chosen and rolled at the last table of this browser. */
const played = (page: Page) =>
  page.evaluate(async () => {
    const [key] = JSON.parse(localStorage.getItem('luckhouse.seats')!) as Seated[];
    const headers = { authorization: `Bearer ${key!.token}` };
    const log = await (await fetch(`/api/v1/tables/${key!.table}/log`, { headers })).text();
    return log.split('\n').filter((line) => /^(p1|\*) /.test(line));
  });

test('a journey counts once, and practice changes nothing', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  await journey(page, house, 7);
  const result = section(page, 'Your journey');
  await expect(result).toContainText('In a row');
  await expect(result).toContainText('1 day');
  await expect(result.getByRole('img', { name: /zones are cleared/ })).toBeVisible();
  await expect(own(page)).toContainText('Ann');
  const line = await own(page).innerText();
  const all = await section(page, 'The table of the day').getByRole('row').count();

  await begin(page, house, 'Practise again');
  await giveUp(page);
  await page.getByRole('link', { name: 'To the table of the day' }).click();
  await expect(own(page)).toHaveText(line, { useInnerText: true });
  await expect(section(page, 'The table of the day').getByRole('row')).toHaveCount(all);
  await own(page).getByRole('link', { name: 'Watch the journey of Ann' }).click();
  await expect(page).toHaveURL(/\/replay$/);
});

test('whoever chooses the same rolls the same', async ({ browser, house }) => {
  const logs: string[][] = [];
  for (const name of ['Ben', 'Cleo']) {
    const page = await visit(browser, name);
    await journey(page, house, 11);
    logs.push(await played(page));
  }
  expect(logs[0]!.length).toBeGreaterThan(5);
  expect(logs[1]).toEqual(logs[0]);
});

test('a journey waits where it was left, and the lobby knows', async ({ browser, house }) => {
  const page = await visit(browser, 'Dora');
  await page.goto(house.url);
  const entry = page.getByRole('link', { name: /Today’s journey/ });
  await expect(entry).toContainText('How far do you get?');
  await entry.click();
  await expect(page.getByText('You have not begun yet.')).toBeVisible();
  await press(page, 'Play today’s journey');
  await playOn([page], numbers(3), 2);
  const before = await played(page);
  await page.goto(house.url);
  await expect(entry).toContainText('You are on your way');
  // Another device, or this one without what it kept.
  await page.evaluate(() => localStorage.removeItem('luckhouse.seats'));
  await entry.click();
  await press(page, 'Go on');
  await expect(page.locator('main.table')).toBeVisible();
  expect((await played(page)).slice(0, before.length)).toEqual(before);
  await giveUp(page);
  await page.goto(house.url);
  await expect(entry).toContainText('Done for today');
});

test('a guest hears what to do, and can practise with dice that are open', async ({ browser, house }) => {
  const page = await visit(browser, 'Eve');
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(`${house.url}/daily`);
  await press(page, 'Play today’s journey');
  await expect(page.getByRole('alert')).toContainText('this browser cannot keep a key');
  await page.evaluate(() => localStorage.setItem('luckhouse.player', '{"player":null,"at":0}'));
  await press(page, 'Play today’s journey');
  await expect(page.getByRole('alert')).toContainText('you chose to play as a guest');
  await expect(page.getByRole('link', { name: 'To your page' })).toHaveAttribute('href', '/you');

  await page.getByRole('link', { name: 'The day before' }).click();
  await expect(page.getByText('the secret fits the seal')).toBeVisible();
  await expect(section(page, 'The table of the day')).toContainText('Best play');
  await press(page, 'Practise with these dice');
  await expect(page.locator('main.table')).toBeVisible();
});

test('no such day, practice too early, and a house that is away', async ({ browser, house }) => {
  const page = await visit(browser, 'Finn');
  for (const day of ['nonsense', '2999-01-01']) {
    await page.goto(`${house.url}/daily/${day}`);
    await expect(page.getByRole('heading', { level: 1, name: 'No dice for this day' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'To today’s journey' }).click();
  await page.route('**/api/v1/daily/*/tables', (route) => route.abort());
  await press(page, 'Play today’s journey');
  await expect(page.getByRole('alert')).toContainText('The house does not answer');
  await page.unroute('**/api/v1/daily/*/tables');
  const reason = { why: 'rules', text: 'no', reason: { name: 'daily-practice' } };
  await page.route('**/api/v1/daily/*/tables', (route) => route.fulfill({ status: 409, json: reason }));
  await press(page, 'Play today’s journey');
  await expect(page.getByRole('alert')).toContainText('end your own journey first');
  await page.route(TODAY, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The house does not answer' })).toBeVisible();
  await page.goto(house.url);
  await expect(page.getByRole('button', { name: /^Play now: Lantern/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: /Today’s journey/ })).toHaveCount(0);
});

const NOW = Date.UTC(2026, 10, 17, 7, 20);
const fell = (zone: number): DailyResult => ({ won: false, zone, zones: 8 });
const won: DailyResult = { won: true, zone: 8, zones: 8, circles: 9 };
const MINE: DailyEntry = {
  place: 131,
  you: true,
  result: fell(5),
  player: { id: 'jo', name: 'Jo' },
  table: 't',
};
/** A day as it is told to somebody who came 131st. */
const BUSY: Daily = {
  day: '2026-11-17',
  today: '2026-11-17',
  ends: Date.UTC(2026, 10, 18),
  now: NOW,
  seal: '9f'.repeat(32),
  next_seal: '41'.repeat(32),
  game: 'lantern',
  players: 140,
  entries: [
    { place: 1, you: false, result: won, player: { id: 'a', name: 'Annemarie von Hohenstein' } },
    { place: 2, you: false, result: fell(7) },
  ],
  mine: { table: 't', over: true, named: true, entry: MINE, streak: 4, longest: 9 },
  puzzle: 'p',
};
const PAST: Daily = {
  ...BUSY,
  today: '2026-11-18',
  secret: '00'.repeat(32),
  best: won,
  mine: { table: 't', over: true, named: false, streak: 0, longest: 9 },
};

/** What is asked of today, by its page and by the lobby. */
const TODAY = /\/api\/v1\/daily(\?.*)?$/;

async function shown(page: Page, house: House, daily: Daily): Promise<void> {
  await page.clock.setFixedTime(NOW - 3_600_000);
  await page.route(TODAY, (route) => route.fulfill({ json: daily }));
  await page.goto(`${house.url}/daily`);
  await expect(page.locator('[data-state]')).toBeVisible();
}

test('the house’s clock counts, and everything of the day is told', async ({ browser, house }) => {
  const page = await visit(browser, 'Jo', { timezoneId: 'Europe/Berlin' });
  await shown(page, house, BUSY);
  // The browser's clock is an hour late.
  await expect(page.getByRole('timer')).toContainText('Ends in 16 h 40 min');
  await expect(page.getByRole('timer')).toContainText('1:00');
  await expect(section(page, 'Your journey')).toContainText('131 of 140');
  await expect(own(page)).toContainText('131');
  await expect(section(page, 'The table of the day')).toContainText('The best 2 are listed.');
  await expect(page.getByRole('link', { name: 'The puzzle of the day' })).toHaveAttribute(
    'href',
    '/puzzles/p',
  );
  await expectAccessibleInBothThemes(page, 'a day');
  await page.clock.setFixedTime(BUSY.ends);
  await expect(page.getByText('A new one has begun.')).toBeVisible();
  await page.unroute(TODAY);
  await page.getByRole('link', { name: 'To the new day' }).click();
  await expect(page.getByRole('button', { name: 'Play today’s journey' })).toBeVisible();

  await page.route(TODAY, (route) => route.fulfill({ json: PAST }));
  await page.reload();
  await expect(page.getByText('the day was over before it ended')).toBeVisible();
  await expect(page.getByText('the secret does not fit the seal')).toBeVisible();
  await expect(page.getByRole('row', { name: /Best play/ })).toContainText('9');
  await expectAccessible(page, 'a past day');
});

test('a won journey has the title that its sheet gives', async ({ browser, house }) => {
  const { seated } = await openTable(house, { game: 'lantern', seats: 1 });
  const page = await visit(browser, 'Jo');
  const entry = { ...MINE, result: won };
  await shown(page, house, { ...BUSY, mine: { ...BUSY.mine!, table: seated.table, entry } });
  const told = section(page, 'Your journey');
  await expect(told).toContainText('You made it: all 8 zones are cleared.');
  await expect(told.getByRole('definition').filter({ hasText: 'Master in Arms' })).toBeVisible();
});

for (const width of [360, 390, 1920])
  test(`nothing sticks out at ${width}`, async ({ browser, house }) => {
    const page = await visit(browser, 'Jo', { viewport: { width, height: 844 } });
    await shown(page, house, BUSY);
    for (const language of ['en', 'de', 'fr']) {
      await page.evaluate((language) => {
        const settings = JSON.parse(localStorage.getItem('luckhouse.settings')!) as object;
        localStorage.setItem('luckhouse.settings', JSON.stringify({ ...settings, language }));
      }, language);
      for (const place of ['/daily', '/']) {
        await page.goto(house.url + place);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('[data-state], a[href="/daily"]').first()).toBeVisible();
        await expectNoSidewaysScroll(page, `${place} in ${language}`);
      }
    }
    await expectAccessible(page, 'the lobby', { colours: 'none' });
  });

test('the journey is shared as a picture and a text, without a die', async ({ browser, house }) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await visit(browser, 'Jo', { permissions });
  await shown(page, house, BUSY);
  await press(page, 'Share');
  await expectAccessible(page, 'sharing');
  await press(page, 'Copy the text');
  await expect(page.getByText('The text is copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('🏮🏮🏮🏮❌⬛⬛⬛');
  expect(text).toContain(`${house.url}/daily/2026-11-17`);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the picture')]);
  expect(download.suggestedFilename()).toBe('luckhouse-2026-11-17.png');
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a phone shares in its own way', async ({ browser, house }) => {
  const page = await visit(browser, 'Jo', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await page.addInitScript(() => {
    const shared = (data: ShareData) => {
      document.title = `${data.files?.map(({ name, type }) => `${name} ${type}`)} ${data.text}`;
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: () => true, share: shared });
  });
  await shown(page, house, BUSY);
  await press(page, 'Share');
  await expect(page).toHaveTitle(/luckhouse-2026-11-17\.png image\/png .*4 days in a row/s);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
