import type { Browser, Page } from '@playwright/test';
import type { DiceWay, Inbound, Outbound } from '../src/protocol';
import { expect, type House, test } from './house';
import { chooseAny, numbers, whoseTurn } from './play';
import { enter, openTable, sitDown } from './seats';

/** A message of the page or of the house, in the order in which the page said and heard them. */
type Frame = { said: Inbound } | { heard: Outbound };

function listen(page: Page): Frame[] {
  const frames: Frame[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => frames.push({ said: JSON.parse(String(payload)) as Inbound }));
    socket.on('framereceived', ({ payload }) =>
      frames.push({ heard: JSON.parse(String(payload)) as Outbound }),
    );
  });
  return frames;
}

const isRoll = (frame: Frame) =>
  'heard' in frame &&
  frame.heard.tell === 'news' &&
  frame.heard.story.some((entry) => entry.what === 'line' && entry.line.startsWith('* '));

/** From the choice that was made last up to the roll that it led to; nothing if it led to none. */
function betweenChoiceAndRoll(frames: readonly Frame[]): Frame[] | null {
  const first = frames.findLastIndex((frame) => 'said' in frame && frame.said.say === 'choose');
  const roll = frames.findIndex((frame, place) => place > first && isRoll(frame));
  return first < 0 || roll < 0 ? null : frames.slice(first, roll + 1);
}

/** How often something had to come back before the next thing could be said. */
const roundTrips = (frames: readonly Frame[]) =>
  frames.filter((frame, place) => 'heard' in frame && 'said' in (frames[place - 1] ?? frame)).length;

const sayings = (frames: readonly Frame[]) =>
  frames.flatMap((frame) => ('said' in frame && frame.said.say !== 'ping' ? [frame.said.say] : []));

/** What the chooser and the other said and heard for each of the first rolls that a choice led to. */
async function rolls(browser: Browser, house: House, dice: DiceWay, count: number) {
  const ann = await openTable(house, { game: 'booty-dice', seats: 2, dice });
  const bob = await sitDown(house, ann, 'Bob');
  const heard = new Map<Page, Frame[]>();
  const before = async (page: Page) => void heard.set(page, listen(page));
  const pages = [await enter(browser, house, ann, { before }), await enter(browser, house, bob, { before })];
  const found: { chooser: Frame[]; other: Frame[] }[] = [];
  for (const random = numbers(7); found.length < count;) {
    const page = (await whoseTurn(pages))!;
    for (const frames of heard.values()) frames.length = 0;
    if (!(await chooseAny(page, random))) continue;
    await whoseTurn(pages);
    const chooser = betweenChoiceAndRoll(heard.get(page)!);
    const other = heard.get(pages.find((one) => one !== page)!)!;
    if (chooser) found.push({ chooser, other: [...other] });
  }
  return found;
}

test('a roll made together takes one round trip more than one by the house alone', async ({
  browser,
  house,
}) => {
  for (const { chooser, other } of await rolls(browser, house, 'sealed', 8)) {
    expect(sayings(chooser)).toEqual(['choose']);
    expect(roundTrips(chooser)).toBe(1);
    expect(sayings(other)).toEqual([]);
  }
  for (const { chooser, other } of await rolls(browser, house, 'together', 8)) {
    expect(sayings(chooser)).toEqual(['choose', 'link']);
    expect(roundTrips(chooser)).toBe(2);
    // Whoever does not choose is asked once, and everybody at the same time.
    expect(sayings(other)).toEqual(['link']);
  }
});
