import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './house';
import { LONG } from './long';
import { isOver, numbers, playOn, SHORT } from './play';
import { againstBots, enter } from './seats';

/** A click as the page felt it: what was under it, and whether that was offered then. */
interface Click {
  /** What is written on the control that was hit; empty if none was. */
  label: string;
  /** It could be seen, and was not marked as closed. */
  offered: boolean;
  /** The page said that it is this player's turn, and all that was told was shown. */
  asked: boolean;
  /** The faces of dice that are not kept. */
  up: string;
  /** Something was moving, or a picture stood over the board. */
  moving: boolean;
  /** It came from the mouse. */
  real: boolean;
}
/** A choice that was sent, and the click that made it. */
interface Sent {
  word: string;
  click: number;
  /** It was among what the house had told when the click came. */
  told: boolean;
  /** Nothing else was shown since the click. */
  same: boolean;
}
declare global {
  interface Window {
    felt: { clicks: Click[]; sent: Sent[] };
  }
}

/** Written into the page: every click with what stood there at that moment, and what was sent after it. */
function feel(): void {
  const felt: Window['felt'] = { clicks: [], sent: [] };
  window.felt = felt;
  let offers = new Set<string>();
  /** For each click what the house had told, and the newest thing that was shown. */
  const stood: { offers: Set<string>; news: string }[] = [];
  const announcer = () => document.querySelector('[data-testid="announcer"]');
  const news = () => announcer()?.getAttribute('data-news') ?? '';
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const open = (element: Element) =>
    !element.closest('[inert]') &&
    element.getAttribute('aria-disabled') !== 'true' &&
    !(element as HTMLButtonElement).disabled;
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      stood.push({ offers, news: news() });
      const control = (target as Element).closest('button');
      const dice = [...document.querySelectorAll('.dice button[aria-pressed="false"] use')];
      felt.clicks.push({
        label: (control?.getAttribute('aria-label') ?? control?.textContent ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
        offered: control !== null && seen(control) && open(control),
        asked: announcer()?.textContent?.includes('Your turn') ?? false,
        up: dice.map((each) => each.getAttribute('href')!.slice(-1)).join(''),
        moving: document.getAnimations().length > 0 || document.querySelector('[data-piece]') !== null,
        real: isTrusted,
      });
    },
    { capture: true },
  );
  interface Offers {
    now?: { offers: { word: string }[]; shortcuts: { word: string }[] };
  }
  const { send } = WebSocket.prototype;
  const heard = new WeakSet<WebSocket>();
  /** The click by which something was chosen last, and the one by which a choice was sealed that is opened later. */
  let taken = -1;
  let committed: number | null = null;
  /** The newest click that could choose anything; the newest of all if none could. */
  const choosing = () => {
    const able = felt.clicks.findLastIndex(({ offered, asked }, at) => at > taken && offered && asked);
    return able < 0 ? felt.clicks.length - 1 : able;
  };
  WebSocket.prototype.send = function (data) {
    if (!heard.has(this)) {
      heard.add(this);
      this.addEventListener('message', ({ data }) => {
        const { now } = JSON.parse(String(data)) as Offers;
        if (now) offers = new Set([...now.offers, ...now.shortcuts].map(({ word }) => word));
      });
    }
    const said = JSON.parse(String(data)) as { say: string; word?: string };
    if (said.say === 'commit') committed = choosing();
    if (said.say === 'choose' || said.say === 'shortcut') {
      const click = committed ?? choosing();
      // What is sealed, or needs luck of the page's own, is sent a little later than it was chosen.
      const late = committed !== null || said.say === 'shortcut';
      const at = stood[click];
      felt.sent.push({
        word: said.word!,
        click,
        told: at?.offers.has(said.word!) ?? false,
        same: late || at?.news === news(),
      });
      [taken, committed] = [click, null];
    }
    return send.call(this, data);
  };
}

/** Everything that the page says to the house in which a choice is made. */
function listen(page: Page): string[] {
  const words: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const said = JSON.parse(String(payload)) as { say: string; word?: string };
      if (said.say === 'choose' || said.say === 'shortcut') words.push(said.word!);
    }),
  );
  return words;
}

