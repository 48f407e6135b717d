import type { Page } from '@playwright/test';
import { test } from '../e2e/house';
import { openList, SHORT, whoseTurn } from '../e2e/play';
import { againstBots, enter } from '../e2e/seats';

const MOVES = 40;
const quantile = (all: number[], share: number) =>
  [...all].sort((a, b) => a - b)[Math.floor(share * (all.length - 1))] ?? 0;

/** Milliseconds from a click on a choice until the page says what it did, and is painted. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const announcer = document.querySelector('[data-testid="announcer"]')!;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-choices] button')];
    const begun = performance.now();
    const told = new Promise<void>((resolve) => {
      new MutationObserver((_, watch) => (watch.disconnect(), resolve())).observe(announcer, {
        attributes: true,
      });
    });
    buttons[Math.floor(Math.random() * buttons.length)]!.click();
    await told;
    await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });

for (const [game, { seats }] of Object.entries(SHORT)) {
  test(`${game}: how soon a move shows`, async ({ browser, house }) => {
    const page = await enter(browser, house, await againstBots(house, game, seats));
    const times: number[] = [];
    while (times.length < MOVES && (await whoseTurn([page])) !== null) {
      await openList(page);
      times.push(await shown(page));
    }
    const [half, most] = [quantile(times, 0.5), quantile(times, 1)].map((time) => time.toFixed(0));
    console.log(`${game}: ${times.length} moves, half within ${half} ms, all within ${most} ms`);
  });
}

test('frames while six dice roll', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'booty-dice', 2), { speed: 'normal' });
  const frames: number[] = [];
  for (let roll = 0; roll < 10 && (await whoseTurn([page])) !== null; roll++) {
    const again = page.getByRole('button', { name: /^Throw all 6 again/ });
    await page.waitForTimeout(1500);
    if (!(await again.isVisible())) {
      await page
        .getByRole('button', { name: /^(Stop|Rob|Attack)/ })
        .first()
        .click({ timeout: 3000 })
        .catch(() => undefined);
      continue;
    }
    await again.click();
    const gaps = await page.evaluate(async () => {
      const gaps: number[] = [];
      let last = performance.now();
      const until = last + 900;
      while (last < until) {
        await new Promise(requestAnimationFrame);
        gaps.push(performance.now() - last);
        last = performance.now();
      }
      return gaps;
    });
    frames.push(...gaps);
  }
  const mean = frames.reduce((sum, gap) => sum + gap, 0) / Math.max(1, frames.length);
  console.log(
    `${frames.length} frames: ${(1000 / mean).toFixed(1)} a second, 99 of 100 within ${quantile(frames, 0.99).toFixed(1)} ms`,
  );
});
