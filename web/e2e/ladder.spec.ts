import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, test } from './house';
import type { Seated } from '../src/protocol';
import { enrol, says, visit } from './visitor';

const LEVELS = ['Balthasar (Best)', 'Bruno (Strong)', 'Martin (Steady)', 'Pip (Novice)'];
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a ladder shows whom one has beaten and who is next', async ({ browser, house }) => {
  const page = await enrol(browser, house, 'Ann');
  const order = { game: 'booty-dice', seats: 2, bots: { 2: 'steady' }, sit: { name: 'Ann' } };
  const opened = await page.request.post(`${house.url}/api/v1/tables`, { data: order });
  await says(page, (await opened.json()) as Seated, 'resign');

  const ladder = section(page, 'The ladder');
  await expect(async () => {
    await page.goto(`${house.url}/you`);
    await ladder.getByLabel('Game').selectOption('Booty Dice', { timeout: 2000 });
    await expect(ladder.getByRole('listitem').nth(2)).toContainText('not beaten yet, in 1 game', {
      timeout: 1000,
    });
  }).toPass();
  await expect(ladder.getByRole('listitem')).toContainText(LEVELS);
  await expect(ladder).toContainText(/You: \d+ ± \d+, still uncertain/);
  await expect(ladder.getByRole('listitem').nth(3)).toContainText('Try this one next');
  await expect(section(page, 'Ratings')).toContainText('against bots');
  await expect(section(page, 'Finished games')).toContainText(/Against bots 1500 → \d+/);
  await ladder.getByLabel('Players').selectOption('4');
  await expect(ladder.getByRole('listitem').first()).toContainText('not met yet');
  await expectAccessibleInBothThemes(page, 'the ladder');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the ladder, on a phone');
});

test('where a table is set up one chooses whom to climb', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  await page.goto(`${house.url}/g/booty-dice`);
  const ladder = page.locator('details').filter({ hasText: 'The ladder' });
  await ladder.getByRole('heading', { name: 'The ladder' }).click();
  await expect(ladder).toContainText('Guests climb too');
  await ladder.getByRole('button', { name: 'Play against Bruno (Strong)' }).click();
  await expect(page.getByLabel('Seat 2', { exact: true })).toHaveValue('strong');
  await expectAccessibleInBothThemes(page, 'a table is set up, with the ladder');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'a table is set up, with the ladder');
});

test('bots stand beside people, or not', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  await page.goto(`${house.url}/players?game=booty-dice&seats=2&by=against-bots`);
  const rows = section(page, 'Ranking').getByRole('row');
  await expect(rows).toHaveText([
    /Place/,
    /Bot \(Best\)/,
    /Bot \(Strong\)/,
    /Bot \(Steady\)/,
    /Bot \(Novice\)/,
  ]);
  await expectAccessibleInBothThemes(page, 'the ranking, with bots');
  await page.getByRole('checkbox', { name: 'Show the bots of the house' }).uncheck();
  await expect(rows).toHaveCount(0);
  await page.getByRole('radio', { name: 'as it was played' }).check();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
