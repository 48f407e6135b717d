import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { hurry, numbers, SHORT } from './play';
import { againstBots, enter } from './seats';

/** In the page: the picture at the end, and whether it goes when it is pressed; or that the result came first. */
function watchEnd(): Promise<{ piece: string | null; pressed: boolean }> {
  return new Promise((resolve) => {
    const frame = () => new Promise(requestAnimationFrame);
    const look = async () => {
      const [piece, result] = ['[data-piece]', '#result'].map((each) =>
        document.querySelector<HTMLElement>(each),
      );
      const over = document.querySelector('[data-testid="turn"]')?.textContent === 'The game is over';
      if (!result && !(piece && over)) return;
      watch.disconnect();
      if (result) return resolve({ piece: null, pressed: false });
      const name = piece!.getAttribute('data-piece');
      piece!.click();
      await frame();
      await frame();
      resolve({ piece: name, pressed: document.querySelector('[data-piece]') === null });
    };
    const watch = new MutationObserver(() => void look());
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

for (const game of ['booty-dice', 'lantern'] as const) {
  test(`${game} ends with a picture, and only then the result stands there`, async ({ browser, house }) => {
    const { seats, options } = SHORT[game]!;
    const guest = await againstBots(house, game, seats, options);
    const page = await enter(browser, house, guest, { speed: 'fast' });
    await expect(page.getByTestId('turn')).toBeVisible();
    const seen = page.evaluate(watchEnd);
    await hurry(page, numbers(7), { passing: true, until: '#result' });
    const { piece, pressed } = await seen;
    expect(['won', 'lost', 'reached-goal', 'last-alive', 'richest', 'shared']).toContain(piece);
    // A press on it is enough.
    expect(pressed).toBe(true);
    await expect(page.locator('#result')).toBeVisible();
  });
}

for (const [how, act] of [
  ['the space bar', (page: Page) => page.keyboard.press('Space')],
  ['a press', (page: Page) => page.getByRole('button', { name: 'Throw your dice' }).click()],
  [
    'a drag',
    async (page: Page) => {
      const box = (await page.getByRole('button', { name: 'Throw your dice' }).boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 2 - 60, { steps: 4 });
      await page.mouse.up();
    },
  ],
] as const) {
  test(`one’s own dice are thrown by ${how}`, async ({ browser, house }) => {
    const guest = await againstBots(house, 'booty-dice', 2);
    const page = await enter(browser, house, guest, { speed: 'fast', throwDice: true });
    const hand = page.getByRole('button', { name: 'Throw your dice' });
    // Whose first roll was made before one came to the table has the next one.
    await expect(page.getByTestId('turn')).toBeVisible();
    await hurry(page, numbers(5), { until: '.over .cup' });
    // Nothing of the dice is there to be read before.
    await expect(page.getByTestId('turn')).not.toHaveText('Your turn');
    await act(page);
    await expect(hand).toHaveCount(0);
    await expect(page.getByTestId('turn')).toHaveText('Your turn');
    await expect(page.getByRole('button', { name: /^Stop/ }).first()).toBeEnabled();
  });
}
