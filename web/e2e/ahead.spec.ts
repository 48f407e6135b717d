import type { Locator, Page } from '@playwright/test';
import type { MyPlan, Seated, TableInfo } from '../src/protocol';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, type House, test } from './house';
import { visit } from './visitor';

/** Choices said ahead: one plays on while others think, and what fits is chosen. */

interface Two {
  table: string;
  /** Whose turn it is. */
  turn: Seated;
  /** Who waits, and says something ahead. */
  away: Seated;
}

const post = async <T>(house: House, path: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${house.url}/api/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
};
const waiting = async (house: House, table: string) =>
  ((await (await fetch(`${house.url}/api/v1/tables/${table}`)).json()) as TableInfo).waiting;

async function play(house: House): Promise<Two> {
  const order = { game: 'booty-dice', seats: 2, clock: { days: 3 }, sit: { name: 'Ann' } };
  const ann = await post<Seated>(house, '/tables', order);
  const ben = await post<Seated>(house, `/tables/${ann.table}/seats`, { name: 'Ben' });
  const first = (await waiting(house, ann.table))[0] === ann.seat;
  return { table: ann.table, turn: first ? ann : ben, away: first ? ben : ann };
}

/** The page of somebody who has this seat. */
async function sits(page: Page, house: House, seated: Seated): Promise<void> {
  await page.goto(house.url);
  await page.evaluate((seated) => {
    const key = { ...seated, bytes: '', game: 'booty-dice', at: Date.now() };
    localStorage.setItem('luckhouse.seats', JSON.stringify([key]));
  }, seated);
  await page.goto(`${house.url}/t/${seated.table}`);
}

/** By the keyboard, as soon as what was asked before is answered. */
async function press(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
}

const kept = async (house: House, { table, token }: Seated) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(`${house.url}/api/v1/tables/${table}/ahead`, { headers })).json()) as MyPlan;
};

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`who waits plans ahead, and what fits is chosen, ${width} wide`, async ({ browser, house }) => {
    const { table, turn, away } = await play(house);
    const waits = await visit(browser, 'Ann');
    await waits.setViewportSize({ width, height });
    await sits(waits, house, away);
    const other = turn.seat === 1 ? 'Ann' : 'Ben';

    // With the keyboard: they stop, the dice show anything, I stop, and the same again whatever happens.
    await waits.getByRole('button', { name: 'Plan ahead' }).press('Enter');
    const panel = waits.getByRole('dialog', { name: 'Plan ahead' });
    await expect(panel.getByRole('heading', { name: `${other} chooses` })).toBeVisible();
    await expectAccessibleInBothThemes(waits, 'planning ahead', { within: 'dialog' });
    await expectNoSidewaysScroll(waits, 'planning ahead');
    await press(panel.getByRole('button', { name: /^Stop/ }));
    await expect(panel.getByRole('listitem').filter({ hasText: `${other}: Stop` })).toBeVisible();
    await press(panel.getByRole('button', { name: 'One step back' }));
    await expect(panel.getByRole('button', { name: 'One step back' })).toHaveCount(0);
    await press(panel.getByRole('button', { name: 'Whatever happens until my turn' }));
    await expect(panel.getByRole('heading', { name: 'You choose' })).toBeVisible();
    await expect(panel).toContainText('After what you left open');
    await press(panel.getByRole('button', { name: 'Stop', exact: true }));
    await expectAccessibleInBothThemes(waits, 'a way ahead', { within: 'dialog' });
    await press(panel.getByRole('button', { name: 'Keep this' }));
    await expect(panel.getByRole('heading', { name: 'What you will choose' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Remove: Stop' })).toBeVisible();
    await expectAccessibleInBothThemes(waits, 'a plan', { within: 'dialog' });
    await expectNoSidewaysScroll(waits, 'a plan');
    expect((await kept(house, away)).branches).toHaveLength(1);

    // It is removed, and said again, and kept when the page is left.
    await press(panel.getByRole('button', { name: 'Remove: Stop' }));
    await expect(panel.getByRole('heading', { name: 'What you will choose' })).toHaveCount(0);
    await press(panel.getByRole('button', { name: 'Whatever happens until my turn' }));
    await press(panel.getByRole('button', { name: 'Stop', exact: true }));
    await press(panel.getByRole('button', { name: 'Keep this' }));
    await expect(panel.getByRole('button', { name: 'Remove: Stop' })).toBeVisible();
    await waits.close();

    // The other sees nothing of it, and when they stop, it is their turn again.
    const acts = await visit(browser, 'Ben');
    await acts.setViewportSize({ width, height });
    await sits(acts, house, turn);
    await expect(acts.getByTestId('turn')).toHaveText('Your turn');
    await expect(acts.getByRole('button', { name: 'Plan ahead' })).toHaveCount(0);
    await expect
      .poll(async () => {
        if ((await kept(house, away)).made > 0) return 1;
        const choices = acts.locator('.choices');
        if (!(await choices.locator('details').getAttribute('open')))
          await choices
            .locator('summary')
            .click({ timeout: 5000 })
            .catch(() => undefined);
        const stop = choices.getByRole('button', { name: /^(Stop|Rob|Attack)/ }).first();
        await stop.click({ timeout: 5000 }).catch(() => undefined);
        return (await kept(house, away)).made;
      })
      .toBe(1);
    expect(await waiting(house, table)).toHaveLength(1);
  });
}

test('planning ahead is offered in German and French too', async ({ browser, house }) => {
  const { away } = await play(house);
  const page = await visit(browser, 'Ann');
  await sits(page, house, away);
  for (const [language, name, other] of [
    ['de', 'Vorausplanen', /wählt$/],
    ['fr', 'Prévoir', /choisit$/],
  ] as const) {
    await page.evaluate((language) => {
      const settings = JSON.parse(localStorage.getItem('luckhouse.settings')!) as object;
      localStorage.setItem('luckhouse.settings', JSON.stringify({ ...settings, language }));
    }, language);
    await page.reload();
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: other })).toBeVisible();
  }
});