const FORTUNA: Record<string, string> = {
  accept: 'Believe it',
  challenge: 'Challenge!',
  free: 'Free it',
  leave: 'Leave it',
  take: 'Take from',
  dice: 'Score with',
  bricks: 'Score with',
};
const sorted = (letters: string) => [...letters].sort().join('');
/** What must be written on a control by which this word is chosen, where the word alone says it. */
const WRITTEN: Record<string, (word: string, click: Click) => boolean> = {
  'booty-dice': (word, { label, up }) => {
    const [verb, what = ''] = word.split(' ');
    if (word === 'stop') return label.startsWith('Stop');
    if (word === 'roll all') return label.startsWith('Throw all 6 again');
    return verb === 'roll' && label.startsWith(`Throw ${what.length} again`) && sorted(up) === sorted(what);
  },
  fortuna: (word, { label }) => {
    const [verb, what = ''] = word.split(' ');
    if (verb === 'call') return label.toLowerCase().startsWith(what.replace('-', ' '));
    return label.startsWith(FORTUNA[verb!] ?? 'nothing says this');
  },
};

/** What is handed out first and sent one after the other, once it was said to be done: pieces, thefts, attacks. */
const ARRANGED = /^(place|rob|attack) /;

/** So many clicks at a time. */
const TOGETHER = 8;

/** Spots on the board, most of them on a control, as things stand now. */
const spots = (page: Page, random: () => number) =>
  page.evaluate(
    (chances) => {
      const board = document.querySelector('.board')!;
      const clip = (value: number, most: number) => Math.max(0, Math.min(value, most));
      const all = [...board.querySelectorAll('button')];
      return chances.map(([any, which, across, down]) => {
        const control = any! < 0.7 ? all[Math.floor(which! * all.length)] : undefined;
        const { left, top, right, bottom } = (control ?? board).getBoundingClientRect();
        const [x0, x1] = [clip(left, innerWidth - 1), clip(right, innerWidth - 1)];
        const [y0, y1] = [clip(top, innerHeight - 1), clip(bottom, innerHeight - 1)];
        return { x: x0 + across! * (x1 - x0), y: y0 + down! * (y1 - y0) };
      });
    },
    Array.from({ length: TOGETHER }, () => Array.from({ length: 4 }, random)),
  );

/** Real clicks of the mouse, as fast as the browser takes them. */
async function click(page: Page, mouse: CDPSession, random: () => number): Promise<void> {
  const events = (await spots(page, random)).flatMap((spot) =>
    (['mouseMoved', 'mousePressed', 'mouseReleased'] as const).map((type) =>
      mouse.send('Input.dispatchMouseEvent', {
        type,
        ...spot,
        ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
      }),
    ),
  );
  await Promise.all(events);
}

/** Click about at one table until there were enough, or the game is over. */
async function clickAbout(page: Page, random: () => number, most: number): Promise<void> {
  await expect(page.getByTestId('turn')).toBeVisible();
  const mouse = await page.context().newCDPSession(page);
  for (let made = 0; made < most && !(await isOver(page)); made += TOGETHER) {
    await click(page, mouse, random);
    // Clicks that miss what is asked for would only ever meet a table that stands still.
    if (made % (15 * TOGETHER) === 0) await playOn([page], random, 1);
  }
}

/** So many clicks in each game: ten thousand in all where there is time. */
const CLICKS = LONG ? 2000 : 240;

for (const game of Object.keys(SHORT)) {
  test(`${CLICKS} clicks at ${game}: nothing is chosen that was not offered`, async ({ browser, house }) => {
    test.setTimeout(LONG ? 1_800_000 : 240_000);
    const random = numbers(29);
    let [clicks, moving, chosen] = [0, 0, 0];
    while (clicks < CLICKS || chosen === 0) {
      const guest = await againstBots(house, game, game === 'booty-dice' ? 4 : SHORT[game]!.seats);
      let said: string[] = [];
      const page = await enter(browser, house, guest, {
        speed: 'fast',
        before: async (page) => {
          await page.addInitScript(feel);
          said = listen(page);
        },
      });
      await clickAbout(page, random, CLICKS);
      const { clicks: felt, sent } = await page.evaluate(() => window.felt);
      // What was seen to be sent is all that was sent.
      expect(sent.map(({ word }) => word)).toEqual(said);
      for (const { word, click, told, same } of sent) {
        if (ARRANGED.test(word)) continue;
        const at = felt[click]!;
        const fair = { offered: at.offered, asked: at.asked, told, same };
        expect(fair, `${word} by “${at.label}”`).toEqual({
          offered: true,
          asked: true,
          told: true,
          same: true,
        });
        if (!at.real) continue;
        chosen += 1;
        const isWritten = WRITTEN[game]?.(word, at) ?? true;
        expect(isWritten, `${word} by “${at.label}” with ${at.up}`).toBe(true);
      }
      clicks += felt.filter(({ real }) => real).length;
      moving += felt.filter((each) => each.real && each.moving).length;
      await page.context().close();
    }
    console.log(`${game}: ${clicks} clicks, ${moving} while something moved, ${chosen} choices by them`);
    expect(moving).toBeGreaterThan(0);
  });
}
