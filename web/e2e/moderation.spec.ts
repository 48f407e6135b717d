import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Seated } from '../src/protocol';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, type House, PROGRAM, test } from './house';
import { enrol } from './visitor';

function admin(house: House, ...args: string[]): void {
  const { stderr } = spawnSync(PROGRAM, ['admin', '--data', house.data, ...args]);
  expect(String(stderr)).toBe('');
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
const field = (page: Page) => page.getByPlaceholder('Say something');
async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Take a seat as the account of this page, and go there. */
async function sit(page: Page, path: string, body: object): Promise<string> {
  const table = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const { table, seat, token } = (await answer.json()) as Seated;
      const key = { table, seat, token, bytes: '', game: 'booty-dice', at: Date.now() };
      localStorage.setItem('luckhouse.seats', JSON.stringify([key]));
      return table;
    },
    [path, body] as const,
  );
  await page.goto(new URL(`/t/${table}`, page.url()).href);
  return table;
}

test('a report is sent, looked at, acted on and closed', async ({ browser, house }) => {
  const [ann, bob, eve] = [
    await enrol(browser, house, 'Ann Order'),
    await enrol(browser, house, 'Bob Rude'),
    await enrol(browser, house, 'Eve Hurt'),
  ];
  // Nobody without the role finds the page, or hears more than a sentence there.
  await expect(eve.getByRole('link', { name: 'Keep order' })).toHaveCount(0);
  await eve.goto(`${house.url}/admin`);
  await expect(eve.getByRole('heading', { name: 'This page is not for everybody' })).toBeVisible();
  await expect(eve.getByText('the host of the house decides who does')).toBeVisible();

  await bob.goto(house.url);
  const opened = { game: 'booty-dice', seats: 2, visibility: 'public', sit: { name: 'Bob Rude' } };
  const table = await sit(bob, '/tables', opened);
  await sit(eve, `/tables/${table}/seats`, { name: 'Eve Hurt' });
  for (const page of [bob, eve]) await page.getByRole('tab', { name: /Talk/ }).click();
  await say(bob, 'a rude word');
  await expect(eve.getByText('a rude word')).toBeVisible();
  await eve.getByRole('button', { name: 'Report something…' }).click();
  const dialog = eve.getByRole('dialog');
  await expect(dialog.getByLabel('What is it about?')).toContainText('Bob Rude: “a rude word”');
  await dialog.getByLabel('What else should they know?').fill('Again and again');
  await expectAccessibleInBothThemes(eve, 'a report', { within: 'dialog' });
  await dialog.getByRole('button', { name: 'Send the report' }).press('Enter');
  await expect(dialog.getByText('Thank you.')).toBeVisible();

  admin(house, 'moderator', 'add', 'Ann Order');
  await ann.reload();
  await ann.getByRole('link', { name: 'Keep order' }).click();
  const report = region(ann, 'Open reports').getByRole('article').filter({ hasText: 'Bob Rude said' });
  await expect(report).toContainText('Insulting words: Again and again');
  await expect(report).toContainText('Eve Hurt reported this');
  await report.getByRole('button', { name: 'Hide line 1' }).press('Enter');
  await expect(report).toContainText('(hidden)');
  await expect(eve.getByText('(not heard)')).toBeVisible();
  await report.getByRole('button', { name: 'Mute Bob Rude…' }).press('Enter');
  await ann.getByLabel('For how long?').selectOption('7 days');
  await ann.getByLabel('A remark for them').fill('Be kind');
  await ann.getByRole('dialog').getByRole('button', { name: 'Mute Bob Rude' }).press('Enter');
  await expect(region(ann, 'Muted and banned')).toContainText('Bob Rude, muted until');
  for (const width of [1280, 390]) {
    await ann.setViewportSize({ width, height: 800 });
    await expectAccessibleInBothThemes(ann, `order, ${width}`);
    await expectNoSidewaysScroll(ann, `order, ${width}`);
  }
  await say(bob, 'another one');
  await expect(
    bob.getByText(/a moderator has muted your account until .*insulting words \(“Be kind”\)/),
  ).toBeVisible();

  await expect(report.getByLabel('What came of it')).toHaveValue('muted');
  await report.getByRole('button', { name: 'Close the report' }).press('Enter');
  await expect(report).toHaveCount(0);
  await ann.getByRole('button', { name: 'Let Bob Rude talk again' }).press('Enter');
  const deeds = region(ann, 'What was done').getByRole('listitem');
  await expect(deeds.first()).toContainText('Ann Order let Bob Rude talk again');
  await expect(deeds.nth(1)).toContainText('closed a report about Bob Rude: The account was muted');
  await ann
    .getByRole('button', { name: /^Close the table of Booty Dice with Bob Rude, Eve Hurt/ })
    .press('Enter');
  await ann.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().press('Enter');
  await expect(bob.getByTestId('turn')).toHaveText('The table is closed');
  admin(house, 'moderator', 'remove', 'Ann Order');
  await ann.reload();
  await expect(ann.getByRole('heading', { name: 'This page is not for everybody' })).toBeVisible();
});
