import type { Page } from '@playwright/test';
import type { OpenTournament, TournamentInfo } from '../src/protocol';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, House, test } from './house';
import { expectOver, isOver } from './play';
import { ARENA, KNOCK_OUT, LIST, NOW, page as standings, SWISS, WAITING } from './tournament-data';
import { enrol, giveUp, visit } from './visitor';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, name: string) =>
  section(page, 'Standings').getByRole('row').filter({ hasText: name });

const CUP: OpenTournament = {
  name: 'A small cup',
  game: 'booty-dice',
  seats: 2,
  pairing: { arena: 30 },
  clock: { seconds: 120 },
  visibility: 'unlisted',
};

/** What the pages of this browser can ask of the house. */
const asked = <T>(page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([method, path, body]) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1/tournaments${path}`, { method, headers, ...sent });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return answer.status === 204 ? null : ((await answer.json()) as unknown);
    },
    [method, path, body] as const,
  ) as Promise<T>;

/** Open one as its page would, and go there. */
async function opened(page: Page, house: House, order: Partial<OpenTournament> = {}): Promise<string> {
  const { about } = await asked<TournamentInfo>(page, 'POST', '', { ...CUP, ...order });
  await page.goto(`${house.url}/tournaments/${about.id}`);
  await expect(page.getByRole('heading', { level: 1, name: about.name })).toBeVisible();
  return about.id;
}

/** To one's own game, by its sign or by waiting. */
async function toGame(page: Page): Promise<void> {
  const sign = page.getByRole('button', { name: 'To your game' });
  const table = page.locator('main.table');
  await expect(sign.or(table).first()).toBeVisible();
  // It may take one along at this very moment.
  if (await sign.isVisible()) await sign.click({ timeout: 4000 }).catch(() => undefined);
  await expect(table).toBeVisible();
}

/** End one's own game, if nobody else has, and go back by the link that is there then. */
async function endGame(page: Page): Promise<void> {
  await expect(page.getByTestId('turn')).not.toBeEmpty();
  if (!(await isOver(page))) await giveUp(page);
  await expectOver(page);
  await page.getByRole('link', { name: 'Back to the tournament' }).click();
  await expect(section(page, 'Standings')).toBeVisible();
}

test('an arena from nothing: two people and bots, games and standings', async ({ browser, house }) => {
  const ann = await visit(browser, 'Ann');
  await ann.goto(house.url);
  await ann.getByRole('link', { name: 'Tournaments' }).first().click();
  await press(ann, 'Open a tournament');
  await ann.getByLabel('What it is called').fill('From nothing');
  await ann.getByLabel('Game', { exact: true }).selectOption({ label: 'Booty Dice' });
  await expectAccessible(ann, 'the form');
  await press(ann, 'Open it');
  await expect(ann.getByRole('heading', { level: 1, name: 'From nothing' })).toBeVisible();
  await expect(ann.getByText('Starts when the host says so')).toBeVisible();
  await press(ann, 'Take part');
  await expect(row(ann, 'Ann')).toContainText('you');
  await ann.getByRole('spinbutton', { name: 'How many' }).fill('2');
  await press(ann, 'Add 2 bots');
  await expect(section(ann, 'Standings').getByRole('row')).toHaveCount(4);

  const ben = await visit(browser, 'Ben');
  await ben.goto(`${house.url}/tournaments`);
  await ben.getByRole('link', { name: /From nothing/ }).click();
  await press(ben, 'Take part');
  await expect(row(ann, 'Ben')).toBeVisible();
  const eve = await visit(browser, 'Eve');
  await eve.goto(ann.url());
  await expect(row(eve, 'Ann')).toContainText('0/0');
  await eve.evaluate(() => Object.assign(window, { sameAsBefore: true }));

  await press(ann, 'Start now');
  await Promise.all([toGame(ann), toGame(ben)]);
  await endGame(ann);
  await endGame(ben);
  await expect(row(eve, 'Ann')).toContainText(/\/1/);
  await expect(row(eve, 'Ben')).toContainText(/\/1/);
  expect(await eve.evaluate(() => 'sameAsBefore' in window)).toBe(true);
  await expect(section(eve, 'Games').getByRole('link').first()).toBeVisible();
  const href = await eve.getByRole('link', { name: 'Standings (CSV)' }).getAttribute('href');
  expect(await (await fetch(house.url + href)).text()).toContain('Ann');
});

test('whoever comes late to a Swiss tournament plays from the next round on', async ({ browser, house }) => {
  const ann = await enrol(browser, house, 'Anna');
  const id = await opened(ann, house, { pairing: { swiss: 3 } });
  await press(ann, 'Take part');
  await asked(ann, 'POST', `/${id}/bots`, { bot: 'novice', count: 1 });
  await press(ann, 'Start now');
  await expect(ann.getByText('Round 1 of 3')).toBeVisible();

  const ben = await enrol(browser, house, 'Benno');
  await ben.goto(`${house.url}/tournaments/${id}`);
  await press(ben, 'Take part');
  await expect(row(ben, 'Benno')).toContainText('0/0');
  await press(ben, 'Leave');
  await expect(ben.getByText('You get no games at the moment.')).toBeVisible();
  await press(ben, 'Come back');
  await expect(ben.getByRole('button', { name: 'Leave' })).toBeVisible();
  const eve = await visit(browser, 'Evi');
  await eve.goto(ben.url());
  await expect(eve.getByText('Round 1 of 3')).toBeVisible();

  await toGame(ann);
  await endGame(ann);
  await expect(eve.getByText('Round 2 of 3')).toBeVisible();
  await expect(row(eve, 'Anna')).toContainText('0/1');
  const last = section(eve, 'Games').getByRole('list').filter({ hasText: 'Anna' }).last();
  await expect(last).not.toContainText('Benno');
});

test('what cannot be done is said, and nothing is lost', async ({ browser, house }) => {
  const ann = await enrol(browser, house, 'Anke');
  const id = await opened(ann, house);
  await press(ann, 'Start now');
  await expect(ann.getByRole('alert').filter({ hasText: 'That did not work' })).toBeVisible();
  const full = { why: 'full', text: 'many play already', reason: { name: 'tournament-full', most: 1000 } };
  await ann.route(`**/api/v1/tournaments/${id}/me`, (route) => route.fulfill({ status: 409, json: full }));
  await press(ann, 'Take part');
  await expect(ann.getByRole('alert').filter({ hasText: 'many play already' })).toBeVisible();

  const eve = await visit(browser, 'Eva');
  await eve.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await eve.goto(`${house.url}/tournaments/${id}`);
  await press(eve, 'Take part');
  await expect(eve.getByRole('alert').filter({ hasText: 'this browser cannot keep a key' })).toBeVisible();
  await eve.evaluate(() => localStorage.setItem('luckhouse.player', '{"player":null,"at":0}'));
  await press(eve, 'Take part');
  await expect(eve.getByRole('alert').filter({ hasText: 'chose to play as a guest' })).toBeVisible();

  await press(ann, 'Cancel it');
  await ann.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click();
  await expect(ann.getByText('It was cancelled before it began.')).toBeVisible();
  await ann.goto(`${house.url}/tournaments/nonsense`);
  await expect(ann.getByRole('heading', { level: 1, name: 'There is no such tournament' })).toBeVisible();

  await ann.goto(`${house.url}/tournaments`);
  await press(ann, 'Open a tournament');
  await ann.getByLabel('At a time').check();
  await ann.getByLabel(/Day and time/).fill('2020-01-01T12:00');
  await press(ann, 'Open it');
  await expect(ann.getByText('they must be still to come')).toBeVisible();
  await expect(ann.getByLabel(/Day and time/)).toBeFocused();
  await press(ann, 'Cancel');
  await expect(ann.getByRole('button', { name: 'Open a tournament' })).toBeFocused();
  await press(ann, 'Open a tournament');
  await ann.route('**/api/v1/tournaments', (route) => route.abort());
  await press(ann, 'Open it');
  await expect(ann.getByRole('alert').filter({ hasText: 'The house does not answer' })).toBeVisible();
});

const ONE = /\/api\/v1\/tournaments\/cup\?/;

/** Feed a page with what a house would tell; what it waits for never comes. */
async function fed(page: Page, house: House, told: (from: number) => TournamentInfo): Promise<URL[]> {
  const asked: URL[] = [];
  await page.clock.install({ time: NOW - 3_600_000 });
  await page.route(/\/api\/v1\/tournaments$/, (route) => route.fulfill({ json: LIST }));
  await page.route(ONE, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    if (!url.searchParams.has('after'))
      return route.fulfill({ json: told(Number(url.searchParams.get('from'))) });
  });
  await page.goto(`${house.url}/tournaments/cup`);
  await expect(page.locator('[data-stage]')).toBeVisible();
  return asked;
}

test('a thousand play: one’s own line stays in sight', async ({ browser, house }) => {
  const page = await visit(browser, 'Jo');
  const asked = await fed(page, house, (from) => ({ ...ARENA, standings: standings(from) }));
  // The browser's clock is an hour late.
  await expect(page.getByText('New games for 40:00')).toBeVisible();
  await expect(page.getByText('Doubloons that win')).toContainText('20');
  await expect(row(page, 'Jo')).toBeInViewport();
  await expect(section(page, 'Standings')).toContainText('1 to 100 of 1,000');
  await expect(row(page, 'Ben 1').first()).toContainText('3 wins in a row');
  await expect(page.getByRole('link', { name: 'Watch Jo and Steady 9' })).toHaveAttribute('href', '/t/t4213');
  await expect(page.getByRole('link', { name: 'Replay of Ben and Anne' })).toHaveAttribute('href', /replay$/);
  await expectAccessibleInBothThemes(page, 'an arena');
  await press(page, 'The ones after');
  await expect(section(page, 'Standings')).toContainText('101 to 200 of 1,000');
  expect(asked.map(({ search }) => search)).toContain('?from=100');
  await expect(row(page, 'Jo')).toHaveCount(1);
});

test('a game that waits takes one along, unless one does not want to', async ({ browser, house }) => {
  const page = await visit(browser, 'Jo');
  await fed(page, house, () => WAITING);
  await press(page, 'Not yet');
  await expect(page).toHaveTitle(/^● Your game waits/);
  await expect(page.getByText(/come within (1:00|0:\d\d)/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a game that waits');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/tournaments\/cup$/);

  const reason = { why: 'rules', text: 'the game is over', reason: { name: 'table-over' } };
  await page.route('**/api/v1/tournaments/cup/seat', (route) => route.fulfill({ status: 409, json: reason }));
  await press(page, 'To your game');
  await expect(page.getByRole('alert').filter({ hasText: 'That did not work' })).toBeVisible();

  await page.route('**/api/v1/tournaments/cup/seat', (route) =>
    route.fulfill({ status: 201, json: { table: 'nowhere', seat: 1, token: 'x' } }),
  );
  await page.reload();
  await expect(page.getByText('Your game waits', { exact: true })).toBeVisible();
  await page.clock.runFor(6000);
  await expect(page).toHaveURL(/\/t\/nowhere$/);
  const kept = await page.evaluate(() => localStorage.getItem('luckhouse.seats'));
  expect(kept).toContain('"table":"nowhere"');
});

test('a house that is away is asked again, and what is over is not', async ({ browser, house }) => {
  const page = await visit(browser, 'Jo');
  let told: TournamentInfo | null = SWISS;
  let asked = 0;
  await page.clock.install({ time: NOW });
  await page.route(ONE, (route) => {
    asked += 1;
    return told ? route.fulfill({ json: told }) : route.abort();
  });
  await page.goto(`${house.url}/tournaments/cup`);
  await expect(page.getByText('Round 3 of 5')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a Swiss tournament and its host');
  told = null;
  const lost = page.getByText(/The house does not answer. Asking again in \d+ s/);
  await expect(lost).toBeVisible();
  await expect(row(page, 'Cléo')).toBeVisible();
  told = KNOCK_OUT;
  await press(page, 'Ask now');
  await expect(section(page, 'The rounds')).toBeVisible();
  await expect(lost).toHaveCount(0);
  const before = asked;
  await page.clock.runFor(120_000);
  expect(asked).toBe(before);
  await expect(page.getByText('Won by Cléo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log' })).toHaveAttribute('href', /\/tournaments\/cup\/log$/);
  await expectAccessibleInBothThemes(page, 'a knock-out');
});

for (const width of [360, 390, 1920])
  test(`nothing sticks out at ${width}`, async ({ browser, house }) => {
    const page = await visit(browser, 'Jo', { viewport: { width, height: 844 } });
    let told: TournamentInfo = SWISS;
    await fed(page, house, () => told);
    for (const language of ['en', 'de', 'fr']) {
      await page.evaluate((language) => {
        const settings = JSON.parse(localStorage.getItem('luckhouse.settings')!) as object;
        localStorage.setItem('luckhouse.settings', JSON.stringify({ ...settings, language }));
      }, language);
      for (const info of [SWISS, KNOCK_OUT, WAITING]) {
        told = info;
        await page.goto(`${house.url}/tournaments/cup`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('[data-stage]')).toBeVisible();
        await expectNoSidewaysScroll(page, `a tournament in ${language}`);
      }
      await page.goto(`${house.url}/tournaments`);
      await expect(page.getByRole('link', { name: /Lunch break/ })).toBeVisible();
      await page.locator('main .button.primary').click();
      await expect(page.locator('form')).toBeVisible();
      await expectNoSidewaysScroll(page, `the form in ${language}`);
    }
    await expectAccessibleInBothThemes(page, 'the list', width === 390 ? {} : { colours: 'none' });
  });
