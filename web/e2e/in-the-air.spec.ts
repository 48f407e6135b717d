import type { Page } from '@playwright/test';
import type { Outbound } from '../src/protocol';
import { expect, test } from './house';
import { numbers, openList, SHORT, whoseTurn } from './play';
import { againstBots, enter } from './seats';

/** All that the page says at one moment. */
interface Still {
  log: string[];
  announcer: string;
  turn: string;
  title: string;
  /** What stands on the board, or is read out of it. */
  board: string[];
  /** What can be chosen. */
  open: number;
  /** How often a bell rang: that it is this player's turn, or that the game is over. */
  rung: number;
}
declare global {
  interface Window {
    rung: number;
    /** All that the house told this page, since it was last emptied. */
    heard: string[];
  }
}

/** Written into the page: counts how often its bell begins, which no other sound does on this note. */
function hearBell(): void {
  window.rung = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    if (Math.round(this.frequency.value) === 523) window.rung += 1;
    return start.call(this, when);
  };
}

function look(): Still {
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const board = document.querySelector<HTMLElement>('.board')!;
  const labels = [...board.querySelectorAll('[aria-label], [title]')].flatMap((each) =>
    ['aria-label', 'title'].map((name) => each.getAttribute(name) ?? ''),
  );
  return {
    log: [...document.querySelectorAll('[role="tabpanel"] li')].map((each) => each.textContent!.trim()),
    announcer: text('[data-testid="announcer"]'),
    turn: text('[data-testid="turn"]'),
    title: document.title,
    board: [...board.innerText.split('\n'), ...labels].map((each) => each.trim()).filter(Boolean),
    open: document.querySelectorAll('.choices [aria-disabled="false"]').length,
    rung: window.rung,
  };
}

/** Written into the page: what was heard there is known to it, which cannot be said of what only left the network. */
function listen(): void {
  window.heard = [];
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('message', ({ data }) => void window.heard.push(String(data)));
    }
  };
}
const heardBy = async (page: Page) =>
  (await page.evaluate(() => window.heard)).map((text) => JSON.parse(text) as Outbound);
const linesOf = (heard: readonly Outbound[]) =>
  heard
    .flatMap((each) => (each.tell === 'news' ? each.story : []))
    .flatMap((entry) => (entry.what === 'line' ? [entry.line] : []));

/**
 * Was the choice taken, and is it known what came of it? On a busy machine a clock that is turned forward takes the house for gone,
 * and the page calls again: then all of it comes at once, nothing is shown of it, and there are no lines to look at.
 */
const cameThrough = (heard: readonly Outbound[]) =>
  heard.some(({ tell }) => tell === 'done') &&
  heard.some(({ tell }) => tell === 'news' || tell === 'snapshot');

/** In the page: choose something, and wait for nothing. */
function press(chance: number): void {
  window.heard = [];
  const open = [...document.querySelectorAll<HTMLElement>('[data-choices] [aria-disabled="false"]')];
  open[Math.floor(chance * open.length)]!.click();
}

/** The clock of the page goes on until all that was told is shown, much faster than any other. */
async function showAll(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: /^Skip to now/ });
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await skip.isVisible()).toBe(false);
  }).toPass({ intervals: [0] });
}

const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((each) => !some.includes(each));
const ROLLS = 4;

/** What a board can say only when it knows what was rolled, or what came of it. */
const KNOWN: Record<string, RegExp> = {
  'lucky-shot': /^A \d to put on the card.*/,
  // Which box a die fills may change when others are taken up: what it shows is told by the roll alone.
  lantern: /^Die \d: \d/,
  fortuna: /^Turn \d.*/,
  'booty-dice': /^(Turn|Throw) \d+ of .*/,
  'reynards-luck': /^(You rolled|The die shows|Turn \d).*/,
};
const knownOf = (game: string, { board }: Still) =>
  board.flatMap((text) => KNOWN[game]!.exec(text)?.[0] ?? []);

/**
 * The clock of the page stands still when a choice is made: dice that it led to are told by the house and cannot have been
 * shown. Whatever the page says then, anywhere, it may not say of them.
 */
for (const [game, { seats }] of Object.entries(SHORT)) {
  test(`as long as dice of ${game} are not shown, nothing speaks of them`, async ({ browser, house }) => {
    const random = numbers(19);
    let [rolls, named] = [0, 0];
    while (rolls < ROLLS) {
      const page = await enter(browser, house, await againstBots(house, game, seats), {
        speed: 'normal',
        sound: true,
        before: async (page) => {
          await page.clock.install();
          await page.addInitScript(hearBell);
          await page.addInitScript(listen);
        },
      });
      await expect(page.getByTestId('turn')).toBeVisible();
      // Browsers are silent until somebody touches the page.
      await page.mouse.click(2, 2);
      while (rolls < ROLLS && (await whoseTurn([page])) !== null) {
        await openList(page);
        // Late enough for a busy machine not to be there before.
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
        await showAll(page);
        const before = await page.evaluate(look);
        await page.evaluate(press, random());
        await expect.poll(async () => cameThrough(await heardBy(page))).toBe(true);
        const lines = linesOf(await heardBy(page));
        const first = lines.findIndex((line) => line.startsWith('* '));
        const still = await page.evaluate(look);
        await showAll(page);
        const after = await page.evaluate(look);
        await page.clock.resume();
        if (first < 0) continue;
        rolls += 1;
        const told = `${game}: ${lines.join('; ')}`;
        const fresh = still.log.slice(before.log.length);
        expect(fresh.length, `${told}, in the log: ${fresh.join(' ')}`).toBeLessThanOrEqual(first);
        const later = after.log.slice(still.log.length);
        expect(later, told).not.toEqual([]);
        expect(
          later.filter((text) => still.announcer.includes(text)),
          `${told}, announced`,
        ).toEqual([]);
        expect({ open: still.open, rung: still.rung }, told).toEqual({ open: 0, rung: before.rung });
        for (const sign of ['turn', 'title'] as const)
          if (after[sign] !== before[sign]) expect(still[sign], `${told}, the ${sign}`).not.toBe(after[sign]);
        const known = without(knownOf(game, after), knownOf(game, before));
        named += known.length;
        const said = knownOf(game, still);
        expect(
          known.filter((text) => said.includes(text)),
          `${told}, on the board`,
        ).toEqual([]);
      }
      await page.context().close();
    }
    expect(named).toBeGreaterThan(0);
  });
}
