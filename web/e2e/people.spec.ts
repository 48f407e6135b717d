import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, House, test } from './house';
import type { Seated } from '../src/protocol';
import { enrol, giveUp, says, visit } from './visitor';

async function playFortuna(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('button', { name: /^Play now: Fortuna/ }).click();
  await expect(page.locator('main.table')).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const sure = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

test('a first game makes a player without a question, and the game is found again', async ({
  browser,
  house,
}) => {
  const page = await visit(browser, 'Ann');
  await playFortuna(page, house);
  await giveUp(page);

  await page.goto(house.url);
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible();
  await expect(section(page, 'Your devices')).toContainText('this device');
  const games = section(page, 'Finished games');
  await expect(games).toContainText('Fortuna');
  await expect(games).toContainText('Lost');
  await expect(section(page, 'Played and won').getByRole('row', { name: /Fortuna/ })).toContainText('1');
  // What a guest would have in this browser is there as well.
  await page.goto(house.url);
  await expect(section(page, 'Games you finished')).toContainText('You lost');
  await page.goBack();
  await games.getByRole('link', { name: /^Watch Fortuna/ }).click();
  await expect(page).toHaveURL(/\/replay/);
  await page.goBack();
  await games.getByRole('link', { name: /^Ask the coach about Fortuna/ }).click();
  await expect(page.getByRole('region', { name: 'The coach' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Ask the coach' })).toHaveCount(0);
});

test('a browser that keeps no key plays as a guest, and hears of nothing', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await playFortuna(page, house);
  expect(asked.filter((path) => path.includes('/players'))).toEqual([]);
  await page.goto(`${house.url}/you`);
  await expect(page.getByText('This browser cannot keep a key')).toBeVisible();
});

test('a house that does not answer in time is no reason to wait', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  await page.route('**/api/v1/players/challenge', () => undefined);
  await playFortuna(page, house);
  await page.goto(`${house.url}/you`);
  await expect(page.getByRole('heading', { name: 'You play as a guest' })).toBeVisible();
});

test('a name, and who may look', async ({ browser, house }) => {
  const page = await enrol(browser, house, 'Ben');
  const account = section(page, 'Your account');
  await account.getByLabel('Name').fill('Benno');
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Benno' })).toBeVisible();
  await account.getByRole('radio', { name: 'Everybody' }).check();
  await account.getByRole('link', { name: 'Your page for others' }).click();
  await expect(page).toHaveURL(/\/players\//);

  const other = await visit(browser, 'Eve');
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: 'Benno' })).toBeVisible();
  await expectAccessible(other, 'somebody else');
  await page.goto(`${house.url}/you`);
  await account.getByRole('radio', { name: 'Only you' }).check();
  await expect(account.getByText('Saved.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Nobody here' })).toBeVisible();
  // A name that is none is refused, and the old one stays.
  await account.getByLabel('Name').fill('Ben\u0007');
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(account.getByRole('alert')).toContainText('did not work');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Benno' })).toBeVisible();
});

