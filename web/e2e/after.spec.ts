import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { expect, PROGRAM, test } from './house';
import { expectOver, numbers, playOn, SHORT } from './play';
import { againstBots, enter, openTable, sitDown } from './seats';

test('result, replay, proof, coach and the file', async ({ browser, house }) => {
  // The coach looks at every choice: four turns are enough for it.
  const guest = await againstBots(house, 'booty-dice', 2, { cap: '4' });
  const page = await enter(browser, house, guest);
  expect(await playOn([page], numbers(23))).toBe(true);
  await expect(page.getByRole('heading', { name: /won/ })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the log' }).click();
  const file = await (await saved).path();
  expect(readFileSync(file, 'utf8')).toMatch(/^# luckhouse log 2\nbooty-dice\(.*\) seats 2 edition \d+\n/);
  const verified = spawnSync(PROGRAM, ['verify', file], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);

  await page.getByRole('link', { name: 'Look back' }).click();
  const scrubber = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(scrubber).toHaveValue('0');
  await page.getByRole('button', { name: 'One event on' }).click();
  await expect(scrubber).toHaveValue('1');
  await expect(page).toHaveURL(/\?at=1$/);
  await scrubber.press('End');
  const last = Number(await scrubber.inputValue());
  expect(last).toBeGreaterThan(5);
  await expect(page.getByText(`Event ${last} of ${last}`)).toBeVisible();
  await page.reload();
  await expect(scrubber).toHaveValue(String(last));
  await page.getByRole('button', { name: 'To the beginning' }).click();
  // So that it is not over before it can be stopped.
  await page.getByLabel('Speed').selectOption('slow');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(scrubber).not.toHaveValue('0');
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.getByRole('button', { name: 'Prove the dice' }).click();
  await expect(page.getByText(/Proved: all \d+ rolls/)).toBeVisible();
  await expect(page.getByText('Your own bytes are among those')).toBeVisible();

  await page.getByRole('button', { name: 'What was luck' }).click();
  await expect(page.getByRole('img', { name: /chance to win/ })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^(You chose|Your choices|How well you chose)/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Luck and skill' })).toBeVisible();
  for (const summary of await page.locator('.beside summary:not([inert] *)').all()) await summary.click();
  for (const [width, colours] of [
    [1280, {}],
    [360, { colours: 'none' }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `replay, ${width}`);
    await expectAccessible(page, `replay, ${width}`, colours);
  }
});

test('a proof that was tampered with is found out', async ({ browser, house }) => {
  const { seats, options } = SHORT['fortuna']!;
  const guest = await againstBots(house, 'fortuna', seats, options);
  const page = await enter(browser, house, guest);
  expect(await playOn([page], numbers(29))).toBe(true);
  await page.route('**/proof', async (route) => {
    const answer = await route.fetch();
    const proof = (await answer.json()) as { log: string };
    const other = (roll: string) => (roll === '* dice 6 6' ? '* dice 1 1' : '* dice 6 6');
    await route.fulfill({ json: { ...proof, log: proof.log.replace(/^\* dice .*$/m, other) } });
  });
  await page.goto(`${house.url}/t/${guest.seated.table}/replay`);
  await page.getByRole('button', { name: 'Prove the dice' }).click();
  await expect(page.getByText('This is not right. Nothing is proved.')).toBeVisible();
});

test('a rematch brings both to a new table', async ({ browser, house }) => {
  const { seats, options } = SHORT['fortuna']!;
  const host = await openTable(house, { game: 'fortuna', seats, options });
  const ann = await enter(browser, house, host);
  const ben = await enter(browser, house, await sitDown(house, host, 'Ben'));
  expect(await playOn([ann, ben], numbers(31))).toBe(true);
  await expectOver(ann, ben);
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann).not.toHaveURL(new RegExp(host.seated.table));
  await ben.getByRole('button', { name: /rematch|again/ }).click();
  await expect(ben).toHaveURL(ann.url());
  expect(await playOn([ann, ben], numbers(37), 4)).toBe(false);
  // Both kept which game it follows, and its first list says the same.
  for (const page of [ann, ben]) {
    await expect(page.getByTestId('dice-alarm')).toHaveCount(0);
    const before = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([name, text]) =>
        name.startsWith('luckhouse.fair.')
          ? [(JSON.parse(text as string) as { before?: string }).before]
          : [],
      ),
    );
    expect(before.filter((list) => list !== undefined)).toHaveLength(1);
  }
});
