import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { numbers, playOn, SHORT, whoseTurn } from './play';
import { againstBots, enter } from './seats';

const why = (page: Page) => page.locator('.board > .why');

/** Presses what cannot be used now; what was said of each. */
async function pressIdle(page: Page, most: number): Promise<string[]> {
  const idle = page.locator('.board button[aria-disabled="true"]:visible');
  const said: string[] = [];
  for (let at = 0; at < Math.min(most, await idle.count()); at++) {
    const name = (await idle.nth(at).textContent())?.trim() ?? '';
    await idle.nth(at).dispatchEvent('click');
    await expect(why(page), `pressed in silence: ${name}`).not.toBeEmpty();
    said.push((await why(page).textContent())!.trim());
  }
  return said;
}

for (const [game, { seats, options }] of Object.entries(SHORT)) {
  test(`${game}: what cannot be used says why`, async ({ browser, house }) => {
    const guest = await againstBots(house, game, game === 'booty-dice' ? 3 : seats, options);
    const page = await enter(browser, house, guest);
    const said = new Set<string>();
    for (let turn = 0; turn < 14; turn++) {
      if ((await whoseTurn([page])) === null) break;
      for (const each of await pressIdle(page, 4)) said.add(each);
      if (await playOn([page], numbers(turn + 7), 1)) break;
    }
    console.log(`${game}: ${[...said].join(' | ')}`);
    expect(said.size).toBeGreaterThan(0);
  });
}
