import { expect, test } from './house';
import { expectOver, numbers, playOn } from './play';
import { againstBots, enter, games } from './seats';

test('from the shelf to a table, and friends by link', async ({ browser, house }) => {
  const host = await (await browser.newContext()).newPage();
  await host.goto(house.url);
  for (const game of await games(house))
    await expect(host.getByRole('link', { name: game.title }).first()).toBeVisible();
  await host.getByRole('link', { name: 'Fortuna' }).first().click();
  await host.getByLabel('Your name').fill('Ann');
  await host.getByRole('combobox').first().selectOption({ index: 0 });
  await host
    .getByRole('button', { name: /table|game/i })
    .last()
    .click();
  await expect(host).toHaveURL(/\/t\//);
  const link = host.url();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('');
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Sit down' }).first().click();
  for (const page of [host, guest]) {
    const skip = page.getByRole('button', { name: 'Skip', exact: true });
    await skip.click();
  }
  await playOn([host, guest], numbers(43), 6);

  // Both find their game again in the lobby.
  for (const page of [host, guest]) {
    await page.goto(house.url);
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
    await page
      .locator(`a[href="${new URL(link).pathname}"]`)
      .first()
      .click();
    await expect(page.getByTestId('turn')).toBeVisible();
  }
});

test('a name that the house refuses is told at its field, and nothing is lost', async ({ page, house }) => {
  await page.goto(`${house.url}/g/booty-dice`);
  // A bell is no letter.
  await page.getByLabel('Your name').fill('Ann\u0007');
  await page.getByRole('radio', { name: '3' }).check();
  await page
    .getByRole('button', { name: /Start|Open/ })
    .last()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: /name/i })).toBeVisible();
  await expect(page).toHaveURL(/\/g\/booty-dice/);
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
});

test('rules that come late or not at all are told so, can be asked for again, and cost nothing', async ({
  page,
  house,
}) => {
  const told = '**/api/v1/games/booty-dice*';
  let answer = () => {};
  await page.route(told, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.abort();
  });
  await page.goto(`${house.url}/g/booty-dice`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByText('Rules of this table').click();
  await expect(page.getByText('The rules are being fetched')).toBeVisible();
  answer();
  await expect(page.getByText('did not come')).toBeVisible();
  await page.unroute(told);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-spot="lives"]')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Ann');
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
});

test('whoever played by other rules plays by them again with one click', async ({ page, house }) => {
  await page.addInitScript(() => {
    const options = { lives: '3', 'no-such-rule': '1' };
    localStorage.setItem('luckhouse.setups', JSON.stringify({ 'booty-dice': { options } }));
  });
  await page.goto(house.url);
  const opened = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/tables'),
  );
  await page.getByRole('button', { name: /^Play now: Booty Dice/ }).click();
  expect((await opened).postDataJSON()).toMatchObject({ options: { lives: '3' } });
  expect(Object.keys((await opened).postDataJSON().options)).toEqual(['lives']);
  await expect(page.locator('main.table')).toBeVisible();
});

test('play now: one click to a table', async ({ page, house }) => {
  await page.goto(house.url);
  await page
    .getByRole('button', { name: /Play now/ })
    .nth(1)
    .click();
  await expect(page.locator('main.table')).toBeVisible();
});

test('a friend: one click to a table with a link to send', async ({ page, house }) => {
  await page.goto(house.url);
  await page
    .getByRole('button', { name: /^A friend: open a table of Booty Dice/ })
    .last()
    .click();
  await expect(page.getByRole('textbox', { name: /link/i }).first()).toHaveValue(/\/t\/[0-9a-f]+/);
});

test('a finished game says how it came out, and against whom', async ({ browser, house }) => {
  const page = await enter(browser, house, await againstBots(house, 'fortuna', 2, { cap: '12' }));
  await page.getByLabel('More').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expectOver(page);
  await page.goto(house.url);
  const games = page.getByRole('region', { name: 'Games you finished' });
  await expect(games).toContainText('You lost');
  await expect(games).toContainText('against Bot (Novice)');
});

test('two at one screen: the board is covered until the other has it', async ({ browser, house }) => {
  const page = await (await browser.newContext()).newPage();
  // Nobody waits here for what is shown.
  await page.addInitScript(() => localStorage.setItem('luckhouse.settings', '{"speed":"off"}'));
  await page.goto(`${house.url}/g/fortuna`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('combobox').first().selectOption({ index: 0 });
  await page
    .getByRole('button', { name: /table|game/i })
    .last()
    .click();
  await page.getByLabel('Their name').fill('Ben');
  await page.getByRole('button', { name: 'Sits down here' }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  let handed = 0;
  for (let step = 0; step < 20; step++) {
    const take = page.getByRole('button', { name: /^I am (Ann|Ben)$/ });
    const over = page.getByRole('button', { name: 'Play again' });
    await expect(take.or(page.locator('.choices summary')).or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    if (await take.isVisible()) {
      await expect(page.getByRole('tab', { name: 'Log' })).toBeHidden();
      await take.click();
      handed += 1;
      await expect(take).toBeHidden();
    } else if (await playOn([page], numbers(step + 1), 1)) break;
  }
  expect(handed).toBeGreaterThan(2);
});

test('a seat is taken along to another device', async ({ browser, house }) => {
  const guest = await againstBots(house, 'lantern', 1);
  const page = await enter(browser, house, guest);
  await page.getByLabel('More').click();
  await page.getByRole('button', { name: 'Play on another device' }).click();
  const link = await page.getByLabel('Link for your seat').inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByTestId('turn')).toHaveText('Your turn');
  expect(other.url()).toBe(`${house.url}/t/${guest.seated.table}`);
});
