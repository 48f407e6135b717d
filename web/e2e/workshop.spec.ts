import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expectUncut } from './cut';
import { expect, type House, PROGRAM, test } from './house';
import { expectOver, numbers, playOn } from './play';
import { visit } from './visitor';

const run = promisify(execFile);
const verdict = (page: Page) => page.locator('[data-verdict]');
const fine = (page: Page) => expect(verdict(page)).toHaveAttribute('data-verdict', 'fine');

/** Go to the workshop, and begin one of these from nothing. */
async function begin(page: Page, house: House, kind: 'sheet' | 'layout'): Promise<void> {
  await page.goto(`${house.url}/workshop`);
  await page.locator(`[data-kind="${kind}"]`).getByRole('button', { name: 'From nothing' }).click();
}

/** A new zone at the end of the journey. */
async function addZone(page: Page, name: string, boxes: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add a zone' }).click();
  await page.keyboard.type(name);
  for (const box of boxes) await page.getByLabel(`Add a box: ${name}`).selectOption(box);
}

async function drawSheet(page: Page): Promise<void> {
  await expect(verdict(page)).toContainText('A name has 1 to 24 letters');
  await page.getByLabel('Name of the sheet').fill('Short Walk');
  await expect(verdict(page)).toContainText('There must be 1 to 8 rows of experience.');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await expect(verdict(page)).toContainText('A journey has 1 to 16 zones.');
  await addZone(page, 'Wolves', ['4', 'X', 'X']);
  await addZone(page, 'Fire', []);
  await page.getByRole('group', { name: 'Fire' }).getByLabel('A rest').check();
  await expect(verdict(page)).toContainText('The journey ends with a fight');
  await addZone(page, 'Dragon', ['X', 'X', 'O']);
  await fine(page);
}

const tool = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
const press = (page: Page, ...squares: string[]) =>
  squares.reduce(
    (before, square) => before.then(() => page.locator(`[data-square="${square}"]`).click()),
    Promise.resolve(),
  );

async function drawLayout(page: Page): Promise<void> {
  await expect(verdict(page)).toContainText('Each side has 4 to 30 pieces.');
  await page.getByLabel('Name of the layout').fill('Small Den');
  for (const value of ['1', '3', '6', 'Fox'])
    await page
      .getByRole('region', { name: /Pieces/ })
      .getByLabel(value, { exact: true })
      .fill('1');
  await expect(verdict(page)).toContainText('The deck has 8 to 99 cards.');
  for (const value of ['1', '4', '7'])
    await page.getByRole('region', { name: /Cards/ }).getByLabel(value, { exact: true }).fill('5');
  await expect(verdict(page)).toContainText('There must be 4 foxheads.');
  await press(page, 'b5', 'd5', 'f5', 'h5');
  await tool(page, 'Red’s formation');
  await press(page, 'd1', 'f1', 'd2', 'f2');
  await expect(verdict(page)).toContainText('A shield has no square yet.');
  await tool(page, 'Blue’s shield');
  await press(page, 'e9');
  await fine(page);
  await expect(page.locator('[data-square="d9"]')).toHaveAccessibleName('d9, Blue’s formation, place 1');
  await expect(page.locator('[data-square="e1"]')).toHaveAccessibleName('e1, Red’s shield');
}

/** What the page hands out as a file. */
async function saved(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

test('a sheet is drawn from nothing, solved, exported, sent by link and played to the end', async ({
  browser,
  house,
}) => {
  test.setTimeout(180_000);
  const page = await visit(browser, 'Ann', { permissions: ['clipboard-read', 'clipboard-write'] });
  await begin(page, house, 'sheet');
  await drawSheet(page);
  await expect(page.locator('[data-sketch], [data-exact]')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[data-exact]')).toContainText('worked out exactly', { timeout: 90_000 });
  const shown = Number(await page.locator('[data-exact]').getAttribute('data-exact'));
  await expectNoSidewaysScroll(page, 'workshop: sheet');
  await expectAccessibleInBothThemes(page, 'workshop: sheet');

  const path = join(house.data, 'short-walk.toml');
  writeFileSync(path, await saved(page));
  const option = ['--option', `sheet=${path}`];
  const { stdout } = await run(PROGRAM, [
    'solve',
    'lantern',
    ...option,
    '--save',
    join(house.data, 'short.bin'),
  ]);
  const solved = /before the first roll +([\d.]+) %/.exec(stdout)?.[1];
  expect(Number(solved)).toBeCloseTo(100 * shown, 2);

  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = await page.locator('[data-link]').inputValue();
  const other = await visit(browser, 'Ben');
  await other.goto(link);
  await expect(other.getByLabel('Name of the sheet')).toHaveValue('Short Walk');
  await fine(other);
  for (const player of [page, other]) {
    await player.getByRole('button', { name: 'Play it' }).click();
    await expect(player.locator('main.table')).toBeVisible();
    expect(await playOn([player], numbers(3))).toBe(true);
    await expectOver(player);
  }
});

test('a layout is drawn from nothing, exported, and played to the end with a guest by link', async ({
  browser,
  house,
}) => {
  test.setTimeout(240_000);
  const page = await visit(browser, 'Ann');
  await begin(page, house, 'layout');
  await drawLayout(page);
  await expect(page.locator('[data-wins]').first()).toBeVisible({ timeout: 30_000 });
  await expectNoSidewaysScroll(page, 'workshop: layout');
  await expectAccessibleInBothThemes(page, 'workshop: layout');

  const path = join(house.data, 'small-den.toml');
  writeFileSync(path, await saved(page));
  const games = ['simulate', 'reynards-luck', '--bots', 'random,random', '--games', '2'];
  const { stdout } = await run(PROGRAM, [...games, '--option', `layout=${path}`]);
  expect(stdout).toContain('foxheads b5 d5 f5 h5');

  await page.getByRole('button', { name: 'Invite somebody by link' }).click();
  await expect(page).toHaveURL(/\/t\/./);
  const guest = await visit(browser, 'Ben');
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  for (const player of [page, guest]) await expect(player.locator('main.table')).toBeVisible();
  expect(await playOn([page, guest], numbers(5))).toBe(true);
  await expectOver(page, guest);
});

test('a wrong drawing never opens a table', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/tables')) opened.push(request.url());
  });
  await begin(page, house, 'sheet');
  await drawSheet(page);
  await page.getByRole('button', { name: 'Remove Dragon' }).click();
  // Before the house has looked, and after it: what cannot be done yet is pressed all the same.
  const pressed = { force: true };
  await page.getByRole('button', { name: 'Play it' }).click(pressed);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'wrong');
  await page.getByRole('button', { name: 'Play it' }).click(pressed);
  await page.getByRole('button', { name: 'Share by link' }).click(pressed);
  await expect(page.getByRole('checkbox', { name: 'A rest' }).nth(1)).toBeFocused();
  expect(opened).toEqual([]);
  await expect(page).toHaveURL(/\/workshop$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await fine(page);
});

