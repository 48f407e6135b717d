import { describe, expect, it, vi } from 'vitest';
import { chime } from '../src/games/booty-dice/chime';
import { Memory } from '../src/games/booty-dice/memory.svelte';
import { gained, movesBetween } from '../src/games/booty-dice/moves';
import { aimAt, rollOffer, stopOffer } from '../src/games/booty-dice/offers';
import { land, lift, lying, minus, type Slot } from '../src/games/booty-dice/slots';
import { gist, hear, NOTHING, read, sentences } from '../src/games/booty-dice/story';
import type { BootyValue, BootyView, Face, Pirate } from '../src/games/booty-dice/types';
import de from '../src/text/de/booty-dice';
import en from '../src/text/en/booty-dice';

// Without a browser there are no settings: nothing moves.
vi.mock('../src/settings.svelte', () => ({ pace: () => 0 }));

const faces = (letters: string) => [...letters] as Face[];
const offer = (word: string, value: BootyValue) => ({ word, label: '', value });
const pirate = (lives: number, shields: number, doubloons: number): Pirate => ({ lives, shields, doubloons });
const view = (
  pirates: Pirate[],
  treasure: number,
  war_chest: number,
  more: Partial<BootyView> = {},
): BootyView => ({
  pirates,
  treasure,
  war_chest,
  roller: 'p1',
  turns: 0,
  phase: { name: 'who-starts' },
  ...more,
});
const slots = (letters: string, kept = ''): Slot[] =>
  faces(letters).map((face, at) => ({ face, kept: kept[at] === '!', thrown: 1 }));
const shown = (places: readonly Slot[]) => places.map((slot) => slot.face ?? '-').join('');

describe('offers', () => {
  const offers = [
    offer('stop', 'stop'),
    offer('roll all', 'roll-all'),
    offer('roll WS', { roll: ['W', 'S'] }),
    offer('roll WW', { roll: ['W', 'W'] }),
    offer('rob p3', { rob: 'p3' }),
    offer('attack p2', { attack: 'p2' }),
  ];
  it('are found by the dice that are taken up, in any order', () => {
    expect(rollOffer(offers, faces('SW'), 6)?.word).toBe('roll WS');
    expect(rollOffer(offers, faces('WW'), 6)?.word).toBe('roll WW');
    expect(rollOffer(offers, faces('DXJCWS'), 6)?.word).toBe('roll all');
  });
  it('are not made up', () => {
    expect(rollOffer(offers, faces('D'), 6)).toBeUndefined();
    expect(rollOffer(offers, [], 6)).toBeUndefined();
    expect(stopOffer(offers.slice(1))).toBeUndefined();
    expect(aimAt(offers, 'p1')).toBeUndefined();
  });
  it('belong to a pirate', () => {
    expect(aimAt(offers, 'p3')).toMatchObject({ deed: 'rob', offer: { word: 'rob p3' } });
    expect(aimAt(offers, 'p2')).toMatchObject({ deed: 'attack', offer: { word: 'attack p2' } });
  });
});

describe('places of dice', () => {
  it('stay as they are for dice that are not thrown', () => {
    const up = lift(slots('WDJWSX', '.!!..!'), faces('DJX'));
    expect(shown(up)).toBe('-DJ--X');
    const down = land(up, faces('DXXJCS'), true);
    expect(shown(down)).toBe('XDJCSX');
    expect(down.map((slot) => slot.thrown)).toEqual([2, 1, 1, 2, 2, 1]);
    expect(down.map((slot) => slot.kept)).toEqual([false, true, true, false, false, true]);
  });
  it('let the die stay that was kept, of two that show the same', () => {
    expect(shown(lift(slots('WWDDDD', '.!....'), faces('W')))).toBe('-W----');
  });
  it('begin anew with dice that do not fit', () => {
    expect(shown(land(slots('WWDDDD'), faces('DXJCWS'), true))).toBe('DXJCWS');
    expect(shown(lift([], faces('DX')))).toBe('DX----');
    expect(shown(land([], faces('DXJCWS'), false))).toBe('DXJCWS');
  });
  it('do not tumble for what nobody threw', () => {
    expect(land([], faces('DXJCWS'), false).every((slot) => slot.thrown === 0)).toBe(true);
    const still = slots('WDJWSX', '.!....');
    expect(land(still, faces('DXJWWS'), false)).toEqual(still);
  });
  it('know what is left', () => {
    expect(minus(faces('WWD'), faces('W'))).toEqual(faces('WD'));
    expect(minus(faces('WWD'), faces('X'))).toBeNull();
    expect(lying(lift(slots('WDJWSX'), faces('DJ')))).toEqual(faces('DJ'));
  });
});

