import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { chooseQuickly, whoseTurn } from './play';
import { againstBots, enter } from './seats';

const victims = (page: Page) => page.locator('.crew .aim');
const tell = (page: Page) => page.getByRole('button', { name: /^(Steal|Strike) / });

/** Those from whom something can be taken: whoever has nothing, or is dead, is none of them. */
const open = (page: Page) =>
  victims(page).evaluateAll((all) =>
    all.flatMap((aim, place) => (aim.getAttribute('aria-disabled') === 'true' ? [] : [place])),
  );

/**
 * Keeps skulls and cutlasses, throws the rest, until several thefts or attacks are to be handed out to several. Says how many,
 * and who two of them are.
 */
async function untilSeveral(page: Page) {
  for (let step = 0; step < 200; step++) {
    if ((await whoseTurn([page])) === null) break;
    const left = await several(page);
    const [one, two] = await open(page);
    if (left > 1 && one !== undefined && two !== undefined)
      return { left, one: victims(page).nth(one), two: victims(page).nth(two) };
    // What is asked may change while it is looked at: then it is looked at again.
    await (left > 0 ? chooseQuickly(page, () => 0) : throwOn(page)).catch(() => undefined);
  }
  throw new Error('there was never anything to hand out');
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
  const { left, one, two } = await untilSeveral(page);
  await one.click();
  await two.click();
  await expect(one).toContainText('× 1');
  await page
    .getByRole('button', { name: /^One less for/ })
    .first()
    .click();
  await expect(one).not.toContainText('×');
  await one.click();
  await expect(page.locator('.hand-out')).toContainText(left === 2 ? 'all chosen' : `${left - 2} left`);
  const before = await ownLines(page).count();
  await tell(page).click();
  await expect(ownLines(page)).not.toHaveCount(before);
});

test('Booty Dice: and by keyboard alone', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'booty-dice', 4));
  const { two } = await untilSeveral(page);
  await two.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(two).toHaveAccessibleName(/\. [12] chosen$/);
  await page.keyboard.press('-');
  for (let step = 0; step < 9; step++) await page.keyboard.press('+');
  await expect(page.locator('.hand-out .noted')).toBeVisible();
  while (!(await tell(page).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  const before = await ownLines(page).count();
  await page.keyboard.press('Enter');
  await expect(ownLines(page)).not.toHaveCount(before);
});
