import { expect, test } from './house';
import { SHORT } from './play';
import { againstBots, enter } from './seats';

/** What a visitor should have to load at most, and what no table exceeds today: messages came, and are read by the page. */
const BAR = 100_000;
const MOST = 105_000;

for (const [game, { seats }] of Object.entries(SHORT)) {
  test(`lobby and a table of ${game} stay small together`, async ({ browser, house }) => {
    const guest = await againstBots(house, game, seats);
    // Behind the worker's back: what it fetches for later would not be counted otherwise.
    const page = await enter(browser, house, guest, { context: { serviceWorkers: 'block' } });
    await page.goto('about:blank');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
    await devtools.send('Network.clearBrowserCache');
    let bytes = 0;
    devtools.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    await page.goto(house.url);
    await page.waitForLoadState('networkidle');
    await page.goto(`${house.url}/t/${guest.seated.table}`);
    await expect(page.locator('main.table')).toBeVisible();
    await page.waitForLoadState('networkidle');
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    const over = bytes > BAR ? `, ${((bytes - BAR) / 1000).toFixed(1)} above the bar` : '';
    console.log(`${game}: ${(bytes / 1000).toFixed(1)} kB${over}`);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(MOST);
  });
}
