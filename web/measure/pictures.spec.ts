import { test } from '../e2e/house';
import { numbers, playOn, whoseTurn } from '../e2e/play';
import { againstBots, enter } from '../e2e/seats';

/** The pictures of the README, taken anew: `npx playwright test --config measure.config.ts pictures`. */
const TABLES: Record<string, { seats: number; choices: number }> = {
  'lucky-shot': { seats: 2, choices: 8 },
  lantern: { seats: 1, choices: 6 },
  fortuna: { seats: 4, choices: 3 },
  'booty-dice': { seats: 4, choices: 5 },
  'reynards-luck': { seats: 2, choices: 6 },
};
const context = {
  viewport: { width: 1280, height: 840 },
  deviceScaleFactor: 0.7,
  colorScheme: 'light' as const,
};
const picture = (name: string) => ({
  path: `../docs/pictures/${name}.jpg`,
  type: 'jpeg' as const,
  quality: 72,
});

for (const [game, { seats, choices }] of Object.entries(TABLES)) {
  test(`a picture of ${game}`, async ({ browser, house }) => {
    const page = await enter(browser, house, await againstBots(house, game, seats, {}, 'steady'), {
      context,
    });
    await playOn([page], numbers(7), choices);
    await whoseTurn([page]);
    // The list of all choices is for those who want it.
    await page.evaluate(() => document.querySelector('.choices details')?.removeAttribute('open'));
    await page.mouse.move(0, 0);
    await page.screenshot(picture(game));
  });
}

test('a picture of the shelf', async ({ browser, house }) => {
  const page = await (await browser.newContext(context)).newPage();
  await page.goto(house.url);
  await page.waitForLoadState('networkidle');
  await page.screenshot(picture('shelf'));
});
