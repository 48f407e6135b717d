import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { expectUncut } from './cut';
import { expect, test } from './house';
import { LONG } from './long';
import { numbers, playOn, SHORT, whoseTurn } from './play';
import { againstBots, enter, openTable } from './seats';

const LANGUAGES = ['en', 'de', 'fr'] as const;
/** Where pictures are kept for somebody to look at: `SCREENSHOTS=folder`. */
const PICTURES = process.env.SCREENSHOTS;

/** At both widths; nothing else of the page changes. */
async function expectUncutAtBothWidths(page: Page, screen: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
    await expectUncut(page, `${screen}, ${width}`);
    if (!PICTURES) continue;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({
      path: `${PICTURES}/${screen.replace(/\W+/g, '-')}-${width}.jpeg`,
      type: 'jpeg',
      quality: 50,
      fullPage: true,
    });
  }
}

/** Every panel beside the board, by its place. */
async function readPanels(page: Page, screen: string): Promise<void> {
  const panel = page.locator('[role="tabpanel"]');
  for (const [place, name] of ['log', 'rules', 'odds', 'hint', 'talk'].entries()) {
    await page.getByRole('tab').nth(place).click();
    await expect(panel.locator(':scope > :not(h2)').first()).toBeAttached();
    if (name === 'hint') {
      await panel.getByRole('button').first().click();
      await expect(page.locator('.best')).toBeVisible({ timeout: 120_000 });
    }
    await expectUncutAtBothWidths(page, `${screen}, ${name}`);
  }
  await page.getByRole('tab').first().click();
}

// Every screen in three languages at two widths: longer than a test run has time for.
test.skip(!LONG, 'LUCKHOUSE_LONG=1 looks at every screen');

for (const language of LANGUAGES) {
  test(`no word of the lobby is cut: ${language}`, async ({ browser, house }) => {
    const page = await enter(browser, house, await againstBots(house, 'lantern', 1), { language });
    const paths = Object.keys(SHORT).flatMap((game) => [`/g/${game}`, `/rules/${game}`]);
    for (const path of ['/', '/tables', ...paths]) {
      await page.goto(house.url + path);
      await page.waitForLoadState('networkidle');
      for (const fold of await page.locator('main summary:visible').all()) await fold.click();
      await expectUncutAtBothWidths(page, `${language} ${path}`);
    }
  });

  for (const [game, { seats, options }] of Object.entries(SHORT)) {
    test(`no word of ${game} is cut: ${language}`, async ({ browser, house }) => {
      test.setTimeout(1_200_000);
      const screen = `${game} ${language}`;
      if (seats > 1) {
        const host = await openTable(house, { game, seats }, 'Annemarie');
        const waiting = await enter(browser, house, host, { language });
        await waiting.waitForLoadState('networkidle');
        await expectUncutAtBothWidths(waiting, `${screen}, waiting`);
        await waiting.context().close();
      }
      const cap: Record<string, string> = 'cap' in options ? { cap: '5' } : {};
      const guest = await againstBots(house, game, seats, { ...options, ...cap });
      const page = await enter(browser, house, guest, { language });
      if ((await whoseTurn([page])) !== null) {
        await expectUncutAtBothWidths(page, `${screen}, the beginning`);
        await playOn([page], numbers(13), 3);
        if ((await whoseTurn([page])) !== null) await readPanels(page, screen);
      }
      expect(await playOn([page], numbers(14))).toBe(true);
      await expect(page.locator('#result')).toBeVisible();
      await expectUncutAtBothWidths(page, `${screen}, over`);
      await page.goto(`${house.url}/t/${guest.seated.table}/replay`);
      await page.waitForLoadState('networkidle');
      await page.locator('[aria-labelledby="coach"] > button').click();
      await expect(page.locator('.headline')).toBeVisible({ timeout: 600_000 });
      await expectUncutAtBothWidths(page, `${screen}, looking back`);
    });
  }
}
