import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { whoseTurn } from './play';
import { againstBots, enter } from './seats';

const victims = (page: Page) => page.locator('.crew .aim');
const tell = (page: Page) => page.getByRole('button', { name: /^(Steal|Strike) / });

/** Keeps skulls and cutlasses, throws the rest, until several thefts or attacks are to be handed out. */
async function untilSeveral(page: Page): Promise<number> {
  for (let step = 0; step < 200; step++) {
    if ((await whoseTurn([page])) === null) return 0;
    const left = await several(page);
    if (left > 1) return left;
    // What is asked may change while it is looked at: then it is looked at again.
    await (left === 1 ? victims(page).first().click(SOON) : throwOn(page)).catch(() => undefined);
  }
  return 0;
}
const SOON = { timeout: 1000 };
async function throwOn(page: Page): Promise<void> {
  for (const die of await page.getByRole('list', { name: 'Dice' }).getByRole('button').all()) {
    const kept = (await die.getAttribute('aria-pressed', SOON)) === 'true';
    if (!kept && /Roger|Cutlass/.test((await die.textContent(SOON)) ?? '')) await die.click(SOON);
  }
  const acts = page.getByRole('button', { name: /^(Throw (all )?\d again|Stop)/, disabled: false });
  await acts.first().click(SOON);
}
/** How many are one's own to hand out now. */
async function several(page: Page): Promise<number> {
  if ((await victims(page).count()) === 0) return 0;
  return Number(
    /(\d+) (doubloon|cutlass)/.exec((await page.locator('.prompt').textContent()) ?? '')?.[1] ?? 0,
  );
}
const ownLines = (page: Page) => page.getByRole('listitem').filter({ hasText: /^Ann (robs|attacks)/ });

test('Booty Dice: several thefts are one gesture, by mouse', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'booty-dice', 4));
  const left = await untilSeveral(page);
  expect(left).toBeGreaterThan(1);
  await victims(page).nth(0).click();
  await victims(page).nth(1).click();
  await expect(victims(page).nth(0)).toContainText('× 1');
  await page
    .getByRole('button', { name: /^One less for/ })
    .first()
    .click();
  await expect(victims(page).nth(0)).not.toContainText('×');
  await victims(page).nth(0).click();
  await expect(page.locator('.hand-out')).toContainText(left === 2 ? 'all chosen' : `${left - 2} left`);
  const before = await ownLines(page).count();
  await tell(page).click();
  await expect(ownLines(page)).not.toHaveCount(before);
});

test('Booty Dice: and by keyboard alone', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'booty-dice', 4));
  const left = await untilSeveral(page);
  expect(left).toBeGreaterThan(1);
  await victims(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(victims(page).nth(1)).toHaveAccessibleName(/\. [12] chosen$/);
  await page.keyboard.press('-');
  for (let step = 0; step < 9; step++) await page.keyboard.press('+');
  await expect(page.locator('.hand-out .noted')).toBeVisible();
  while (!(await tell(page).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  const before = await ownLines(page).count();
  await page.keyboard.press('Enter');
  await expect(ownLines(page)).not.toHaveCount(before);
});
