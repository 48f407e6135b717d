import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { expect, test } from './house';
import { expectOver, numbers, playOn, SHORT } from './play';
import { enter, openTable, sitDown } from './seats';

for (const game of ['booty-dice', 'reynards-luck']) {
  test(`${game}: two browsers roll together, and both can prove it`, async ({ browser, house }) => {
    const { seats, options } = SHORT[game]!;
    const ann = await openTable(house, { game, seats, options, dice: 'together' });
    const bob = await sitDown(house, ann, 'Bob');
    const pages = [await enter(browser, house, ann), await enter(browser, house, bob)];
    const words = pages.map((page) => page.getByTestId('dice-words'));
    await expect(words[0]!).toHaveText(/^\w{3,4}( \w{3,4}){3}$/);
    await expect(words[1]!).toHaveText((await words[0]!.textContent())!);
    expect(await playOn(pages, numbers(11))).toBe(true);
    await expectOver(...pages);
    for (const page of pages) {
      await expect(page.getByTestId('dice-alarm')).toHaveCount(0);
      await page.goto(`${house.url}/t/${ann.seated.table}/replay`);
      await page.getByRole('button', { name: 'Prove the dice' }).click();
      await expect(page.getByText(/Proved: all \d+ rolls/)).toBeVisible();
      await expect(page.getByText('Your own bytes are among those')).toBeVisible();
      await expect(page.getByText('nobody knew a roll before')).toBeVisible();
    }
  });
}

test('a page that is closed and opened again goes on with the same dice', async ({ browser, house }) => {
  const { seats, options } = SHORT['booty-dice']!;
  const ann = await openTable(house, { game: 'booty-dice', seats, options, dice: 'together' });
  const bob = await sitDown(house, ann, 'Bob');
  const pages = [await enter(browser, house, ann), await enter(browser, house, bob)];
  await playOn(pages, numbers(5), 3);
  const words = (await pages[0]!.getByTestId('dice-words').textContent())!;
  await pages[0]!.reload();
  await expect(pages[0]!.getByTestId('dice-words')).toHaveText(words);
  expect(await playOn(pages, numbers(6))).toBe(true);
  for (const page of pages) await expect(page.getByTestId('dice-alarm')).toHaveCount(0);
});

test('a receipt can be saved, and holds no token', async ({ browser, house }) => {
  const { seats, options } = SHORT['booty-dice']!;
  const ann = await openTable(house, { game: 'booty-dice', seats, options, bots: { 2: 'novice' } });
  const page = await enter(browser, house, ann);
  expect(await playOn([page], numbers(3))).toBe(true);
  await page.goto(`${house.url}/t/${ann.seated.table}/replay`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the receipt' }).click();
  const stream = await (await saved).createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  const receipt = JSON.parse(text) as Record<string, unknown>;
  expect(receipt).toMatchObject({ luckhouse: 'receipt 2', table: ann.seated.table, seat: 1 });
  expect(text).not.toContain(ann.seated.token!);
});

test('a saved receipt is loaded back, by its owner and by somebody else', async ({ browser, house }) => {
  const { seats, options } = SHORT['reynards-luck']!;
  const ann = await openTable(house, { game: 'reynards-luck', seats, options });
  const bob = await sitDown(house, ann, 'Bob');
  const pages = [await enter(browser, house, ann), await enter(browser, house, bob)];
  expect(await playOn(pages, numbers(11))).toBe(true);
  await expectOver(...pages);
  const replay = `${house.url}/t/${ann.seated.table}/replay`;
  await pages[1]!.goto(replay);
  const saved = pages[1]!.waitForEvent('download');
  await pages[1]!.getByRole('button', { name: 'Save the receipt' }).click();
  const receipt = await (await saved).path();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(replay);
  const found = stranger.getByTestId('file-check');
  const choose = (files: Parameters<Locator['setInputFiles']>[0]) =>
    stranger.locator('input[type=file]').setInputFiles(files);
  await choose(receipt);
  await expect(found.getByText(/Proved: all \d+ rolls/)).toBeVisible();
  await expect(found.getByText('which piece a reveal of Reynard')).toBeVisible();

  const text = readFileSync(receipt, 'utf8');
  const { rounds } = JSON.parse(text) as { rounds: { seen: string }[] };
  const seen = rounds[0]!.seen;
  const other = text.replace(
    seen,
    seen.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
  );
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
  await choose(file('changed.json', other));
  await expect(found.getByText('These do not fit together. Nothing is proved.')).toBeVisible();
  await choose(file('letter.txt', 'Dear house'));
  await expect(found.getByText('neither a receipt nor the log')).toBeVisible();
  for (const width of [1280, 360]) {
    await stranger.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(stranger, `files, ${width}`);
    await expectAccessible(stranger, `files, ${width}`);
  }
});
