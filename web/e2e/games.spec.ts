import type { Page } from '@playwright/test';
import { expect, House, test } from './house';
import { expectOver, numbers, playOn, SHORT } from './play';
import { againstBots, enter, games, openTable, sitDown } from './seats';

test('every game of the house is played here', async ({ house }) => {
  expect((await games(house)).map((game) => game.name).sort()).toEqual(Object.keys(SHORT).sort());
});

for (const [game, { seats, options }] of Object.entries(SHORT)) {
  test(`${game}: to the end, in two browsers, through a reload and a house that falls down`, async ({
    browser,
  }) => {
    const house = new House();
    await house.open();
    try {
      const host = await openTable(house, { game, seats, options });
      const pages: Page[] = [await enter(browser, house, host)];
      if (seats === 2) pages.push(await enter(browser, house, await sitDown(house, host, 'Ben')));
      const random = numbers(7);
      expect(await playOn(pages, random, 4)).toBe(false);
      await pages[0]!.reload();
      expect(await playOn(pages, random, 4)).toBe(false);
      await house.kill();
      for (const page of pages) await expect(page.getByText('The connection is lost')).toBeVisible();
      await house.open();
      expect(await playOn(pages, random)).toBe(true);
      await expectOver(...pages);
    } finally {
      await house.close();
    }
  });

  test(`${game}: against bots, with the most seats`, async ({ browser, house }) => {
    const most = Math.max(...(await games(house)).find((each) => each.name === game)!.seats);
    const page = await enter(browser, house, await againstBots(house, game, most, options));
    expect(await playOn([page], numbers(11))).toBe(true);
    await expectOver(page);
  });
}
