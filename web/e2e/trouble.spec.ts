import type { Page } from '@playwright/test';
import { expect, House, test } from './house';
import { playOn, numbers } from './play';
import { againstBots, enter, openTable, sitDown } from './seats';

test('a dead link says so, and leads to the lobby', async ({ page, house }) => {
  const answer = await page.goto(`${house.url}/t/0123456789abcdef0123456789abcdef`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
});

test('an address that leads nowhere says so', async ({ page, house }) => {
  await page.goto(`${house.url}/t/a/b/c`);
  await expect(page.getByRole('heading')).toBeVisible();
  await page.goto(`${house.url}/g/ludo`);
  await expect(page.getByRole('link', { name: 'Lantern' }).first()).toBeVisible();
});

test('a full table can be watched', async ({ browser, page, house }) => {
  const host = await openTable(house, { game: 'booty-dice', seats: 2 });
  await enter(browser, house, host);
  await enter(browser, house, await sitDown(house, host, 'Ben'));
  await page.goto(`${house.url}/t/${host.seated.table}`);
  await expect(page.getByText('You are watching')).toBeVisible();
});

test('a house that went away is said to be away, and looked for until it is back', async ({ browser }) => {
  const house = new House();
  await house.open();
  try {
    const page = await enter(browser, house, await againstBots(house, 'lantern', 1));
    await playOn([page], numbers(3), 2);
    await house.kill();
    await expect(page.getByText('The connection is lost')).toBeVisible();
    // It is said for a moment only: looked for at every frame.
    await Promise.all([page.getByText('Connected again.').waitFor(), house.open()]);
    await playOn([page], numbers(3), 1);
    // Whoever loads the page while the house is away is told so too, by the page that was kept.
    await page.waitForFunction(
      async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
    );
    await house.kill();
    await page.goto(`${house.url}/`);
    await expect(page.getByRole('heading', { name: 'The house does not answer' })).toBeVisible();
  } finally {
    await house.close();
  }
});

test('a page that is out of date asks to be loaded again', async ({ browser, house }) => {
  const guest = await againstBots(house, 'lantern', 1);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.routeWebSocket('**/api/v1/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(String(message).replace(/"version":\d+/, '"version":0')));
  });
  await page.goto(`${house.url}/t/${guest.seated.table}`);
  await expect(page.getByRole('heading', { name: 'This page is out of date' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
});

test('a choice whose answer was lost is said again, and done once', async ({ browser, house }) => {
  const guest = await againstBots(house, 'booty-dice', 2);
  const said: string[] = [];
  const cut = (page: Page) =>
    page.routeWebSocket('**/api/v1/socket', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        server.send(message);
        if (!String(message).includes('"say":"choose"')) return;
        said.push(String(message));
        // It arrives, but the line is cut before anything comes back.
        if (said.length === 1) void socket.close();
      });
    });
  const page = await enter(browser, house, guest, { before: cut });
  await playOn([page], numbers(5), 1);
  expect(said).toHaveLength(2);
  expect(said[1]).toBe(said[0]);
  const headers = { authorization: `Bearer ${guest.seated.token}` };
  const log = await (await fetch(`${house.url}/api/v1/tables/${guest.seated.table}/log`, { headers })).text();
  expect(log.split('\n').filter((line) => line.startsWith('p1 '))).toHaveLength(1);
});

test('two tabs of one seat do no harm', async ({ browser, house }) => {
  const guest = await againstBots(house, 'booty-dice', 2, { lives: '9', cap: '12' });
  const first = await enter(browser, house, guest);
  const second = await first.context().newPage();
  await second.goto(`${house.url}/t/${guest.seated.table}`);
  const random = numbers(9);
  for (let made = 0; made < 6; made++) {
    if (await playOn([made % 2 ? first : second], random, 1)) break;
  }
  expect(await playOn([first], random)).toBe(true);
  await expect(second.getByTestId('turn')).toHaveText('The game is over');
});
