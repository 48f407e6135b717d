import type { Browser, Page } from '@playwright/test';
import { expect, House, test } from './house';
import { SHORT } from './play';
import { againstBots, enter } from './seats';

/** What a visitor has to load at most. */
const BAR = 100_000;
/** What set pieces and summaries are drawn by. */
const LATER = /\/assets\/(Pieces|Since)-/;

/** What the browser fetches for the lobby and then for this table, with nothing kept from before. */
async function fetched(page: Page, house: House, table: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  await devtools.send('Network.clearBrowserCache');
  let bytes = 0;
  // A set piece is fetched when the first one is told, which some games do at once and others late, and a summary only if
  // somebody else began: they are no part of the table.
  const later = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (LATER.test(request.url)) later.add(requestId);
  });
  devtools.on('Network.loadingFinished', (event) => {
    if (!later.has(event.requestId)) bytes += event.encodedDataLength;
  });
  await page.goto(house.url);
  await page.waitForLoadState('networkidle');
  await page.goto(`${house.url}/t/${table}`);
  await expect(page.locator('main.table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  return bytes;
}

/** The sizes of the lobby with a table of this game, language by language. */
async function measure(browser: Browser, house: House, game: string, seats: number): Promise<void> {
  const guest = await againstBots(house, game, seats);
  // Behind the worker's back: what it fetches for later would not be counted otherwise.
  const page = await enter(browser, house, guest, { context: { serviceWorkers: 'block' } });
  await expect(page.locator('main.table')).toBeVisible();
  for (const language of ['en', 'de', 'fr']) {
    await page.evaluate((language) => {
      const settings = JSON.parse(localStorage.getItem('luckhouse.settings')!) as object;
      localStorage.setItem('luckhouse.settings', JSON.stringify({ ...settings, language }));
    }, language);
    // What is still on its way would be kept, and not counted.
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    const bytes = await fetched(page, house, guest.seated.table);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    test.info().annotations.push({ type: 'bytes', description: `${language} ${bytes}` });
    console.log(`${game}, ${language}: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(BAR);
  }
}

for (const [game, { seats }] of Object.entries(SHORT)) {
  test(`lobby and a table of ${game} stay small together`, async ({ browser }) => {
    // A house of its own: tables that others left in its lobby would be counted.
    const house = new House();
    await house.open();
    try {
      await measure(browser, house, game, seats);
    } finally {
      await house.close();
    }
  });
}