test('what is drawn stays: on a reload, under its name, deleted and brought back', async ({
  browser,
  house,
}) => {
  const page = await visit(browser, 'Ann');
  await begin(page, house, 'sheet');
  await page.getByLabel('Name of the sheet').fill('First');
  await page.reload();
  await expect(page.getByLabel('Name of the sheet')).toHaveValue('First');
  await page.getByRole('button', { name: 'All designs' }).click();
  await page.getByRole('button', { name: 'From den' }).click();
  await fine(page);
  await page.getByRole('button', { name: 'All designs' }).click();
  for (const name of ['First', 'den 2']) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectNoSidewaysScroll(page, 'workshop');
  await expectAccessibleInBothThemes(page, 'workshop');
  await page.getByRole('button', { name: 'Delete First' }).click();
  await expect(page.getByRole('heading', { name: 'First' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByRole('button', { name: 'Open First' }).click();
  await expect(page.getByLabel('Name of the sheet')).toHaveValue('First');
});

test('a file that cannot be read says why, and stays to be mended', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  await page.goto(`${house.url}/workshop`);
  const paste = page.getByLabel('Paste its text');
  const file = (boxes: string) =>
    `name = "door"\nrows = [9]\n\n[[zone]]\nname = "Door"\nboxes = "${boxes}"\n`;
  await paste.fill(file('7'));
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Line 6:' })).toContainText(
    'A fight has 1 to 6 boxes',
  );
  await expect(paste).toHaveValue(file('7'));
  const upload = page.locator('input[type="file"]');
  await upload.setInputFiles({ name: 'a.toml', mimeType: 'text/plain', buffer: Buffer.alloc(1 << 20, 'x') });
  await expect(page.getByText('That is far too long')).toBeVisible();
  await upload.setInputFiles({
    name: 'a.toml',
    mimeType: 'text/plain',
    buffer: Buffer.from([0xff, 0xfe, 0]),
  });
  await expect(page.getByText('That file is not text.')).toBeVisible();
  await paste.fill(file('6'));
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByLabel('Name of the sheet')).toHaveValue('door');
  await fine(page);
});

test('a damaged link says so, and what is on the bench stays', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  await begin(page, house, 'sheet');
  await page.getByLabel('Name of the sheet').fill('Mine');
  await page.goto(`${house.url}/workshop#sheet=H4sIAAAAAAAAA4tW`);
  await expect(page.getByRole('alert').filter({ hasText: 'This link is damaged' })).toBeVisible();
  await expect(page.getByLabel('Name of the sheet')).toHaveValue('Mine');
});

test('an option takes a sheet of one’s own when a table is opened', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  await page.goto(`${house.url}/g/lantern`);
  await page.getByRole('heading', { name: 'Rules of this table' }).click();
  await page.getByText('Use one of your own').click();
  await page.getByLabel('Paste its text').fill('door; Door: 6; rows: 9');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('radio', { name: 'Your own' })).toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('main.table')).toContainText('Door');
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`a sheet and a layout fit ${width} px`, async ({ browser, house }) => {
    const page = await visit(browser, 'Ann', { viewport: { width, height } });
    for (const name of ['long-night', 'crossing']) {
      await page.goto(`${house.url}/workshop`);
      await page.getByRole('button', { name: `From ${name}` }).click();
      await fine(page);
      await expect(page.locator('[data-wins], [data-sketch], [data-exact]').first()).toBeVisible({
        timeout: 20_000,
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: test.info().outputPath(`${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      }
      await expectNoSidewaysScroll(page, `${name}, ${width}`);
      await expectUncut(page, `${name}, ${width}`);
      await page.getByRole('button', { name: 'All designs' }).click();
      await page.screenshot({ path: test.info().outputPath(`start-${width}.png`), fullPage: true });
    }
  });
}
