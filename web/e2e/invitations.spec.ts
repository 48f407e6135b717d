import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, type House, test } from './house';
import { expectOver, numbers, playOn } from './play';
import { enrol, giveUp } from './visitor';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Somebody shows themselves to everybody. What they are known by. */
const show = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ privacy: 'public' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/me', { method: 'PATCH', headers, body });
    return ((await answer.json()) as { id: string }).id;
  });

/** She makes him a friend, on his page. */
async function befriend(her: Page, him: Page, house: House): Promise<void> {
  await her.goto(`${house.url}/players/${await show(him)}`);
  await her.getByRole('button', { name: 'Add to friends' }).click();
  await expect(her.getByText('One of your friends.')).toBeVisible();
}

async function openTable(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await page
    .getByRole('button', { name: /^A friend: open a table of Booty Dice/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/t\//);
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a friend is invited, comes and plays, ${width} wide`, async ({ browser, house }) => {
    const [ann, ben] = [await enrol(browser, house, 'Ann'), await enrol(browser, house, 'Ben')];
    for (const page of [ann, ben]) await page.setViewportSize({ width, height });
    await befriend(ann, ben, house);
    await openTable(ann, house);
    const friends = section(ann, 'Friends on your list');
    await friends.getByRole('button', { name: 'Invite: Ben' }).click();
    await expect(friends.getByRole('button', { name: 'Invited: Ben' })).toBeVisible();
    await expectAccessibleInBothThemes(ann, 'a table to which friends are invited');
    await expectNoSidewaysScroll(ann, 'a table to which friends are invited');
    // Whoever comes back sees whom they have invited.
    await ann.reload();
    await expect(friends.getByRole('button', { name: 'Invited: Ben' })).toBeVisible();

    await ben.goto(house.url);
    const invited = section(ben, 'Invitations');
    await expect(invited).toContainText('Booty Dice');
    await expect(invited).toContainText('Ann invites you');
    await expectAccessibleInBothThemes(ben, 'a lobby with an invitation');
    await expectNoSidewaysScroll(ben, 'a lobby with an invitation');
    await invited.getByRole('button', { name: 'Decline: Booty Dice with Ann' }).click();
    await expect(invited).toHaveCount(0);

    await ann.reload();
    await friends.getByRole('button', { name: 'Invite: Ben' }).click();
    await expect(friends.getByRole('button', { name: 'Invited: Ben' })).toBeVisible();
    await ben.reload();
    await invited.getByRole('link', { name: 'Go there: Booty Dice with Ann' }).click();
    await expect(ben).toHaveURL(ann.url());
    await ben.getByRole('button', { name: 'Sit down' }).first().click();
    expect(await playOn([ann, ben], numbers(7), 4)).toBe(false);
    await giveUp(ben);
    await expectOver(ann);
    await ben.goto(house.url);
    await expect(section(ben, 'Games you finished')).toBeVisible();
    await expect(invited).toHaveCount(0);
  });
}

test('an invitation that cannot be sent any more says why', async ({ browser, house }) => {
  const [ann, ben] = [await enrol(browser, house, 'Ann'), await enrol(browser, house, 'Ben')];
  await befriend(ann, ben, house);
  await openTable(ann, house);
  const friends = section(ann, 'Friends on your list');
  await expect(friends.getByRole('button', { name: 'Invite: Ben' })).toBeVisible();
  await ben.goto(`${house.url}/players/${await show(ann)}`);
  await ben.getByRole('button', { name: 'Block' }).click();
  await expect(ben.getByText('You have blocked this player.')).toBeVisible();
  await friends.getByRole('button', { name: 'Invite: Ben' }).click();
  await expect(friends.getByRole('alert')).toContainText('cannot be invited to this table');
  await expect(friends.getByRole('button', { name: 'Invite: Ben' })).toBeVisible();
});
