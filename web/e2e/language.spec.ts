import { expect, test } from './house';
import { numbers, SHORT } from './play';
import { againstBots, enter } from './seats';

/** Words that no German sentence has. */
const ENGLISH = /\b(the|and|with|your|rolls|takes|choose|again|nothing|of a)\b/i;

for (const [game, { seats, options }] of Object.entries(SHORT)) {
  test(`${game} in German, without a word of English`, async ({ browser, house }) => {
    const page = await enter(browser, house, await againstBots(house, game, seats, options), {
      language: 'de',
    });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const random = numbers(47);
    for (let made = 0; made < 25; made++) {
      const list = page.locator('.choices details');
      await expect(page.getByTestId('turn')).toHaveText(/Du bist dran|Das Spiel ist aus/);
      const english = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
      const lines = english.split('\n').filter((line) => !line.includes('Reynard'));
      expect(lines.filter((line) => ENGLISH.test(line))).toEqual([]);
      if ((await page.getByTestId('turn').textContent()) === 'Das Spiel ist aus') break;
      if ((await list.getAttribute('open')) === null) await page.locator('.choices summary').click();
      const buttons = list.locator('[data-choices] button');
      const before = await page.getByTestId('announcer').getAttribute('data-news');
      await buttons.nth(Math.floor(random() * (await buttons.count()))).click();
      await expect(page.getByTestId('announcer')).not.toHaveAttribute('data-news', before ?? '');
    }
  });
}

test('the language is changed at the table, and stays', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(ENGLISH);
});
