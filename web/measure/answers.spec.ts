import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/house';
import { LONG } from '../e2e/long';
import { numbers, openList, SHORT, whoseTurn } from '../e2e/play';
import { againstBots, enter } from '../e2e/seats';

/** Milliseconds, as the page measured them. */
interface Answers {
  /** From a click until the page has drawn that it took it. */
  taken: number[];
  /** From the house's answer until what it says is drawn. */
  shown: number[];
  /** From the press on “skip” until all that was told is drawn. */
  skipped: number[];
  /** The same until it is on the screen, as the browser says it, in steps of 8 ms. Without a GPU most of it is its painting. */
  seen: number[];
}
declare global {
  interface Window {
    answers: Answers;
  }
}

const INPUTS = 100;
const SKIPS = 20;
/** The bars: the 99th of 100 inputs, and every skip. */
const BARS = { taken: 50, shown: 50, skipped: 100, seen: Infinity };

/** Written into the page: when it was pressed, when the house answered, and when the frame that shows it was drawn. */
function measure(): void {
  const answers: Answers = { taken: [], shown: [], skipped: [], seen: [] };
  window.answers = answers;
  /** When the frame is drawn in which this is first true. What the house tells next does not come before that is noted. */
  const drawn = (then: (at: number) => void, there = () => true): number =>
    requestAnimationFrame(() => {
      if (there()) void scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' });
      else drawn(then, there);
    });
  const skips = new Set<number>();
  new PerformanceObserver((list) => {
    const clicks = list
      .getEntries()
      .filter(({ name, startTime }) => name === 'click' && skips.has(startTime));
    answers.seen.push(...clicks.map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const told = () => document.querySelector('[data-news]')?.getAttribute('data-news');
  let asked = false;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const { closest } = { closest: (what: string) => (target as Element).closest(what) };
      if (closest('[data-choices] button')) {
        asked = true;
        drawn((at) => answers.taken.push(at - timeStamp));
      } else if (closest('[aria-label^="Skip to now"]')) {
        skips.add(timeStamp);
        drawn((at) => answers.skipped.push(at - timeStamp));
      }
    },
    { capture: true },
  );
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(address: string | URL) {
      super(address);
      // Before the page's own: it was told this later than this.
      this.addEventListener('message', ({ data }) => {
        if (!asked || !String(data).includes('"tell":"news"')) return;
        asked = false;
        const [begun, before] = [performance.now(), told()];
        drawn(
          (at) => answers.shown.push(at - begun),
          () => told() !== before,
        );
      });
    }
  };
}

const quantile = (all: readonly number[], share: number) =>
  [...all].sort((a, b) => a - b)[Math.ceil(share * all.length) - 1] ?? NaN;
function tell(game: string, what: keyof Answers, all: readonly number[], share: number): void {
  const [half, most, last] = [0.5, share, 1].map((each) => quantile(all, each).toFixed(1));
  console.log(
    `${game}, ${what}: ${all.length}, half within ${half} ms, ${share * 100} % within ${most} ms, all within ${last} ms`,
  );
  if (LONG) expect(quantile(all, share), `${game}, ${what}`).toBeLessThanOrEqual(BARS[what]);
}

/**
 * A press on “skip” as a mouse makes it. Nothing asks the page anything until all is drawn: to look for a button by its role
 * walks the whole page, and would be measured too.
 */
async function press(page: Page, skip: Locator): Promise<void> {
  const before = await page.evaluate(() => window.answers.skipped.length);
  // The film may have come to its end by itself: then there is nothing to skip.
  const there = await skip.hover({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
  if (!there) return;
  await page.mouse.down();
  await page.mouse.up();
  const drawn = (before: number) => window.answers.skipped.length > before;
  await page.waitForFunction(drawn, before, { timeout: 1000 }).catch(() => undefined);
}

/** Those who choose on the board have the list of all choices folded, which is how everybody begins. */
const LISTS = ['folded', 'open'] as const;

/** In the page: choose something, and leave the list like this. */
function choose([chance, list]: readonly [number, (typeof LISTS)[number]]): void {
  const open = [...document.querySelectorAll<HTMLElement>('.choices [data-choices] [aria-disabled="false"]')];
  open[Math.floor(chance * open.length)]?.click();
  if (list === 'folded') document.querySelector('.choices details')?.removeAttribute('open');
}

const seatsOf = (game: string) => (game === 'booty-dice' ? 6 : SHORT[game]!.seats);
const before = (page: Page) => page.addInitScript(measure).then(() => undefined);

for (const game of Object.keys(SHORT)) {
  test(`${game}: from a click to what is drawn`, async ({ browser, house }) => {
    test.setTimeout(900_000);
    const random = numbers(3);
    const all: Answers = { taken: [], shown: [], skipped: [], seen: [] };
    while (all.taken.length < INPUTS) {
      const page = await enter(browser, house, await againstBots(house, game, SHORT[game]!.seats), {
        before,
      });
      for (let made = all.taken.length; made < INPUTS && (await whoseTurn([page])) !== null; made++) {
        await openList(page);
        const open = page.locator('.choices [data-choices] [aria-disabled="false"]');
        const news = await page.evaluate(() => window.answers.shown.length);
        await open.nth(Math.floor(random() * (await open.count()))).click();
        // A choice that was refused, or came too late, has no answer to be drawn.
        const answered = (news: number) => window.answers.shown.length > news;
        await page.waitForFunction(answered, news, { timeout: 5000 }).catch(() => undefined);
      }
      const { taken, shown } = await page.evaluate(() => window.answers);
      all.taken.push(...taken);
      all.shown.push(...shown);
      await page.context().close();
    }
    tell(game, 'taken', all.taken, 0.99);
    tell(game, 'shown', all.shown, 0.99);
  });

  for (const list of LISTS)
    test(`${game}: from “skip” to now, its list ${list}`, async ({ browser, house }) => {
      test.setTimeout(900_000);
      const [skipped, seen]: [number[], number[]] = [[], []];
      const random = numbers(5);
      while (skipped.length < SKIPS) {
        const guest = await againstBots(house, game, seatsOf(game));
        const page = await enter(browser, house, guest, { before, speed: 'slow' });
        const skip = page.getByRole('button', { name: /^Skip to now/ });
        const found = () => page.evaluate(() => window.answers.skipped);
        while ((await found()).length + skipped.length < SKIPS) {
          if (await skip.isVisible()) {
            await press(page, skip);
            // What was skipped to is how things stand: nothing is behind any more.
            await expect(skip).toBeHidden();
            continue;
          }
          if ((await whoseTurn([page])) === null) break;
          await openList(page);
          await page.evaluate(choose, [random(), list] as const);
          // What follows is told soon, if anything does.
          await skip.waitFor({ timeout: 1000 }).catch(() => undefined);
        }
        skipped.push(...(await found()));
        seen.push(...(await page.evaluate(() => window.answers.seen)));
        await page.context().close();
      }
      tell(`${game}, list ${list}`, 'skipped', skipped, 1);
      tell(`${game}, list ${list}`, 'seen', seen, 1);
    });
}
