import { beforeEach, expect, test, vi } from 'vitest';
import { arriveWithDice, carriedDice } from '../src/fair/carried';
import { FairPlay, receipt, type FairShown } from '../src/fair/play';
import { newRecord } from '../src/fair/record';
import { houseKey, kept, store } from '../src/fair/store';
import type { Saying } from '../src/fair/wire';
import type { Now, Outbound, TableInfo } from '../src/protocol';
import { FairHouse, draw } from './fair-house';

/** A storage that is full at some point, and lists its keys as browsers do. */
class FakeStorage {
  [key: string]: unknown;
  static room = Infinity;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    const others = Object.keys(this).filter((each) => each !== key);
    const used = others.reduce((sum, each) => sum + (this[each] as string).length, 0);
    if (used + value.length > FakeStorage.room) throw new Error('full');
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

let storage: FakeStorage;
beforeEach(() => {
  FakeStorage.room = Infinity;
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});

/** A page of a seat at a table of the tiny house. */
class Page {
  said: Saying[] = [];
  /** Was it written down when it was said? */
  keptFirst: boolean[] = [];
  shown: FairShown | null = null;
  play: FairPlay;
  heard = 0;
  deaf = false;
  constructor(
    readonly house: FairHouse,
    readonly seat: number,
  ) {
    this.play = new FairPlay(
      house.table,
      seat,
      (saying) => {
        this.said.push(saying);
        this.keptFirst.push(this.isKept(saying));
        if (!this.deaf) house.said(seat, saying);
        return saying.say === 'link' ? null : `${this.said.length}`;
      },
      (shown) => (this.shown = shown),
    );
  }
  isKept(saying: Saying): boolean {
    const record = kept(this.house.table, this.seat)!;
    if (saying.say === 'seal') return record.starts.length > 0;
    if (saying.say === 'open-dice') return record.lists.some(({ hash }) => hash === saying.list);
    if (saying.say === 'link') return record.rounds.some(({ round, gave }) => round === saying.round && gave);
    return true;
  }
  get now(): Now {
    return { stage: this.house.stage, waiting: this.house.waiting } as unknown as Now;
  }
  welcome(): void {
    const { facts } = this.house;
    this.play.connected();
    const table = { ...facts, fair: { protocol: 2, ...facts.fair } } as unknown as TableInfo;
    this.play.heard({ tell: 'welcome', version: 2, table, seat: this.seat });
    this.heard = this.house.story.length;
    this.play.heard({ tell: 'snapshot', story: this.house.entriesFor(this.seat), now: this.now });
  }
  hear(): boolean {
    const story = this.house.entriesFor(this.seat, this.heard + 1);
    this.heard = this.house.story.length;
    if (story.length > 0) this.play.heard({ tell: 'news', story, now: this.now });
    return story.length > 0;
  }
}

/** Until nobody says anything any more. */
async function quiet(...pages: Page[]): Promise<void> {
  // Signatures are checked meanwhile, and a busy machine takes its time.
  for (let still = 0; still < 15; still++) {
    await new Promise((resolve) => setTimeout(resolve, 15));
    for (const page of pages) if (page.hear()) still = 0;
  }
}
const says = (page: Page, what: string) => page.said.filter(({ say }) => say === what);

async function game() {
  const house = new FairHouse();
  const pages = [new Page(house, 1), new Page(house, 2)] as const;
  for (const page of pages) page.welcome();
  await quiet(...pages);
  house.makeList();
  await quiet(...pages);
  return { house, pages };
}

test('two seats of one browser each keep their own, before they say anything', async () => {
  const { house, pages } = await game();
  expect(house.told().at(-1)!.line).toMatch(/^\* [DXJCWS]/);
  for (const page of pages) {
    expect(page.shown).toMatchObject({ alarm: null, dice: 'together', unkept: false, newKey: false });
    expect(page.said.map(({ say }) => say)).toEqual(['seal', 'open-dice', 'link']);
    expect(page.keptFirst).toEqual([true, true, true]);
  }
  expect(pages[0].shown!.words).toEqual(pages[1].shown!.words);
  expect(houseKey()).toBe(house.key);
  expect(receipt(house.table, 1)).toMatchObject({ luckhouse: 'receipt 2', seat: 1, key: house.key });
});

test('two tabs of one seat say the same', async () => {
  const house = new FairHouse();
  const [one, tab, other] = [new Page(house, 1), new Page(house, 1), new Page(house, 2)];
  tab.deaf = true;
  for (const page of [one, tab, other]) page.welcome();
  await quiet(one, tab, other);
  house.makeList();
  await quiet(one, tab, other);
  expect(house.told().at(-1)!.line).toMatch(/^\* [DXJCWS]/);
  // Whoever reads anew may say it twice, but never anything else.
  const all = [...one.said, ...tab.said].map((saying) => JSON.stringify(saying));
  expect([...new Set(all)].map((text) => (JSON.parse(text) as Saying).say)).toEqual([
    'seal',
    'open-dice',
    'link',
  ]);
  expect([one.shown?.alarm, tab.shown?.alarm]).toEqual([null, null]);
});

test('a story sent before another tab went on is no roll-back; one sent after is', async () => {
  const { house, pages } = await game();
  const [ann, bob] = pages;
  const late = new Page(house, 1);
  late.play.connected();
  const [story, now] = [house.entriesFor(1), ann.now];
  house.open(1, 'stop');
  house.rolls(1);
  await quiet(ann, bob);
  const { facts } = house;
  const table = { ...facts, fair: { protocol: 2, ...facts.fair } } as unknown as TableInfo;
  const told = async () => {
    late.play.heard({ tell: 'welcome', version: 2, table, seat: 1 });
    late.play.heard({ tell: 'snapshot', story, now });
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  await told();
  expect(late.shown?.alarm).toBeNull();
  late.play.connected();
  await told();
  expect(late.shown?.alarm).toMatchObject({ reason: 'rolled-back' });
});

test('an alarm stays, also for a page that is opened again', async () => {
  const { house, pages } = await game();
  const [ann] = pages;
  house.fair({ kind: 'round', round: 7, members: house.members() });
  await quiet(ann);
  expect(ann.shown?.alarm?.reason).toBe('round');
  const again = new Page(house, 1);
  again.welcome();
  await quiet(again);
  expect(again.shown?.alarm?.reason).toBe('round');
  expect(again.said).toEqual([]);
});

test('what could not be saved is said again, and a link after the house asked for patience', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  const house = new FairHouse();
  const ann = new Page(house, 1);
  ann.welcome();
  await quiet(ann);
  ann.play.heard({ tell: 'refused', id: '1', why: 'not-saved', text: '' } as Outbound);
  await vi.advanceTimersByTimeAsync(1100);
  expect(says(ann, 'seal')).toHaveLength(2);
  ann.play.heard({ tell: 'refused', id: '2', why: 'house', text: '' } as Outbound);
  await vi.advanceTimersByTimeAsync(5000);
  expect(says(ann, 'seal')).toHaveLength(2);
  vi.useRealTimers();
});

test('another key of the house is shown for a new table, and an alarm for one that began', async () => {
  const { house, pages } = await game();
  const next = new FairHouse();
  next.table = 'beef';
  const page = new Page(next, 1);
  page.welcome();
  await quiet(page);
  expect(page.shown).toMatchObject({ newKey: true, alarm: null });
  expect(houseKey()).toBe(next.key);
  house.key = next.key;
  pages[0].welcome();
  await quiet(pages[0]);
  expect(pages[0].shown?.alarm?.reason).toBe('house-key');
});

test('a house that takes fair dice away from a table is caught', async () => {
  const { house, pages } = await game();
  pages[0].play.heard({
    tell: 'welcome',
    version: 2,
    table: { ...house.facts, fair: null } as unknown as TableInfo,
    seat: 1,
  });
  await quiet(pages[0]);
  expect(pages[0].shown?.alarm?.reason).toBe('rolled-back');
});

test('a browser that keeps nothing adds nothing, and says so', async () => {
  FakeStorage.room = 10;
  const house = new FairHouse();
  const page = new Page(house, 1);
  page.welcome();
  await quiet(page);
  expect(page.said).toEqual([]);
  expect(await page.play.choosing('place 4', 'hidden')).toEqual({ say: 'choose', word: 'place 4' });
});

test('old records make room for new ones, those of today do not', () => {
  const old = { ...newRecord('old', 1), at: Date.now() - 3 * 86_400_000 };
  storage.setItem('luckhouse.fair.old.1', JSON.stringify(old));
  store(newRecord('today', 1));
  const size = JSON.stringify(old).length;
  FakeStorage.room = 2.5 * size;
  store(newRecord('new', 1));
  expect(kept('old', 1)).toBeNull();
  expect(kept('today', 1)).not.toBeNull();
  FakeStorage.room = 2.1 * size;
  expect(() => store({ ...newRecord('more', 1), starts: [{ start: 1, bytes: draw() }] })).toThrow();
});

test('a link to another device carries the list and the key, and no secret', async () => {
  const { house } = await game();
  const carried = carriedDice(house.table, 2);
  const record = kept(house.table, 2)!;
  expect(carried).toContain(house.hash);
  for (const secret of [record.starts[0]!.bytes, record.chains[0]!.top])
    expect(carried).not.toContain(secret);
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  arriveWithDice(house.table, `#seat=2&token=x${carried}`);
  expect(kept(house.table, 2)?.carried).toEqual({ list: house.hash, key: house.key });
  arriveWithDice(house.table, `#seat=2&token=x&list=${draw()}&house=${draw()}`);
  expect(kept(house.table, 2)?.carried?.list).toBe(house.hash);
});
