import type { Browser, Page } from '@playwright/test';
import { expect, type House, test } from './house';
import { announced, expectNews, numbers, playOn, whoseTurn } from './play';
import { againstBots, enter, openTable, sitDown } from './seats';

const plate = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Two at a table, each in a browser of its own. */
async function two(browser: Browser, house: House): Promise<Page[]> {
  const host = await openTable(house, { game: 'fortuna', seats: 2, options: { cap: '12' } });
  const ben = await sitDown(house, host, 'Ben');
  return [await enter(browser, house, host), await enter(browser, house, ben)];
}

test('Fortuna: a false call is challenged, and what was true is shown', async ({ browser, house }) => {
  let pages = await two(browser, house);
  for (let [step, caught] = [0, 0]; caught < 2; step++) {
    const page = await whoseTurn(pages);
    if (page === null) {
      // The dice had it over before anybody could lie twice.
      pages = await two(browser, house);
      continue;
    }
    const challenge = page.getByRole('button', { name: /^Challenge!/ });
    if (await plate(page, 'Cheese').isEnabled()) {
      // Five and six twice over: nearly always a lie.
      const before = await announced(page);
      await plate(page, 'Cheese').click();
      await expect(plate(page, 'Cheese')).toBeDisabled();
      // Until the house has answered, it still says whose turn it was.
      await expectNews(page, before);
    } else if (await challenge.isVisible()) {
      await challenge.click();
      caught += 1;
      for (const each of pages)
        await expect(each.getByText(/challenges! The call was/).first()).toBeVisible();
    } else {
      await playOn([page], numbers(step + 1), 1);
    }
  }
});

test('Fortuna: everything is paired up by touch, and each die and brick serves one group', async ({
  browser,
  house,
}) => {
  const table = await againstBots(house, 'fortuna', 4, { spread: 'grand' });
  const page = await enter(browser, house, table);
  const dice = page.getByRole('group', { name: 'Dice' });
  const bricks = page.getByRole('group', { name: 'Bricks' });
  const answer = page.getByRole('button', { name: /^(Believe it|Leave|Take)/ }).first();
  // Bots may begin; four dice that are all alike are no choice, and the next turn comes.
  await expect(async () => {
    if (await answer.isVisible()) await answer.click();
    await expect(dice.getByRole('button')).toHaveCount(4, { timeout: 500 });
  }).toPass();
  for (const place of [0, 3]) await dice.getByRole('button').nth(place).click();
  await page.getByRole('button', { name: /^Score with/ }).click();
  await expect(dice.getByRole('img', { name: /, chosen$/ })).toHaveCount(2);
  await expect(bricks.getByRole('button')).toHaveCount(4);
  for (const place of [0, 3]) await bricks.getByRole('button').nth(place).click();
  await page.getByRole('button', { name: /^Score with/ }).click();
  for (const group of ['A', 'B'])
    for (const kind of [dice, bricks])
      await expect(kind.getByRole('img', { name: new RegExp(`, group ${group}$`) })).toHaveCount(2);
  await expect(page.getByText('what is the best score of your groups?')).toBeVisible();
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
  ).toBeVisible();
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
  // The best choice is marked on the board, with its chance; another one while it is looked at.
  const board = page.locator('.board');
  const chance = (await page.locator('.best .chance').innerText()).split(' to win')[0]!.trim();
  await expect(board.locator('[data-badge]').first()).toHaveAttribute('data-badge', chance);
  const marked = () =>
    board
      .locator('*')
      .evaluateAll((all) => all.flatMap((each, at) => (each.matches('[data-mark]') ? at : [])).join());
  const best = await marked();
  await page.getByText(/^More: all/).click();
  await page.locator('[role="tabpanel"] ol button').last().focus();
  await expect.poll(marked).not.toBe(best);
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

test('a hint says beside what it is better, and how most games go on', async ({ browser, house }) => {
  const seen = { line: false, beside: false };
  // A call of one's own comes soon, and with it both: whoever accepts or not has less to say, and a game may be over first.
  for (let game = 0; game < 5 && !(seen.line && seen.beside); game++) {
    const page = await enter(browser, house, await againstBots(house, 'fortuna', 2));
    const best = page.locator('.best');
    const [line, beside] = [best.getByText('Most games go on so:'), best.getByText(/^Beside “/)];
    await page.getByRole('tab', { name: 'Hint' }).click();
    while (!(seen.line && seen.beside) && (await whoseTurn([page])) !== null) {
      await page.getByRole('button', { name: 'What would be best?' }).click();
      const play = page.getByRole('button', { name: /^Play it/ });
      await expect(play).toBeVisible();
      if (await line.isVisible()) await expect(best.locator('li').first()).toHaveText(/^(You|Novice): \S/);
      seen.line ||= await line.isVisible();
      seen.beside ||= await beside.isVisible();
      const before = await announced(page);
      await play.click();
      await expectNews(page, before);
    }
    await page.context().close();
  }
  expect(seen).toEqual({ line: true, beside: true });
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

test('Lantern: what was placed stays when the rest is placed for me, and nobody sets out before I say so', async ({
  browser,
  house,
}) => {
  const page = await enter(browser, house, await againstBots(house, 'lantern', 1));
  const keep = page.getByRole('button', { name: 'Keep these' });
  await expect(keep.or(page.getByRole('button', { name: 'Place them for me' })).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  const die = page.getByRole('button', { name: /^Die 1: / });
  const face = /: (\d)/.exec((await die.getAttribute('aria-label'))!)![1]!;
  await die.click();
  await page.getByRole('button', { name: /^Experience: / }).click();
  await page.getByRole('button', { name: 'Place them for me' }).click();
  await expect(page.getByRole('button', { name: `Experience: ${face}.` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Critical Hit|Campfire): \d/ })).toHaveCount(2);
  const go = page.getByRole('button', { name: /^Set out/ });
  await expect(go).toHaveAttribute('aria-disabled', 'false');
  await go.click();
  // The first zone, or already the one after it.
  await expect(page.getByRole('list', { name: 'The six dice' })).toBeVisible();
  await expect(go).toHaveCount(0);
});

test('Lantern: a die that was used is not picked any more', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'lantern', 1));
  const place = page.getByRole('button', { name: 'Place them for me' });
  const keep = page.getByRole('button', { name: 'Keep these' });
  await expect(keep.or(place).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await place.click();
  await page.getByRole('button', { name: /^Set out/ }).click();
  const dice = page.getByRole('list', { name: 'The six dice' }).getByRole('button');
  // The fight may be over with the first throw: then the next zone is as good.
  await expect(dice).toHaveCount(6);
  await dice.first().click();
  await expect(dice.first()).toHaveAttribute('aria-pressed', 'true');
  const use = page.locator('[data-tour="strength"] button[aria-disabled="false"]').first();
  await use.click();
  await expect(page.locator('.zone [aria-pressed="true"]').and(page.locator('.spot'))).toHaveCount(0);
});

test('the sound is put off at the table', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'booty-dice', 2));
  await page.getByRole('button', { name: 'Sound on' }).click();
  await page.getByRole('button', { name: 'Sound off' }).click();
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible();
});

