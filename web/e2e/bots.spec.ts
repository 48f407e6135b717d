import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, test } from './house';
import { enrol } from './visitor';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** What a program asks with the token of its bot. */
const asks = (page: Page, token: string, path: string, body?: object) =>
  page.evaluate(
    async ([token, path, body]) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const order = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      const answer = await fetch(`/api/v1/${path}`, { ...order, credentials: 'omit' });
      return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
    },
    [token, path, body] as const,
  );

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a bot is made, gets a token, is challenged, and is revoked, ${width} wide`, async ({
    browser,
    house,
  }) => {
    const page = await enrol(browser, house, 'Ann');
    await page.setViewportSize({ width, height });
    await page.goto(`${house.url}/you`);
    const bots = section(page, 'Your bots');
    await bots.getByLabel('Name of a new bot').fill('Deep');
    await bots.getByRole('button', { name: 'Make a bot' }).click();
    await expect(bots.getByRole('heading', { name: 'Deep (bot)' })).toBeVisible();
    await bots.getByRole('button', { name: 'New token' }).click();
    const token = (await bots.locator('code').textContent()) ?? '';
    expect(token).toMatch(/^lhbot_[0-9a-f]{64}$/);
    await expectAccessibleInBothThemes(page, 'the page with a bot');
    await expectNoSidewaysScroll(page, 'the page with a bot');
    await page.reload();
    await expect(bots.getByRole('button', { name: /^Revoke the token/ })).toBeVisible();
    await expect(page.getByText(token)).toHaveCount(0);

    await page.goto(house.url);
    await page
      .getByRole('button', { name: /^A friend: open a table of Booty Dice/ })
      .last()
      .click();
    await section(page, 'Friends on your list').getByRole('button', { name: 'Invite: Deep (bot)' }).click();
    await expect(page.getByRole('button', { name: 'Invited: Deep (bot)' })).toBeVisible();
    const table = new URL(page.url()).pathname.split('/')[2];
    const asked = await asks(page, token, 'bot/challenges');
    expect(asked.json['challenges']).toHaveLength(1);
    expect((await asks(page, token, `tables/${table}/seats`, { name: '' })).status).toBe(201);
    await expect(page.getByText('Deep (bot)').first()).toBeVisible();

    await page.goto(`${house.url}/you`);
    await bots.getByRole('button', { name: /^Revoke the token/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(bots.getByRole('button', { name: /^Revoke the token/ })).toHaveCount(0);
    expect((await asks(page, token, 'bot')).status).toBe(401);
    await bots.getByRole('button', { name: 'Remove Deep (bot)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(bots.getByRole('heading', { name: 'Deep (bot)' })).toHaveCount(0);
  });
}
