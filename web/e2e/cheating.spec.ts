import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { seatSeal } from '../src/fair/draw';
import { CHEAT, expect, House, test } from './house';
import { Puppet } from './puppet';
import { enter, openTable, sitDown, type Guest } from './seats';

const SEALED = '01'.repeat(32);

/** A table of which the house holds the second seat, up to the moment at which it alone can work out the dice. */
async function opened(browser: Browser, house: House) {
  const ann = await openTable(house, { game: 'booty-dice', seats: 2, dice: 'sealed' });
  const { table } = ann.seated;
  const page = await enter(browser, house, ann);
  const puppet = await Puppet.sit(browser, house, await sitDown(house, ann, 'Puppet'));
  const seal = seatSeal(table, 1, 2, SEALED);
  await puppet.says((id) => ({ say: 'seal', id, start: 1, seal }));
  await expect.poll(() => puppet.hasHeard('# fair opened p1 ')).toBe(true);
  return { ann, page, puppet };
}

/** The house is killed, chooses other bytes for its puppet, writes them into its own data, and opens again. */
async function rewriteThePast(house: House) {
  await house.kill();
  const { stdout } = await promisify(execFile)(CHEAT, [house.data, SEALED]);
  const [bytes, list] = stdout.trim().split(' ') as [string, string];
  expect(bytes).not.toBe(SEALED);
  await house.open();
  return { bytes, list };
}

/** The game begins, by the list that was written afterwards. */
async function goesOn(puppet: Puppet, { bytes, list }: { bytes: string; list: string }) {
  await puppet.connect();
  await puppet.says((id) => ({ say: 'open-dice', id, start: 1, list, bytes }));
}

/** The house's own log proves itself; the page holds it against what it kept. */
async function endsUnproved(browser: Browser, house: House, ann: Guest, page: Page, puppet: Puppet) {
  await puppet.says((id) => ({ say: 'resign', id }));
  await page.goto(`${house.url}/t/${ann.seated.table}/replay`);
  await page.getByRole('button', { name: 'Prove the dice' }).click();
  await expect(page.getByText('This is not right. Nothing is proved.')).toBeVisible();
  await expect(page.getByText('another list of seals than the one you opened against')).toBeVisible();
  await expect(page.getByText(/Proved: all/)).toHaveCount(0);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${house.url}/t/${ann.seated.table}/replay`);
  await stranger.getByRole('button', { name: 'Prove the dice' }).click();
  await expect(stranger.getByText('The log agrees with itself')).toBeVisible();
}

test('a seal rewritten in the database is refused by a page that stayed open', async ({ browser }) => {
  const house = new House();
  await house.open();
  try {
    const { ann, page, puppet } = await opened(browser, house);
    const said: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) =>
        said.push((JSON.parse(String(payload)) as { say: string }).say),
      ),
    );
    const written = await rewriteThePast(house);
    await goesOn(puppet, written);
    const alarm = page.getByTestId('dice-alarm');
    await expect(alarm).toContainText('Something is wrong with the dice of this table');
    // A page that has seen the first roll before notices that roll first, one that has not the bytes.
    await expect(alarm).toContainText(/Opened bytes do not fit their seal|is not what you saw/);
    if ((await alarm.textContent())!.includes('Opened bytes')) {
      await alarm.getByText('What it saw').click();
      await expect(alarm).toContainText(`p2 ${written.bytes}`);
    }
    // It adds nothing more, whatever the house makes of it.
    expect(said).not.toContain('open-dice');
    expect(said).not.toContain('link');
    await endsUnproved(browser, house, ann, page, puppet);
  } finally {
    await house.close();
  }
});

test('a seal rewritten in the database is refused by a page that comes back', async ({ browser }) => {
  const house = new House();
  await house.open();
  try {
    const { ann, page, puppet } = await opened(browser, house);
    await page.goto('about:blank');
    const written = await rewriteThePast(house);
    await page.goto(`${house.url}/t/${ann.seated.table}`);
    const alarm = page.getByTestId('dice-alarm');
    await expect(alarm).toContainText('another list of seals than the one you opened against');
    // It stays, also when the page is loaded once more.
    await page.reload();
    await expect(alarm).toBeVisible();
    await goesOn(puppet, written);
    await endsUnproved(browser, house, ann, page, puppet);
  } finally {
    await house.close();
  }
});
