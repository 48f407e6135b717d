import { expect, test } from './house';
import { numbers, playOn } from './play';
import { games } from './seats';

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
    const skip = page.getByRole('button', { name: 'Skip' });
    await skip.click();
  }
  expect(await playOn([host, guest], numbers(43), 6)).toBe(false);

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

test('play now: one click to a table', async ({ page, house }) => {
  await page.goto(house.url);
  await page
    .getByRole('button', { name: /Play now/ })
    .nth(1)
    .click();
  await expect(page.locator('main.table')).toBeVisible();
});
