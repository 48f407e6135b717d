import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, test } from './house';
import { isOver, numbers, playOn, SHORT } from './play';
import { againstBots, enter, games, openTable, type Look } from './seats';

const LOOKS: Record<string, Look> = {
  desktop: {},
  phone: { context: { viewport: { width: 360, height: 640 }, hasTouch: true } },
};

async function expectFine(page: Page, screen: string, within?: string): Promise<void> {
  await expectNoSidewaysScroll(page, screen);
  const part = within ? { within } : {};
  const wide = page.viewportSize()!.width > 1000;
  if (wide) await expectAccessibleInBothThemes(page, screen, part);
  else await expectAccessible(page, screen, { ...part, colours: 'none' });
}

/** The page is there, with all that it fetches for this place. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main')).toBeVisible();
}

/** Every panel beside the board. The rest of the page stays as it was, and was looked at. */
async function lookIntoPanels(page: Page): Promise<void> {
  for (const panel of ['Rules', 'Odds', 'Hint', 'Talk']) {
    await page.getByRole('tab', { name: panel }).click();
    const inside = page.locator('[role="tabpanel"] > :not(h2)').first();
    // After the end there may be nothing to say of odds.
    if (!(await isOver(page))) await expect(inside).toBeAttached();
    // The rules come after their place.
    if (panel === 'Rules') await expect(page.locator('.rules :is(h2, h3)').first()).toBeVisible();
    await expectFine(page, panel, '.panels');
  }
}

/** How many choices are made between two looks. */
const BETWEEN = [2, 9];

for (const [name, look] of Object.entries(LOOKS)) {
  test(`lobby, opening, rules, tables: ${name}`, async ({ browser, house }) => {
    const guest = await againstBots(house, 'lantern', 1);
    const page = await enter(browser, house, guest, look);
    const paths = [
      '/',
      '/tables',
      ...(await games(house)).flatMap(({ name }) => [`/g/${name}`, `/rules/${name}`]),
    ];
    for (const path of paths) {
      await goTo(page, house.url + path);
      await expectFine(page, path);
    }
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('luckhouse.settings')!) as object;
      localStorage.setItem('luckhouse.settings', JSON.stringify({ ...settings, language: 'de' }));
    });
    await goTo(page, house.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectAccessible(page, 'German');
  });

  test(`a table that waits, as host and as guest: ${name}`, async ({ browser, house }) => {
    const host = await openTable(house, { game: 'fortuna', seats: 4, options: { teams: 'on' } });
    const page = await enter(browser, house, host, look);
    await page.waitForLoadState('networkidle');
    await expectFine(page, 'host');
    const guest = await (await browser.newContext(look.context)).newPage();
    await goTo(guest, `${house.url}/t/${host.seated.table}`);
    await expectFine(guest, 'guest');
  });

  for (const [game, { options }] of Object.entries(SHORT)) {
    test(`${game}: ${name}`, async ({ browser, house }) => {
      const seats = (await games(house)).find((each) => each.name === game)!.seats;
      const guest = await againstBots(house, game, Math.max(...seats), options);
      const page = await enter(browser, house, guest, { ...look, tour: true });
      const random = numbers(13);
      // Somebody may be out before their first turn: then there is nothing to show around.
      const skip = page.getByRole('button', { name: 'Skip', exact: true });
      await expect(skip.or(page.locator('#result')).first()).toBeVisible();
      if (await skip.isVisible()) {
        await expectAccessible(page, 'tour', { within: 'aside' });
        await skip.click();
      }
      await expectFine(page, 'the beginning');
      // Now is a turn of which rules, odds and hints have something to say.
      await lookIntoPanels(page);
      await page.getByRole('tab', { name: 'Log' }).click();
      for (const more of BETWEEN) {
        if (await playOn([page], random, more)) break;
        await expectFine(page, `${more} choices later`);
      }
      expect(await playOn([page], random)).toBe(true);
      await expectFine(page, 'the end');
      await goTo(page, `${house.url}/t/${guest.seated.table}/replay`);
      await expectNoSidewaysScroll(page, 'replay');
      await expectAccessibleInBothThemes(page, 'replay');
    });
  }
}
