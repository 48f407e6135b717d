import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, type House } from './house';
import { expectOver } from './play';
import { type Seated, VERSION } from '../src/protocol';

/** A browser of its own, in English and without movement. */
export async function visit(
  browser: Browser,
  name: string,
  context: BrowserContextOptions = {},
): Promise<Page> {
  const made = await browser.newContext(context);
  await made.addInitScript((name) => {
    if (localStorage.getItem('luckhouse.settings')) return;
    const toured = ['booty-dice', 'fortuna', 'lantern', 'lucky-shot', 'reynards-luck'];
    localStorage.setItem(
      'luckhouse.settings',
      JSON.stringify({ name, language: 'en', speed: 'off', toured }),
    );
  }, name);
  return made.newPage();
}

/** Be known, without playing. */
export async function enrol(browser: Browser, house: House, name: string): Promise<Page> {
  const page = await visit(browser, name);
  await page.goto(`${house.url}/you`);
  await page.getByRole('button', { name: 'Be known from now on' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return page;
}

/** Give up the game at this table. */
export async function giveUp(page: Page): Promise<void> {
  await page.getByLabel('More').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expectOver(page);
}

/** At one's seat, without the page of the table: say this, and wait until it is done. */
export const says = (page: Page, seated: Seated, say: string) =>
  page.evaluate(
    ([{ table, token }, say, version]) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/socket`);
        const tell = (said: object) => socket.send(JSON.stringify(said));
        socket.onopen = () => {
          tell({ say: 'hello', version, table, token, last: 0, talk: 0 });
          tell({ say, id: 'once' });
        };
        socket.onmessage = ({ data }) => {
          const { tell } = JSON.parse(String(data)) as { tell: string };
          if (tell === 'done') done();
          if (tell === 'refused') failed(new Error(String(data)));
        };
      }),
    [seated, say, VERSION] as const,
  );
