import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { GameInfo, OpenTable, Seated, Sit } from '../src/protocol';
import type { House } from './program';

export interface Guest {
  seated: Seated;
  game: string;
}

export interface Look {
  language?: 'en' | 'de' | 'fr';
  /** Show the tour of the game too. */
  tour?: boolean;
  speed?: 'off' | 'fast' | 'normal' | 'slow';
  /** Throw one's dice by hand. */
  throwDice?: boolean;
  sound?: boolean;
  context?: BrowserContextOptions;
  /** What is to be done before the page is opened. */
  before?: (page: Page) => Promise<void>;
}

async function post<T>(house: House, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${house.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const games = async (house: House) =>
  (await (await fetch(`${house.url}/api/v1/games`)).json()) as GameInfo[];

/** The page seals for the dice when it comes to the table. */
const sits = (name: string, seals = true): Sit => ({ name, seals });

/** Open a table as the page would, without going through its forms. */
export async function openTable(
  house: House,
  table: Partial<OpenTable> & { game: string; seats: number },
  name = 'Ann',
  seals = true,
): Promise<Guest> {
  const seated = await post<Seated>(house, '/tables', { hints: true, ...table, sit: sits(name, seals) });
  return { seated, game: table.game };
}

/** The first seat for a person, bots in all the others. */
export function againstBots(
  house: House,
  game: string,
  seats: number,
  options: Record<string, string> = {},
  bot = 'novice',
  seals = true,
) {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, place) => [place + 2, bot]));
  return openTable(house, { game, seats, options, bots }, 'Ann', seals);
}

export async function sitDown(house: House, { seated, game }: Guest, name: string): Promise<Guest> {
  return { seated: await post<Seated>(house, `/tables/${seated.table}/seats`, sits(name)), game };
}

/** A browser of its own in which this guest sits at the table. */
export async function enter(browser: Browser, house: House, guest: Guest, look: Look = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...look.context });
  const settings = {
    name: '',
    speed: look.speed ?? 'off',
    language: look.language ?? 'en',
    sound: look.sound ?? false,
    throwDice: look.throwDice ?? false,
    toured: look.tour ? [] : [guest.game],
  };
  const key = { ...guest.seated, bytes: '', game: guest.game, at: Date.now() };
  await context.addInitScript(
    ([settings, key]) => {
      // Only at the first visit: what the page writes later is to be kept.
      if (localStorage.getItem('luckhouse.settings')) return;
      localStorage.setItem('luckhouse.settings', settings);
      localStorage.setItem('luckhouse.seats', key);
    },
    [JSON.stringify(settings), JSON.stringify([key])] as const,
  );
  const page = await context.newPage();
  await look.before?.(page);
  await page.goto(`${house.url}/t/${guest.seated.table}`);
  return page;
}
