import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { expect, test } from './house';
import { numbers, playOn, SHORT } from './play';
import { againstBots, enter, games, openTable, type Look } from './seats';

const LOOKS: Record<string, Look> = {
  'desktop, light': { context: { colorScheme: 'light' } },
  'desktop, dark, German': { context: { colorScheme: 'dark' }, language: 'de' },
  'phone, light': {
    context: { colorScheme: 'light', viewport: { width: 360, height: 640 }, hasTouch: true },
  },
  'phone, dark': { context: { colorScheme: 'dark', viewport: { width: 360, height: 640 }, hasTouch: true } },
};

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
      await page.goto(house.url + path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main')).toBeVisible();
      await expectAccessible(page, path);
      await expectNoSidewaysScroll(page, path);
    }
  });

  test(`a table that waits, as host and as guest: ${name}`, async ({ browser, house }) => {
    const host = await openTable(house, { game: 'fortuna', seats: 4, options: { teams: 'on' } });
    const page = await enter(browser, house, host, look);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, 'host');
    await expectNoSidewaysScroll(page, 'host');
    const context = await browser.newContext(look.context);
    const guest = await context.newPage();
    await guest.goto(`${house.url}/t/${host.seated.table}`);
    await guest.waitForLoadState('networkidle');
    await expectAccessible(guest, 'guest');
    await expectNoSidewaysScroll(guest, 'guest');
  });

  for (const [game, { options }] of Object.entries(SHORT)) {
    test(`${game}: ${name}`, async ({ browser, house }) => {
      const seats = (await games(house)).find((each) => each.name === game)!.seats;
      const guest = await againstBots(house, game, Math.max(...seats), options);
      const page = await enter(browser, house, guest, { ...look, language: 'en', tour: true });
      const random = numbers(13);
      await expect(page.locator('main.table')).toBeVisible();
      await expectAccessible(page, 'tour');
      // Somebody may be out before their first turn: then there is nothing to show around.
      const skip = page.getByRole('button', { name: 'Skip' });
      if (await skip.isVisible()) await skip.click();
      for (let moment = 0; ; moment++) {
        await expectAccessible(page, `moment ${moment}`);
        await expectNoSidewaysScroll(page, `moment ${moment}`);
        if (moment === 5) break;
        if (await playOn([page], random, 1 + 2 * moment)) break;
      }
      for (const panel of ['Rules', 'Odds', 'Hint', 'Talk']) {
        await page.getByRole('tab', { name: panel }).click();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, panel);
        await expectNoSidewaysScroll(page, panel);
      }
      await playOn([page], random);
      await expectAccessible(page, 'the end');
      await expectNoSidewaysScroll(page, 'the end');
      await page.goto(`${house.url}/t/${guest.seated.table}/replay`);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, 'replay');
      await expectNoSidewaysScroll(page, 'replay');
    });
  }
}
