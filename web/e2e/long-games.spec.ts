import type { Page } from '@playwright/test';
import type { Seated } from '../src/protocol';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, type House, test } from './house';
import { enrol } from './visitor';

/** Games whose turns take days: vacations, the games that one is in the middle of, and their calendar. */

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Somebody who is known opens a table, or sits down, and has the seat in their browser. */
async function sit(page: Page, path: string, body: object): Promise<Seated> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1${path}`, { method: 'POST', headers, body });
      const seated = (await answer.json()) as Seated;
      const keys = JSON.parse(localStorage.getItem('luckhouse.seats') ?? '[]') as object[];
      const key = { ...seated, bytes: '', game: 'booty-dice', at: Date.now() };
      localStorage.setItem('luckhouse.seats', JSON.stringify([...keys, key]));
      return seated;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Two play with three days for each choice: the one whose turn it is comes first. */
async function play(ann: Page, ben: Page, house: House): Promise<{ turn: Page; other: Page; table: string }> {
  const order = { game: 'booty-dice', seats: 2, clock: { days: 3 }, sit: { name: 'Ann' } };
  const { table } = await sit(ann, '/tables', order);
  await sit(ben, `/tables/${table}/seats`, { name: 'Ben' });
  await ann.goto(`${house.url}/you/games`);
  const mine = await ann
    .getByRole('heading', { name: /^Waiting for (you|others)$/ })
    .first()
    .textContent();
  const [turn, other] = mine?.includes('you') ? [ann, ben] : [ben, ann];
  return { turn, other, table };
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const settings = JSON.parse(localStorage.getItem('luckhouse.settings')!) as object;
    localStorage.setItem('luckhouse.settings', JSON.stringify({ ...settings, language }));
  }, language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.waitForLoadState('networkidle');
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a vacation begins, is seen by others, and ends, ${width} wide`, async ({ browser, house }) => {
    const [ann, ben] = [await enrol(browser, house, 'Ann'), await enrol(browser, house, 'Ben')];
    for (const page of [ann, ben]) await page.setViewportSize({ width, height });
    const { turn, other, table } = await play(ann, ben, house);
    const name = turn === ann ? 'Ann' : 'Ben';

    await turn.goto(`${house.url}/you`);
    const vacation = section(turn, 'Vacation');
    await expect(vacation).toContainText('21 of 21 days left');
    await vacation.getByLabel('Days').fill('5');
    await vacation.getByRole('button', { name: 'Begin' }).press('Enter');
    await expect(vacation).toContainText('You are on vacation until');
    await expect(vacation).toContainText('16 of 21 days left');
    await vacation.getByLabel('From').fill('2099-01-01');
    await vacation.getByRole('button', { name: 'Plan' }).click();
    await expect(vacation.getByRole('alert')).toContainText('a year ahead');
    await expectAccessibleInBothThemes(turn, 'a vacation');
    await expectNoSidewaysScroll(turn, 'a vacation');

    await other.goto(`${house.url}/t/${table}`);
    await expect(other.getByText(`${name}: on vacation until`)).toBeVisible();
    await expect(other.getByRole('timer')).toHaveCount(0);
    await expectAccessibleInBothThemes(other, 'a table of somebody on vacation');
    await expectNoSidewaysScroll(other, 'a table of somebody on vacation');
    await other.goto(`${house.url}/you/games`);
    await expect(section(other, 'Waiting for others')).toContainText(`${name} is on vacation until`);
    await expect(section(other, 'Waiting for others')).toContainText('the clock stands still until');
    await other.goto(`${house.url}/t/${table}`);

    await vacation.getByRole('button', { name: 'End it now' }).click();
    await expect(vacation).toContainText('Your vacation has ended.');
    await expect(vacation).toContainText('20 of 21 days left');
    // Whoever is there sees it at once, and the clock runs on.
    await expect(other.getByText('on vacation until')).toHaveCount(0);
    await expect(other.getByRole('timer')).toBeVisible();
  });

  test(`running games, and a calendar of them, ${width} wide`, async ({ browser, house }) => {
    const [ann, ben] = [await enrol(browser, house, 'Ann'), await enrol(browser, house, 'Ben')];
    for (const page of [ann, ben]) await page.setViewportSize({ width, height });
    await ann.goto(`${house.url}/you/games`);
    await expect(ann.getByText('You are in the middle of no game.')).toBeVisible();
    const { turn, other } = await play(ann, ben, house);
    await turn.goto(`${house.url}/you/games`);
    await expect(section(turn, 'Waiting for you')).toContainText(/Your turn · (2 d 23|3 d 0) h left/);
    await other.goto(`${house.url}/you`);
    await other.getByRole('link', { name: 'Your running games, and a calendar of them' }).click();
    await expect(section(other, 'Waiting for others')).toContainText(
      `${turn === ann ? 'Ann' : 'Ben'}’s turn`,
    );

    const calendar = section(turn, 'In your calendar');
    await calendar.getByRole('button', { name: 'Make a secret link' }).press('Enter');
    const address = await calendar.getByLabel('Your secret link').inputValue();
    const read = await fetch(address);
    expect(read.headers.get('content-type')).toContain('text/calendar');
    expect((await read.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
    await expectAccessibleInBothThemes(turn, 'running games');
    await expectNoSidewaysScroll(turn, 'running games');
    const [download] = await Promise.all([
      turn.waitForEvent('download'),
      calendar.getByRole('link', { name: 'Download them as they are now' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('luckhouse.ics');
    // Whoever comes back sees that there is a link, but not which.
    await turn.reload();
    await expect(calendar).toContainText('You made a link on');
    await calendar.getByRole('button', { name: 'Revoke the link' }).click();
    await turn.getByRole('dialog').getByRole('button', { name: 'Revoke the link' }).click();
    await expect(calendar).toContainText('The link leads nowhere any more.');
    expect((await fetch(address)).status).toBe(404);

    for (const language of ['de', 'fr']) {
      await speak(turn, language);
      await expectAccessibleInBothThemes(turn, `running games, ${language}`);
      await expectNoSidewaysScroll(turn, `running games, ${language}`);
      await turn.goto(`${house.url}/you`);
      await turn.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(turn, `oneself, ${language}`);
      await turn.goto(`${house.url}/you/games`);
    }
    await section(turn, 'On t’attend')
      .getByRole('link', { name: /^Y aller : Booty Dice/ })
      .click();
    await expect(turn).toHaveURL(/\/t\//);
  });
}

test('a guest has no running games that the house knows', async ({ page, house }) => {
  await page.goto(`${house.url}/you/games`);
  await expect(page.getByText('You play as a guest here')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'running games of a guest');
});