test('a second device by a code, and away again', async ({ browser, house }) => {
  const page = await enrol(browser, house, 'Cleo');
  const devices = section(page, 'Your devices');
  await devices.getByRole('button', { name: 'Add a device' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(/\/you#code=[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  const phone = await visit(browser, 'Somebody');
  await phone.goto(link);
  await expect(phone.getByText('A code came with the link')).toBeVisible();
  await phone.getByRole('button', { name: 'Use the code' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Cleo' })).toBeVisible();
  expect(phone.url()).toBe(`${house.url}/you`);

  // The code was good once.
  const third = await visit(browser, 'Somebody');
  await third.goto(link);
  await third.getByRole('button', { name: 'Use the code' }).click();
  await expect(third.getByRole('alert').filter({ hasText: 'did not work' })).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Remove the device/ }).click();
  await sure(page, 'Remove');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('codes for recovery bring somebody back who has lost everything', async ({ browser, house }) => {
  const page = await enrol(browser, house, 'Dora');
  const recovery = section(page, 'Recovery codes');
  await expect(recovery).toContainText('You have none.');
  await recovery.getByRole('button', { name: 'Make new codes' }).click();
  await expect(recovery.getByRole('listitem')).toHaveCount(8);
  await expect(recovery).toContainText('8 codes are left.');
  const code = await recovery.getByRole('listitem').first().innerText();

  const found = await visit(browser, 'Nobody');
  await found.goto(`${house.url}/you`);
  // As somebody types what is on paper.
  await found.getByLabel('Code').fill(code.toLowerCase());
  await found.getByRole('button', { name: 'Use the code' }).click();
  await expect(found.getByRole('heading', { level: 1, name: 'Dora' })).toBeVisible();
  await expect(section(found, 'Recovery codes')).toContainText('7 codes are left.');
});

test('out and in again, the data, and gone for good', async ({ browser, house }) => {
  const page = await enrol(browser, house, 'Emil');
  const leaving = section(page, 'Data and leaving');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    leaving.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('luckhouse.json');
  const id = await page.evaluate(
    async () => ((await (await fetch('/api/v1/me')).json()) as { id: string }).id,
  );

  await leaving.getByRole('button', { name: 'Sign out', exact: true }).click();
  await sure(page, 'Sign out');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  // A guest by choice stays one.
  await playFortuna(page, house);
  await page.goto(`${house.url}/you`);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emil' })).toBeVisible();
  const again = await page.evaluate(
    async () => ((await (await fetch('/api/v1/me')).json()) as { id: string }).id,
  );
  expect(again).toBe(id);

  await leaving.getByRole('button', { name: 'Delete my account' }).click();
  await sure(page, 'Delete my account');
  await expect(page.getByText('You chose to play as a guest')).toBeVisible();
  expect((await page.request.get(`${house.url}/api/v1/players/${id}`)).status()).toBe(404);
});

test('two who played with each other see how it went', async ({ browser, house }) => {
  const [ann, ben] = [await enrol(browser, house, 'Ann'), await enrol(browser, house, 'Ben')];
  const order = { game: 'booty-dice', seats: 2, sit: { name: 'Ann' } };
  const opened = await ann.request.post(`${house.url}/api/v1/tables`, { data: order });
  const { table } = (await opened.json()) as Seated;
  const seats = `${house.url}/api/v1/tables/${table}/seats`;
  const seated = (await (await ben.request.post(seats, { data: { name: 'Ben' } })).json()) as Seated;
  await says(ben, seated, 'resign');

  await expect(async () => {
    await ann.reload();
    await expect(section(ann, 'People you played with')).toContainText('Ben', { timeout: 1000 });
  }).toPass();
  await expectAccessible(ann, 'you, with somebody');
  await section(ann, 'People you played with').getByRole('link', { name: 'Ben' }).click();
  // His profile is private: there is nothing of him but what both know.
  await expect(ann.getByRole('heading', { name: 'Nobody here' })).toBeVisible();
  await expect(section(ann, 'You and Ben')).toContainText('1 : 0');
  await expect(section(ann, 'You and Ben')).toContainText('Booty Dice: 1 game');
  await ann.getByRole('button', { name: 'Add to friends' }).click();
  await expect(ann.getByText('One of your friends.')).toBeVisible();
  await ann.getByRole('button', { name: 'Block' }).click();
  await expect(ann.getByText('You have blocked this player.')).toBeVisible();
  await ann.goto(`${house.url}/you`);
  await expectAccessibleInBothThemes(ann, 'you, with somebody who is blocked');
  await section(ann, 'Friends').getByRole('button', { name: 'Unblock Ben' }).click();
  await expect(section(ann, 'Friends')).toContainText('None yet.');
});

test('the pages of players keep nobody out', async ({ browser, house }) => {
  const page = await enrol(browser, house, 'Fritz');
  await page.waitForLoadState('networkidle');
  await expectAccessibleInBothThemes(page, 'you');
  await section(page, 'Your devices').getByRole('button', { name: 'Add a device' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(page, 'a second device');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScroll(page, 'you, on a phone');
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('luckhouse.settings')!) as object;
    localStorage.setItem('luckhouse.settings', JSON.stringify({ ...settings, language: 'de' }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Deine Geräte' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'you, in German');

  const guest = await visit(browser, '');
  await guest.goto(`${house.url}/you`);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(guest, 'a guest');
  await guest.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScroll(guest, 'a guest, on a phone');
});

test('the best of the house, and where one stands oneself', async ({ browser, house }) => {
  const page = await enrol(browser, house, 'Ann');
  const id = await page.evaluate(async () => (await (await fetch('/api/v1/me')).json()).id as string);
  await page.getByRole('link', { name: 'Players', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The best of the house' })).toBeVisible();
  await expect(section(page, 'Ranking')).toContainText('Nobody yet.');
  await page.getByLabel('Game').selectOption('Fortuna');
  await page.getByRole('combobox', { name: /^Players/ }).selectOption('4');
  await page.getByRole('radio', { name: 'without luck' }).check();
  await expect(page).toHaveURL(/game=fortuna&seats=4&by=without-luck/);

  const line = (place: number | undefined, id: string, name: string, rating: number) => ({
    ...(place === undefined ? {} : { place }),
    player: { id, name },
    rating,
    plus_minus: 61,
    games: 40,
  });
  const players = [line(1, 'b', 'Bartholomäus von und zu Würfelbecher', 1711), line(2, 'c', 'Cleo', 1660)];
  // Far behind, and for everybody: neither too uncertain nor hidden.
  let own = { line: line(140, id, 'Ann', 1490), provisional: false, hidden: false };
  const asked: string[] = [];
  await page.route('**/api/v1/players?*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { players, own } });
  });
  // What stands in the address is asked for again.
  await page.reload();
  const rows = section(page, 'Ranking').getByRole('row');
  await expect(rows).toHaveText([/Place/, /1.*Würfelbecher.*1711/, /2.*Cleo.*1660/, /140.*Ann.*you.*1490/]);
  expect(asked).toEqual(['?game=fortuna&seats=4&by=without-luck']);
  await expect(section(page, 'Ranking')).not.toContainText(/uncertain|Only you/);
  own = { line: line(1, id, 'Ann', 1800), provisional: false, hidden: true };
  await page.reload();
  await expect(section(page, 'Ranking')).toContainText('Only you see your line');
  own = { line: line(undefined, id, 'Ann', 1490), provisional: true, hidden: true };
  await page.reload();
  await expect(section(page, 'Ranking')).toContainText('still too uncertain');
  await expectAccessibleInBothThemes(page, 'the ranking');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the ranking');
});
