import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, type House, test } from './house';
import { visit } from './visitor';

/** A passkey belongs to a house with a name: for the same house, that of this machine. */
const named = (house: House) => house.url.replace('127.0.0.1', 'localhost');

/** An authenticator of the browser's own making, which unlocks itself. */
async function authenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    credentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    unlocks: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    devtools,
    authenticatorId,
  };
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function play(page: Page, house: House) {
  await page.goto(named(house));
  await page.getByRole('button', { name: /^Play now: Fortuna/ }).click();
  await expect(page.locator('main.table')).toBeVisible();
}

test('a passkey keeps a name in two clicks, and brings its player back', async ({ browser, house }) => {
  const page = await visit(browser, 'Ann');
  const keeps = await authenticator(page);
  await play(page, house);
  await page.goto(named(house));
  await page.getByRole('link', { name: 'You', exact: true }).click();
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  expect(await keeps.credentials()).toHaveLength(1);
  await expectAccessibleInBothThemes(page, 'a passkey');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'a passkey');

  // The same authenticator makes no second one.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('is there already');
  expect(await keeps.credentials()).toHaveLength(1);

  // The browser forgets everything but the passkey, which is elsewhere.
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    await new Promise((done) => (indexedDB.deleteDatabase('luckhouse').onsuccess = done));
  });
  await page.goto(`${named(house)}/you`);
  await expect(page.getByRole('heading', { name: 'You play as a guest' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible();
  await expect(section(page, 'Your devices').getByRole('listitem')).toHaveCount(2);

  // And away again.
  await passkeys.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
});

test('whoever has played here already becomes who they are elsewhere', async ({ browser, house }) => {
  const page = await visit(browser, 'Ben');
  const keeps = await authenticator(page);
  await play(page, house);
  await page.goto(`${named(house)}/you`);
  await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page, 'Passkeys').getByRole('listitem')).toHaveCount(1);
  const [credential] = await keeps.credentials();

  const laptop = await visit(browser, 'Somebody');
  const { devtools, authenticatorId } = await authenticator(laptop);
  await play(laptop, house);
  await laptop.goto(`${named(house)}/you`);
  await expect(laptop.getByText('stays with the name you have here now')).toBeVisible();
  const use = laptop.getByRole('button', { name: 'Sign in with a passkey' });
  // No passkey of this house is there: the browser says so, and nothing has changed.
  await use.click();
  await expect(laptop.getByRole('alert').filter({ hasText: 'Nothing has changed' })).toBeVisible();
  if (credential) await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
  await use.click();
  await expect(laptop.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible();
});

test('a passkey that nobody unlocks, and one that is gone', async ({ browser, house }) => {
  const page = await visit(browser, 'Cleo');
  const keeps = await authenticator(page);
  await play(page, house);
  await page.goto(`${named(house)}/you`);
  const passkeys = section(page, 'Passkeys');
  await keeps.unlocks(false);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('Nothing has changed');
  await keeps.unlocks(true);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await passkeys.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nobody has this passkey any more' })).toBeVisible();
  // At an address without a name there are none, and the page says so.
  await page.goto(`${house.url}/you`);
  await page.getByRole('button', { name: 'Be known from now on' }).click();
  await expect(section(page, 'Passkeys')).toContainText('needs a house with a name');
});
