import type { Page } from '@playwright/test';
import { expect } from './house';

export { numbers, SHORT } from './numbers';

export const choices = (page: Page) => page.locator('.choices');
const offers = (page: Page) => choices(page).locator('[data-choices] button');
const turn = (page: Page) => page.getByTestId('turn');

/** How the page says whose turn it is, in every language. */
const OVER = ['The game is over', 'Das Spiel ist aus', 'La partie est finie'];
const ASKED = ['Your turn', 'Du bist dran', 'À toi de jouer'];
const SIGNS = { OVER, ASKED };

export const isOver = async (page: Page) => OVER.includes((await turn(page).textContent())?.trim() ?? '');

/** Everybody sees that the game is over. */
export async function expectOver(...pages: Page[]): Promise<void> {
  for (const page of pages) await expect(turn(page)).toHaveText('The game is over');
}

/** What the page said last to those who cannot see it, with a number that counts up. */
export const announced = (page: Page) => page.getByTestId('announcer').getAttribute('data-news');

/** The page says something else than this. It is looked for at every frame: a poll would take longer than most moves. */
export async function expectNews(page: Page, before: string | null): Promise<void> {
  const differs = (before: string | null) =>
    document.querySelector('[data-testid="announcer"]')?.getAttribute('data-news') !== before;
  await page.waitForFunction(differs, before, { timeout: 30_000 });
}

/** In the page: is a choice asked for, or is the game over? It waits so long for either, as soon as anything changes. */
function standing([{ OVER, ASKED }, wait]: readonly [typeof SIGNS, number]): Promise<
  'over' | 'asked' | null
> {
  const look = () => {
    const said = document.querySelector('[data-testid="turn"]')?.textContent?.trim() ?? '';
    if (OVER.includes(said)) return 'over';
    return ASKED.includes(said) && document.querySelector('.choices summary') ? 'asked' : null;
  };
  return new Promise((resolve) => {
    const tell = (found: ReturnType<typeof look>) => {
      watch.disconnect();
      clearTimeout(late);
      resolve(found);
    };
    const watch = new MutationObserver(() => look() && tell(look()));
    const late = setTimeout(() => tell(look()), wait);
    if (look()) return tell(look());
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Wait until one of these is asked, or the game is over. */
export async function whoseTurn(pages: readonly Page[], patience = 60_000): Promise<Page | null> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    for (const page of pages) {
      const found = await page.evaluate(standing, [SIGNS, pages.length > 1 ? 20 : 2000] as const);
      if (found === 'over') return null;
      if (found === 'asked') return page;
    }
  }
  throw new Error('nobody is asked, and the game is not over');
}

/** Unfold the list of all choices: folded it holds none. */
export async function openList(page: Page, timeout = 30_000): Promise<void> {
  const list = choices(page).locator('details');
  if ((await list.getAttribute('open', { timeout })) === null)
    await choices(page).locator('summary').click({ timeout });
  await offers(page).first().waitFor({ timeout });
}

/** Choose something from the list of all choices, with the mouse; false if the choices went away meanwhile. */
export async function chooseAny(page: Page, random: () => number): Promise<boolean> {
  const before = await announced(page);
  const soon = { timeout: 3000 };
  try {
    await openList(page, soon.timeout);
    const count = await offers(page).count();
    await offers(page)
      .nth(Math.floor(random() * count))
      .click(soon);
  } catch {
    // A page that was cut off shows how things stood, until it hears how they stand.
    return false;
  }
  await expectNews(page, before);
  return true;
}

type Chooser = (page: Page, random: () => number) => Promise<boolean>;

async function playBy(
  choose: Chooser,
  pages: readonly Page[],
  random: () => number,
  most: number,
): Promise<boolean> {
  for (let made = 0; made < most;) {
    const page = await whoseTurn(pages);
    if (page === null) return true;
    if (await choose(page, random)) made += 1;
  }
  return false;
}

/** Play on at random with the mouse until the game is over, or until so many choices are made. True if it is over. */
export const playByMouse = (pages: readonly Page[], random: () => number, most = 5000) =>
  playBy(chooseAny, pages, random, most);

/** In the page: press one of the choices, and wait until the page says what came of it. */
async function press(chance: number): Promise<boolean> {
  const news = () => document.querySelector('[data-testid="announcer"]')?.getAttribute('data-news');
  const before = news();
  document.querySelector('.choices details')?.setAttribute('open', '');
  const open = [...document.querySelectorAll<HTMLElement>('[data-choices] [aria-disabled="false"]')];
  const button = open[Math.floor(chance * open.length)];
  const frame = () => new Promise(requestAnimationFrame);
  if (!button) return frame().then(() => false);
  button.click();
  for (const end = performance.now() + 30_000; news() === before && performance.now() < end;) await frame();
  return news() !== before;
}

/** Choose something as the page itself would: one message instead of ten, for tests of something else than choosing. */
export const chooseQuickly = (page: Page, random: () => number) => page.evaluate(press, random());

/** Play on at random in this quick way until the game is over, or until so many choices are made. True if it is over. */
export const playOn = (pages: readonly Page[], random: () => number, most = 5000) =>
  playBy(chooseQuickly, pages, random, most);

/**
 * In the page: choose as soon as anything can be chosen, whatever is shown of it, until there is one of these or the
 * game is over. Pictures are pressed away where that is wanted.
 */
function rush([{ OVER }, chances, until, passing]: readonly [
  typeof SIGNS,
  number[],
  string,
  boolean,
]): Promise<void> {
  return new Promise((resolve) => {
    let made = 0;
    const look = () => {
      const said = document.querySelector('[data-testid="turn"]')?.textContent?.trim() ?? '';
      if (OVER.includes(said) || (until && document.querySelector(until))) return resolve();
      if (passing) document.querySelector<HTMLElement>('[data-piece]')?.click();
      document.querySelector('.choices details')?.setAttribute('open', '');
      const open = [...document.querySelectorAll<HTMLElement>('[data-choices] [aria-disabled="false"]')];
      if (open.length > 0) open[Math.floor(chances[made++ % chances.length]! * open.length)]!.click();
      setTimeout(look, 15);
    };
    look();
  });
}

/** Choose anything that is offered, without waiting for what is shown, until the game is over or something is there. */
export const hurry = (
  page: Page,
  random: () => number,
  { until = '', passing = false }: { until?: string; passing?: boolean } = {},
) => page.evaluate(rush, [SIGNS, Array.from({ length: 997 }, random), until, passing] as const);
