import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { announced, SHORT } from './play';
import { againstBots, enter } from './seats';

const card = (page: Page) => page.getByRole('complementary', { name: 'A first look around' });

/** In the page: what is wrong with the place of the card. */
function misplaced(): string | null {
  const areas = [document.querySelector('aside')!, document.querySelector('.toured')];
  const [a, b] = areas.map((each) => each?.getBoundingClientRect());
  const seen = a!.top >= 0 && a!.bottom <= innerHeight && a!.left >= 0 && a!.right <= innerWidth;
  if (!seen) return 'the card is out of sight';
  if (!b) return null;
  const over = a!.left < b.right && b.left < a!.right && a!.top < b.bottom && b.top < a!.bottom;
  return over ? 'the card is over it' : null;
}

/** From card to card, as long as there is one; the table stands still meanwhile, however long one reads. */
async function lookAround(page: Page): Promise<number> {
  // What was in the air when the card came still comes down.
  await page.clock.runFor(5000);
  const before = await announced(page);
  let step = 0;
  for (; await card(page).isVisible(); step++) {
    await expect.poll(() => page.evaluate(misplaced), `step ${step + 1}`).toBeNull();
    await page.clock.fastForward(5000);
    expect(await announced(page)).toBe(before);
    await card(page)
      .getByRole('button', { name: /^(Next|Play)$/ })
      .click();
  }
  return step;
}

for (const [game, { seats, options }] of Object.entries(SHORT)) {
  test(`the tour of ${game} covers nothing that it explains`, async ({ browser, house }) => {
    const guest = await againstBots(house, game, seats, options);
    const page = await enter(browser, house, guest, {
      tour: true,
      speed: 'normal',
      before: (page) => page.clock.install(),
    });
    await expect(card(page)).toBeVisible();
    const steps = await lookAround(page);
    // It can be seen once more, here on a phone, and put away.
    const again = async () => {
      await page.locator('.more summary').click();
      await page.getByRole('button', { name: 'Show me around again' }).click();
      await expect(card(page)).toBeVisible();
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await again();
    expect(await lookAround(page)).toBe(steps);
    await again();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });
}
