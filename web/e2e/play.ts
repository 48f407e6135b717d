import type { Page } from '@playwright/test';
import { expect } from './house';

/** Numbers that look random and are the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

export const choices = (page: Page) => page.locator('.choices');
const offers = (page: Page) => choices(page).locator('[data-choices] button');
const turn = (page: Page) => page.getByTestId('turn');

export const isOver = async (page: Page) => (await turn(page).textContent())?.trim() === 'The game is over';
export const isAsked = async (page: Page) => (await turn(page).textContent())?.trim() === 'Your turn';

/** Everybody sees that the game is over. */
export async function expectOver(...pages: Page[]): Promise<void> {
  for (const page of pages) await expect(turn(page)).toHaveText('The game is over');
}

/** What the page said last to those who cannot see it, with a number that counts up. */
const announced = (page: Page) => page.getByTestId('announcer').getAttribute('data-news');

/** Wait until one of these is asked, or the game is over. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page | null> {
  for (let waited = 0; waited < 600; waited++) {
    for (const page of pages) {
      if (await isOver(page)) return null;
      if ((await isAsked(page)) && (await choices(page).locator('summary').count()) > 0) return page;
    }
    await pages[0]!.waitForTimeout(25);
  }
  throw new Error('nobody is asked, and the game is not over');
}

/** Choose something from the list of all choices, with the mouse; false if the choices went away meanwhile. */
export async function chooseAny(page: Page, random: () => number): Promise<boolean> {
  const before = await announced(page);
  const list = choices(page).locator('details');
  const soon = { timeout: 3000 };
  try {
    if ((await list.getAttribute('open', soon)) === null) await choices(page).locator('summary').click(soon);
    const count = await offers(page).count();
    await offers(page)
      .nth(Math.floor(random() * count))
      .click(soon);
  } catch {
    // A page that was cut off shows how things stood, until it hears how they stand.
    return false;
  }
  await expect(page.getByTestId('announcer')).not.toHaveAttribute('data-news', before ?? '', {
    timeout: 15_000,
  });
  return true;
}

/** Play on at random until the game is over, or until so many choices are made. True if it is over. */
export async function playOn(pages: readonly Page[], random: () => number, most = 5000): Promise<boolean> {
  for (let made = 0; made < most;) {
    const page = await whoseTurn(pages);
    if (page === null) return true;
    if (await chooseAny(page, random)) made += 1;
  }
  return false;
}

/** Options that make a game of random choices short enough for a test. */
export const SHORT: Record<string, { seats: number; options: Record<string, string> }> = {
  'lucky-shot': { seats: 2, options: { cap: '12' } },
  lantern: { seats: 1, options: {} },
  fortuna: { seats: 2, options: { cap: '12' } },
  'booty-dice': { seats: 2, options: { lives: '9', cap: '12' } },
  'reynards-luck': { seats: 2, options: { cap: '12' } },
};
