import type { Page } from '@playwright/test';
import type { CoachReport } from '../src/after/coach';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { expect, test } from './house';
import { numbers, playOn } from './play';
import { againstBots, enter } from './seats';

type Values = Map<string, unknown>;

/** Every choice that was offered to this page, by its word. */
function listen(page: Page, values: Values): void {
  const keep = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { word, value } = part as { word?: unknown; value?: unknown };
    if (typeof word === 'string' && value) values.set(word, value);
    Object.values(part).forEach(keep);
  };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => keep(JSON.parse(String(payload)))),
  );
}

/** The report with values for its choices, as far as the house sends none, and with one mistake at least. */
async function fillIn(page: Page, values: Values): Promise<void> {
  await page.route('**/coach', async (route) => {
    const answer = await route.fetch({ timeout: 120_000 });
    const report = (await answer.json()) as CoachReport;
    for (const { decisions } of report.moments)
      for (const { played, best } of decisions)
        for (const choice of [played, best]) choice.value ??= values.get(choice.word);
    const own = report.moments.flatMap(({ decisions }) => decisions).find(({ seat }) => seat === 'p1');
    if (own) Object.assign(own, { loss: 0.9, error: 0, told: true, label: 'blunder' });
    await route.fulfill({ json: report });
  });
}

test('a mistake is drawn on the board, and can be tried again', async ({ browser, house }) => {
  const guest = await againstBots(house, 'fortuna', 2, { cap: '6' });
  const values: Values = new Map();
  const before = (page: Page) => Promise.resolve(listen(page, values));
  const page = await enter(browser, house, guest, { before });
  expect(await playOn([page], numbers(23))).toBe(true);
  await fillIn(page, values);
  await page.goto(`${house.url}/t/${guest.seated.table}/replay`);
  await page.getByRole('button', { name: 'What was luck' }).click();

  const worst = page.getByRole('button', { name: /points lost/ }).first();
  await expect(worst).toBeVisible({ timeout: 120_000 });
  const event = Number(await page.locator('details[open][data-event]').getAttribute('data-event'));
  const picture = page.getByRole('img', { name: `The board before event ${event}` });
  await expect(picture.locator('[data-mark~="played"]').first()).toBeVisible();
  await expect(picture.locator('[data-mark~="better"]').first()).toBeVisible();
  // The same at the large board, once one goes there.
  const large = page.locator('.felt [data-mark]');
  await page.getByRole('button', { name: 'Show it on the large board' }).click();
  await expect(page).toHaveURL(new RegExp(`at=${event - 1}$`));
  await expect(large.first()).toBeVisible();
  await page.getByRole('button', { name: 'One event on' }).click();
  await expect(large).toHaveCount(0);

  // A mark on the curve opens its mistake, and goes there.
  await worst.click();
  await expect(page.locator('details[open][data-event] summary')).toBeFocused();
  await page.getByText(/^All \d+ decisions$/).click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `coach, ${width}`);
    await expectAccessible(page, `coach, ${width}`);
  }

  const open = Number(await page.locator('details[open][data-event]').getAttribute('data-event'));
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/tries')),
    page.getByRole('button', { name: 'Try again from here' }).click(),
  ]);
  expect(asked.postDataJSON()).toMatchObject({ after: open - 1, bot: 'strong' });
  // Another table, which goes on from that choice; the kept game stays where it is.
  await expect(page.locator('main.table')).toBeVisible();
  expect(page.url()).not.toContain(guest.seated.table);
});
