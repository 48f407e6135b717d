import type { Browser, CDPSession, Page } from '@playwright/test';
import { CHROMIUM } from '../playwright.config';
import type { NoticeWays } from '../src/protocol';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, House, test } from './house';
import { MailSink } from './mail-sink';
import { enrol } from './visitor';

// A browser without a window cannot be notified.
test.use({ launchOptions: CHROMIUM });

const section = (page: Page, name: string) => page.getByRole('region', { name });
const ways = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/v1/me/notices')).json()) as NoticeWays);

/** In the page: no real push service is reached from here, so that a subscription is made up, with a key of its own. */
async function stub() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const base64url = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const keys = {
    p256dh: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
    auth: base64url(crypto.getRandomValues(new Uint8Array(16)).buffer),
  };
  const endpoint = `https://push.example.org/${keys.auth}`;
  const made = {
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => {
      sessionStorage.removeItem('subscribed');
      return Promise.resolve(true);
    },
  };
  const subscribed = () => Promise.resolve(sessionStorage.getItem('subscribed') ? made : null);
  PushManager.prototype.getSubscription = subscribed as never;
  PushManager.prototype.subscribe = ((options: PushSubscriptionOptionsInit) => {
    sessionStorage.setItem('subscribed', String(options.applicationServerKey));
    return Promise.resolve(made);
  }) as never;
}

async function known(browser: Browser, house: House, name: string): Promise<Page> {
  const page = await enrol(browser, house, name);
  await page.context().grantPermissions(['notifications'], { origin: house.url });
  await page.addInitScript(stub);
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

/** What a push service would bring to the worker of this page. */
async function deliver(page: Page, house: House, said: object): Promise<void> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(house.url) && !isDeleted,
      );
      if (found) resolve(found.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(said);
  await browser.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId, data });
  await browser.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, data }) => ({ title, body, path: (data as { path: string }).path }));
  });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a browser is told, and told no more, ${width} wide`, async ({ browser, house }) => {
    const page = await known(browser, house, 'Ann');
    await page.setViewportSize({ width, height });
    const card = section(page, 'When it is your turn');
    const toggle = card.getByRole('switch', { name: 'Tell me in this browser' });
    await expect(toggle).not.toBeChecked();
    await expectAccessibleInBothThemes(page, 'a browser that is not told');
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(card.getByText('This browser is told from now on.')).toBeVisible();
    const { push, browsers } = await ways(page);
    expect(browsers.map(({ current }) => current)).toEqual([true]);
    expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe(push);
    await expectAccessibleInBothThemes(page, 'a browser that is told');
    await expectNoSidewaysScroll(page, 'a browser that is told');
    // Whoever comes back finds it as it was, and can take it back with the keyboard.
    await page.reload();
    await expect(toggle).toBeChecked();
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).not.toBeChecked();
    expect((await ways(page)).browsers).toEqual([]);
  });
}

test('what is pushed is shown, unless somebody looks at that table', async ({ browser, house }) => {
  const page = await known(browser, house, 'Ann');
  const said = { title: 'Your turn in Fortuna', text: 'Ben waits for you.', tag: 'a', language: 'en' };
  await deliver(page, house, { ...said, path: '/t/somewhere' });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: said.title, body: said.text, path: '/t/somewhere' }]);
  // A newer one of the same table takes its place.
  await deliver(page, house, { ...said, text: 'Ben and Zoë wait for you.', path: '/t/somewhere' });
  await expect
    .poll(async () => (await shown(page)).map(({ body }) => body))
    .toEqual(['Ben and Zoë wait for you.']);
  await deliver(page, house, { ...said, tag: 'b', path: '/you' });
  await deliver(page, house, { ...said, tag: 'c', path: 'https://evil.example/t/elsewhere' });
  await expect
    .poll(async () => (await shown(page)).map(({ path }) => path).sort())
    .toEqual(['/t/elsewhere', '/t/somewhere']);
});

test('a table with days offers to tell, and asks whoever says no never again', async ({ browser, house }) => {
  const page = await known(browser, house, 'Ann');
  const open = () =>
    page.evaluate(async () => {
      const body = JSON.stringify({ game: 'fortuna', seats: 2, clock: { days: 2 }, sit: { name: 'Ann' } });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/v1/tables', { method: 'POST', headers, body });
      return (await answer.json()) as { table: string; token: string };
    });
  const first = await open();
  await page.goto(`${house.url}/t/${first.table}#seat=1&token=${first.token}&game=fortuna`);
  await expect(page.getByText('Turns may take days here.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a table that offers to tell');
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText('This browser is told from now on.')).toBeVisible();
  expect((await ways(page)).browsers.length).toBe(1);

  const other = await known(browser, house, 'Ben');
  await other.evaluate(() => localStorage.setItem('luckhouse-not-told', '1'));
  await other.goto(`${house.url}/t/${first.table}`);
  await expect(other.getByText('Turns may take days here.')).toHaveCount(0);
});

test('an address is proved, kept and taken back; a letter can be stopped', async ({ browser }) => {
  const sink = new MailSink();
  const house = new House([
    `mail.server="${await sink.open()}"`,
    'mail.security=none',
    'mail.from=dice@example.org',
    'notices.url=https://play.example.org',
  ]);
  await house.open();
  try {
    const page = await known(browser, house, 'Ann');
    const card = section(page, 'When it is your turn');
    await card.getByLabel('Your e-mail address').fill('ann@example.com');
    await expectAccessibleInBothThemes(page, 'an address to be given');
    await card.getByRole('button', { name: 'Send a code' }).click();
    await expect(card.getByText('A code went to ann@example.com.')).toBeVisible();
    await card.getByLabel('Code from the e-mail').fill('2222-2222');
    await card.getByRole('button', { name: 'Use the code' }).click();
    await expect(card.getByRole('alert').filter({ hasText: 'That did not work' })).toBeVisible();
    const code = /The code is ([-A-Z0-9]{9})/.exec(sink.letters[0] ?? '')?.[1] ?? '';
    await card.getByLabel('Code from the e-mail').fill(code.toLowerCase());
    await expectAccessibleInBothThemes(page, 'a code to be typed');
    await card.getByRole('button', { name: 'Use the code' }).click();
    await expect(card.getByText('You are written to at ann@example.com.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'an address that is proved');
    await card.getByRole('button', { name: 'Write no more' }).click();
    await expect(card.getByLabel('Your e-mail address')).toBeVisible();

    await page.goto(`${house.url}/unsubscribe#nothing`);
    await page.getByRole('button', { name: 'Write no more' }).click();
    await expect(page.getByRole('alert')).toContainText('stands in no e-mail');
    await expectAccessibleInBothThemes(page, 'a letter that is stopped');
  } finally {
    await house.close();
    sink.close();
  }
});
