import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { numbers, playOn, whoseTurn } from './play';
import { againstBots, enter, openTable, sitDown } from './seats';

const plate = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('Fortuna: a false call is challenged, and what was true is shown', async ({ browser, house }) => {
  const host = await openTable(house, { game: 'fortuna', seats: 2, options: { cap: '12' } });
  const pages = [
    await enter(browser, house, host),
    await enter(browser, house, await sitDown(house, host, 'Ben')),
  ];
  let caught = 0;
  for (let step = 0; step < 60 && caught < 2; step++) {
    const page = await whoseTurn(pages);
    if (page === null) break;
    const challenge = page.getByRole('button', { name: /^Challenge!/ });
    if (await plate(page, 'Cheese').isEnabled()) {
      // Five and six twice over: nearly always a lie.
      await plate(page, 'Cheese').click();
      await expect(plate(page, 'Cheese')).toBeDisabled();
    } else if (await challenge.isVisible()) {
      await challenge.click();
      caught += 1;
      for (const each of pages)
        await expect(each.getByText(/challenges! The call was/).first()).toBeVisible();
    } else {
      await playOn([page], numbers(step + 1), 1);
    }
  }
  expect(caught).toBe(2);
});

test("Reynard's Luck: pieces are arranged by keyboard, and stand where they were put", async ({
  browser,
  house,
}) => {
  const page = await enter(browser, house, await againstBots(house, 'reynards-luck', 2, { cap: '12' }));
  const square = (name: string) =>
    page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}, `) });
  const what = async (name: string) =>
    /your (\w+)/.exec((await square(name).getAttribute('aria-label')) ?? '')?.[1];
  await square('a1').focus();
  for (let tries = 0; (await what('a1')) === (await what('b2')) && tries < 9; tries++) {
    await page
      .getByRole('button', { name: /random|shuffle/i })
      .first()
      .press('Enter');
  }
  const [first, second] = [await what('a1'), await what('b2')];
  expect(first).not.toBe(second);
  // From a1 one to the right and one up.
  await square('a1').focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  expect([await what('a1'), await what('b2')]).toEqual([second, first]);
  await page.getByRole('button', { name: /^Done/ }).press('Enter');
  await expect(
    page
      .getByText('Red rolls', { exact: false })
      .or(page.getByText('Blue rolls', { exact: false }))
      .first(),
  ).toBeVisible({ timeout: 20_000 });
  expect([await what('a1'), await what('b2')]).toEqual([second, first]);
});

test('Booty Dice: dice are kept by a tap, and the rest is thrown again', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'booty-dice', 2));
  await whoseTurn([page]);
  await playUntil(page, /^Throw all 6 again/);
  const dice = page.getByRole('list', { name: 'Dice' }).getByRole('button');
  await dice.nth(0).click();
  await dice.nth(3).click();
  await page.getByRole('button', { name: /^Throw 4 again/ }).click();
  await expect(page.getByTestId('announcer')).toContainText('Ann');
});

/** Choose anything until this can be chosen. */
async function playUntil(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 40; step++) {
    if (await page.getByRole('button', { name }).isVisible()) return;
    await playOn([page], numbers(step + 3), 1);
  }
  throw new Error(`${name} never came`);
}

test('what was chosen can be taken back, where nothing was rolled since', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'reynards-luck', 2));
  await whoseTurn([page]);
  await page.locator('.choices summary').click();
  await page.locator('[data-choices] button').last().click();
  const undo = page.getByRole('button', { name: 'Take back' });
  await undo.click();
  await expect(undo).toBeHidden();
  await expect(page.getByText('Ann takes the last choice back.')).toBeVisible();
});

test('a hint says what would be best, and can be played', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'booty-dice', 2));
  await whoseTurn([page]);
  await page.getByRole('tab', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'What would be best?' }).click();
  await expect(page.getByText(/% to win/).first()).toBeVisible();
  await page.getByLabel('Show my chance to win at every turn').check();
  await expect(page.getByRole('meter', { name: 'Your chance to win' })).toBeVisible();
  const before = await page.getByTestId('announcer').getAttribute('data-news');
  await page
    .getByRole('button', { name: /^Play it/ })
    .first()
    .click();
  await expect(page.getByTestId('announcer')).not.toHaveAttribute('data-news', before ?? '');
  await page.getByRole('tab', { name: 'Odds' }).click();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByText('What matters now')).toBeVisible();
});

test('those at a table talk to each other', async ({ browser, house }) => {
  const host = await openTable(house, { game: 'fortuna', seats: 2 });
  const ann = await enter(browser, house, host);
  const ben = await enter(browser, house, await sitDown(house, host, 'Ben'));
  for (const page of [ann, ben]) await page.getByRole('tab', { name: 'Talk' }).click();
  await ann.getByLabel('Say something').fill('<b>Good luck!</b>');
  await ann.getByRole('button', { name: 'Send' }).click();
  await expect(ben.getByText('<b>Good luck!</b>')).toBeVisible();
});
