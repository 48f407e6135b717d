import { isEnglish } from './codes';
import { expect, test } from './house';

test('the language is changed at the table, and stays', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible();
  const lines = (await page.locator('main').innerText()).split('\n');
  expect(lines.filter(isEnglish)).toEqual([]);
});

test('the language of the browser is spoken, and English where it is unknown', async ({ browser, house }) => {
  for (const [locale, title] of [
    ['fr-CA', "L'étagère"],
    ['de-AT', 'Das Regal'],
    ['it-IT', 'The shelf'],
  ] as const) {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto(house.url);
    await expect(page.getByRole('heading', { name: title })).toBeAttached();
  }
});