for (const [game, seats] of [
  ['booty-dice', 3],
  ['lantern', 1],
  ['fortuna', 2],
  ['lucky-shot', 2],
  ['reynards-luck', 2],
] as const) {
  test(`${game} has one sign for whose turn it is`, async ({ browser, house }) => {
    const page = await enter(browser, house, await againstBots(house, game, seats));
    const sign = page.locator('[data-turn]');
    for (let turns = 0; turns < 4; turns++) {
      if ((await whoseTurn([page])) === null) break;
      await expect(sign).toHaveText(['Your turn']);
      await playOn([page], numbers(turns + 3), 1);
    }
  });
}

test('Booty Dice: who begins is named in secret, and is told when all have named somebody', async ({
  browser,
  house,
}) => {
  const host = await openTable(house, { game: 'booty-dice', seats: 2, options: { starts: 'agreed' } });
  const ben = await sitDown(house, host, 'Ben');
  const pages = [await enter(browser, house, host), await enter(browser, house, ben)];
  const [first, second] = pages as [Page, Page];
  for (const page of pages) await expect(page.getByText(/^Who shall begin\?/)).toBeVisible();
  await first.getByRole('button', { name: /^Let Ben begin/ }).click();
  await expect(first.getByText('Still to name who begins: Ben')).toBeVisible();
  await expect(second.getByText(/names? Ben to begin/)).toHaveCount(0);
  await second.getByRole('button', { name: /^Let Ben begin/ }).click();
  await expect(second.locator('[data-turn]')).toHaveText(['Your turn']);
});

for (const seats of [10, 12]) {
  for (const spread of ['classic', 'full']) {
    test(`Fortuna for ${seats} with spread=${spread} fits on a phone`, async ({ browser, house }) => {
      const guest = await againstBots(house, 'fortuna', seats, { spread });
      const page = await enter(browser, house, guest, { context: { viewport: { width: 390, height: 844 } } });
      await whoseTurn([page]);
      const players = page.locator(`.seats-${seats} > li`);
      await expect(players).toHaveCount(seats);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);
      const cut = await players.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1),
      );
      expect(cut).toEqual([]);
    });
  }
}

test('the rules are printed alone', async ({ browser, house }) => {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto(`${house.url}/rules/fortuna`);
  await expect(page.getByRole('heading', { name: 'Fortuna', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