describe('the log', () => {
  it('is read line by line', () => {
    expect(read('* p3 starts')).toEqual({ what: 'starts', who: 'p3' });
    expect(read('* X J C')).toEqual({ what: 'thrown', dice: faces('XJC') });
    expect(read('p3 roll XCW')).toEqual({ what: 'roll', who: 'p3', dice: faces('XCW') });
    expect(read('p3 roll all')).toEqual({ what: 'roll', who: 'p3', dice: 'all' });
    expect(read('p3 rob p2')).toEqual({ what: 'rob', who: 'p3', whom: 'p2' });
    expect(read('p1 resigns')).toEqual({ what: 'other' });
  });
  it('is told in sentences, however the lines are broken', () => {
    const told =
      'p3 stops with D X J C W S. Curse: others −2 lives −5 doubloons.\n  p1 loses 2 lives. The dice go to p1.';
    expect(sentences(told)).toHaveLength(4);
    expect(gist(told)).toBe(
      'p3 stops with D X J C W S. Curse: others −2 lives −5 doubloons. p1 loses 2 lives.',
    );
    expect(gist('p1 rolls D D X J C S. The dice go to p2.')).toBe('');
  });
  it('remembers whose dice were what, over the end of a turn', () => {
    const story = [
      ['* p1 starts', 'p1 starts.'],
      ['* D D J C W W', 'p1 rolls D D J C W W.'],
      ['p1 roll WW', 'p1 keeps D D J C and takes up W W again.'],
      ['* X X', 'p1 rolls X X beside D D J C.'],
      ['p1 stop', 'p1 stops with D D X X J C. The dice go to p2.'],
      ['* W W W S S S', 'p2 rolls W W W S S S.'],
      ['p2 stop', 'p2 stops with W W W S S S. Mutiny: others −1 life. p1 loses 1 life and is out. p2 wins.'],
    ];
    const seen = story.reduce((so, [line, told]) => hear(so, { line: line!, told: told! }), NOTHING);
    expect(seen.last).toEqual({ p1: faces('DDXXJC'), p2: faces('WWWSSS') });
    expect(seen.headlines.map(({ kind, who }) => [kind, who])).toEqual([
      ['mutiny', 'p2'],
      ['out', 'p2'],
    ]);
  });
});

describe('what changes hands', () => {
  const before = view([pirate(10, 1, 5), pirate(9, 0, 5)], 90, 29);
  it('goes from whoever has less to whoever has more', () => {
    const after = view([pirate(10, 0, 8), pirate(8, 0, 4)], 88, 30);
    expect(movesBetween(before, after)).toEqual([
      { thing: 'doubloons', from: 'p2', to: 'p1', count: 1 },
      { thing: 'doubloons', from: 'treasure', to: 'p1', count: 2 },
      { thing: 'shields', from: 'p1', to: 'war-chest', count: 1 },
      { thing: 'lives', from: 'p2', to: 'sea', count: 1 },
    ]);
  });
  it('is nothing if nothing changed', () => expect(movesBetween(before, before)).toEqual([]));
  it('is counted for each pirate', () => {
    expect(gained(pirate(3, 1, 5), pirate(2, 1, 9))).toEqual(pirate(-1, 0, 4));
    expect(gained(undefined, pirate(2, 1, 9))).toEqual(pirate(0, 0, 0));
  });
  it('is heard by whom it concerns', () => {
    const after = view([pirate(10, 1, 8), pirate(8, 0, 5)], 87, 29);
    expect([chime(before, after, 1), chime(before, after, 2), chime(before, after, null)]).toEqual([
      'good',
      'bad',
      null,
    ]);
  });
});

