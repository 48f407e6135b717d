import { spawnSync } from 'node:child_process';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { expect, PROGRAM, test } from './house';
import { expectOver, numbers, playOn, SHORT } from './play';
import { enter, openTable, sitDown } from './seats';

test('the host says whether those who watch may talk', async ({ browser, house }) => {
  const host = await openTable(house, { game: 'booty-dice', seats: 2 });
  const ann = await enter(browser, house, host);
  const ben = await enter(browser, house, await sitDown(house, host, 'Ben'));
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(`${house.url}/t/${host.seated.table}`);
  const skip = watcher.getByRole('button', { name: 'Skip', exact: true });
  await expect(watcher.getByText('You are watching')).toBeVisible();
  await skip.click();
  for (const page of [ann, ben, watcher]) await page.getByRole('tab', { name: /Talk/ }).click();
  const field = (page: typeof ann) => page.getByPlaceholder('Say something');
  await expect(field(watcher)).toBeVisible();
  // Nobody but the host is asked.
  for (const page of [ben, watcher])
    await expect(page.getByRole('button', { name: 'No talk from those who watch' })).toHaveCount(0);
  await ann.getByRole('button', { name: 'No talk from those who watch' }).click();
  await expect(watcher.getByText('Those who watch cannot talk at this table.')).toBeVisible();
  await expect(field(watcher)).toHaveCount(0);
  await field(ben).fill('I may still talk');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(watcher.getByText('I may still talk')).toBeVisible();
  await expectAccessible(ann, 'talk of the host');
  await ann.getByRole('button', { name: 'Let those who watch talk' }).click();
  await field(watcher).fill('Thank you');
  await watcher.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByText('Thank you')).toBeVisible();
});

test('seats of a rematch are shown as kept, and cannot be taken', async ({ browser, house }) => {
  const { seats, options } = SHORT['fortuna']!;
  const host = await openTable(house, { game: 'fortuna', seats, options });
  const ann = await enter(browser, house, host);
  const ben = await enter(browser, house, await sitDown(house, host, 'Ben'));
  expect(await playOn([ann, ben], numbers(31))).toBe(true);
  await expectOver(ann, ben);
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann.getByText('kept for Ben from the game before')).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(ann.url());
  await expect(stranger.getByText('kept for Ben from the game before')).toBeVisible();
  await expect(stranger.getByRole('button', { name: /^Sit here/ })).toHaveCount(0);
  await stranger.getByLabel('Your name').fill('Eve');
  await stranger.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(stranger.getByText(/kept for those of the game before/)).toBeVisible();
  for (const width of [1280, 360]) {
    await stranger.setViewportSize({ width, height: 800 });
    await expectAccessible(stranger, `a kept seat, ${width}`);
    await expectNoSidewaysScroll(stranger, `a kept seat, ${width}`);
  }
  await ben.getByRole('button', { name: /rematch|again/ }).click();
  await expect(ben).toHaveURL(ann.url());
});

test('a table that was closed says so in every list', async ({ browser, house }) => {
  const host = await openTable(house, { game: 'booty-dice', seats: 2, visibility: 'public' }, 'Closer');
  const page = await enter(browser, house, host);
  await enter(browser, house, await sitDown(house, host, 'Ben'));
  await expect(page.getByTestId('turn')).toBeVisible();
  const closed = spawnSync(PROGRAM, ['admin', '--data', house.data, 'close', host.seated.table]);
  expect(String(closed.stderr)).toBe('');
  await expect(page.getByTestId('turn')).toHaveText('The table is closed');
  await page.goto(house.url);
  const own = page.getByRole('listitem').filter({ hasText: 'Booty Dice' });
  await expect(own.filter({ hasText: 'Closed before its end' }).first()).toBeVisible();
  await page.goto(`${house.url}/tables?among=finished&player=Closer`);
  await expect(page.getByText('Closed before its end')).toBeVisible();
  await expect(page.getByText('Nobody won')).toHaveCount(0);
});
