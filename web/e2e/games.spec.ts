import type { Browser, Page } from '@playwright/test';
import { expect, House, test } from './house';
import { expectOver, numbers, playByMouse, playOn, SHORT } from './play';
import { againstBots, enter, games, openTable, sitDown } from './seats';

test('every game of the house is played here', async ({ house }) => {
  expect((await games(house)).map((game) => game.name).sort()).toEqual(Object.keys(SHORT).sort());
});

/**
 * Play a game through a reload and a house that falls down. The dice are the house's own, so that a game may be over before:
 * then it is no test, and false comes back.
 */
async function throughAll(browser: Browser, house: House, game: string): Promise<boolean> {
  const { seats, options } = SHORT[game]!;
  const host = await openTable(house, { game, seats, options });
  const pages: Page[] = [await enter(browser, house, host)];
  if (seats === 2) pages.push(await enter(browser, house, await sitDown(house, host, 'Ben')));
  const random = numbers(7);
  if (await playByMouse(pages, random, 4)) return false;
  await pages[0]!.reload();
  if (await playByMouse(pages, random, 4)) return false;
  await house.kill();
  for (const page of pages) await expect(page.getByText('The connection is lost')).toBeVisible();
  await house.open();
  expect(await playByMouse(pages, random)).toBe(true);
  await expectOver(...pages);
  return true;
}

for (const [game, { options }] of Object.entries(SHORT)) {
  test(`${game}: to the end, in two browsers, through a reload and a house that falls down`, async ({
    browser,
  }) => {
    const house = new House();
    await house.open();
    try {
      let whole = false;
      for (let attempt = 0; attempt < 8 && !whole; attempt++) whole = await throughAll(browser, house, game);
      expect(whole).toBe(true);
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
