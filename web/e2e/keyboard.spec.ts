import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { announced, expectNews, expectOver, isOver, numbers, SHORT, whoseTurn } from './play';
import { againstBots, enter } from './seats';

const onChoice = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[data-choices] button') ?? false);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Get to the list of choices as somebody without a mouse does: the skip link, the list, a choice. */
async function reachChoices(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 60 && !(await onChoice(page)); tabs++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === 'To the choices') {
      await page.keyboard.press('Enter');
      const closed = await page.evaluate(() => document.activeElement?.closest('details')?.open === false);
      if (closed) await page.keyboard.press('Enter');
    }
  }
  expect(await onChoice(page), 'a choice has the focus').toBe(true);
}

for (const [game, { seats, options }] of Object.entries(SHORT)) {
  test(`${game}: to the end by keyboard alone`, async ({ browser, house }) => {
    const page = await enter(browser, house, await againstBots(house, game, seats, options));
    const random = numbers(17);
    const announcer = page.getByTestId('announcer');
    let reached = 0;
    while ((await whoseTurn([page])) !== null) {
      if (!(await onChoice(page))) {
        await reachChoices(page);
        reached += 1;
      }
      for (let tabs = Math.floor(random() * 3); tabs > 0; tabs--) await page.keyboard.press('Tab');
      if (!(await onChoice(page))) continue;
      const before = await announced(page);
      await page.keyboard.press('Enter');
      await expectNews(page, before);
      if (!(await isOver(page))) await expect(announcer).not.toBeEmpty();
    }
    await expectOver(page);
    // The focus stays where it was: one does not have to look for the choices at every turn.
    expect(reached).toBeLessThan(10);
  });
}