describe('memory', () => {
  type News = Parameters<InstanceType<typeof Memory>['follow']>[1];
  const news = (id: number, waiting: number[] | null, ...told: [string, string][]) =>
    ({
      id,
      lines: told.map(([line, text], n) => ({ n, at: 0, what: 'line', line, told: text })),
      before: waiting && { waiting },
    }) as unknown as News;
  const start = [pirate(10, 0, 5), pirate(10, 0, 5)];
  const deciding = (dice: string, pirates = start, more: Partial<BootyView> = {}) =>
    view(pirates, 90, 30, { phase: { name: 'deciding', dice: faces(dice), rolls: 1 }, ...more });

  it('keeps dice where they lie while one throws others again', () => {
    const memory = new Memory();
    memory.follow(deciding('DDXJWW'), news(1, null), 1);
    memory.keep(0);
    memory.keep(3);
    const lines: [string, string][] = [
      ['p1 roll DXWW', ''],
      ['* S S S S', ''],
    ];
    memory.follow(deciding('DJSSSS'), news(2, [1], ...lines), 1);
    expect(shown(memory.slots)).toBe('DSSJSS');
    expect(memory.slots.map((slot) => slot.kept)).toEqual([true, false, false, true, false, false]);
  });

  it('adds up what happened since one chose', () => {
    const memory = new Memory();
    memory.follow(deciding('DDXJWW'), news(1, null), 1);
    const richer = [pirate(8, 0, 7), pirate(10, 0, 5)];
    const stopped = 'p1 stops with D D X J W W. The dice go to p2.';
    memory.follow(
      deciding('SSSSSS', richer, { roller: 'p2', turns: 1 }),
      news(2, [1], ['p1 stop', stopped], ['* S S S S S S', '']),
      1,
    );
    const robbed = [pirate(8, 0, 6), pirate(10, 0, 6)];
    memory.follow(
      deciding('CCCCCC', robbed, { turns: 2 }),
      news(3, [2], ['p2 rob p1', 'p2 robs p1 of a doubloon. The dice go to p1.'], ['* C C C C C C', '']),
      1,
    );
    expect(memory.base).toEqual(start);
    expect(memory.seen.last['p2']).toEqual(faces('SSSSSS'));
    expect(memory.told).toBe('p2 robs p1 of a doubloon.');
    expect(memory.slots.every((slot) => !slot.kept)).toBe(true);
  });

  it('looks back from anywhere', () => {
    const memory = new Memory();
    const frame = (id: number, was: BootyView, line: string, told = '') =>
      ({ ...news(id, null, [line, told]), before: { view: was } }) as unknown as News;
    const poorer = [pirate(9, 0, 5), pirate(10, 0, 5)];
    memory.follow(deciding('SSSSSS', poorer), frame(9, deciding('SSSSSS'), 'p2 attack p1'), 1);
    expect(memory.base).toEqual(start);
    const air = view(start, 90, 30, { phase: { name: 'rolling', kept: faces('DJ'), rolls: 1 } });
    memory.follow(air, frame(3, deciding('DDXJWW'), 'p1 roll DXWW'), 1);
    expect(memory.base).toEqual(start);
    expect(shown(memory.slots)).toBe('D--J--');
    memory.follow(deciding('DJSSSS'), frame(4, air, '* S S S S'), 1);
    expect(shown(memory.slots)).toBe('DSSJSS');
  });

  it('forgets it when a choice was taken back', () => {
    const memory = new Memory();
    memory.follow(deciding('DDXJWW'), news(1, null), 1);
    const back = [pirate(9, 0, 5), pirate(10, 0, 5)];
    memory.follow(deciding('DDXJWW', back), news(2, [1]), 1);
    expect(memory.base).toEqual(back);
  });
});

describe('texts', () => {
  it('say the same in both languages, with the same places to fill', () => {
    const slots = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect([key, slots(de[key])]).toEqual([key, slots(en[key])]);
  });
});
