import { describe, expect, it, vi } from 'vitest';
import { chime } from '../src/games/booty-dice/chime';
import { Memory } from '../src/games/booty-dice/memory.svelte';
import { gained, movesBetween } from '../src/games/booty-dice/moves';
import { aimAt, rollOffer, stopOffer } from '../src/games/booty-dice/offers';
import { land, lift, lying, minus, type Slot } from '../src/games/booty-dice/slots';
import { gist, hear, NOTHING } from '../src/games/booty-dice/story';
import type { BootyAction, BootyFact, BootyView, Face, Pirate } from '../src/games/booty-dice/rules';
import type { Fact } from '../src/protocol';

// Without a browser there are no settings: nothing moves.
vi.mock('../src/settings.svelte', () => ({ pace: () => 0 }));

const faces = (letters: string) => [...letters] as Face[];
const offer = (word: string, value: BootyAction) => ({ word, outlook: [], value });
const facts = (...all: BootyFact[]) => all as unknown as Fact[];
const none = { lives: 0, doubloons: 0, shields: 0 };
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
  so_far: { rolled: [], curse: false, mutiny: false, shipwreck: false },
  phase: { name: 'who-starts', among: pirates.map((_, at) => `p${at + 1}`) },
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
    offer('begin p4', { begin: 'p4' }),
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
    expect(aimAt(offers, 'p4')).toMatchObject({ deed: 'begin', offer: { word: 'begin p4' } });
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

describe('what was reported', () => {
  const mutiny: BootyFact = { name: 'combo', combo: 'mutiny', costs: { ...none, lives: 1 } };
  const out: BootyFact = {
    name: 'changes',
    seats: ['p1'],
    gains: none,
    losses: { ...none, lives: 1 },
    out: true,
  };
  it('is told without what lies on the table anyway', () => {
    const story = facts({ name: 'stops', seat: 'p3', dice: faces('DXJCWS') }, mutiny, {
      name: 'turn-passes',
      to: 'p1',
    });
    expect(gist(story).map(({ name }) => name)).toEqual(['stops', 'combo']);
    const fell = facts({ name: 'rolls', seat: 'p1', dice: faces('DDXJCS'), beside: [] });
    expect(gist(fell)).toEqual([]);
  });
  it('says whose dice were what, over the end of a turn', () => {
    const story: BootyFact[][] = [
      [{ name: 'starts', seat: 'p1' }],
      [{ name: 'rolls', seat: 'p1', dice: faces('DDJCWW'), beside: [] }],
      [{ name: 'rolls-again', seat: 'p1', kept: faces('DDJC'), dice: faces('WW') }],
      [{ name: 'rolls', seat: 'p1', dice: faces('XX'), beside: faces('DDJC') }],
      [
        { name: 'stops', seat: 'p1', dice: faces('DDXXJC') },
        { name: 'turn-passes', to: 'p2' },
      ],
      [{ name: 'rolls', seat: 'p2', dice: faces('WWWSSS'), beside: [] }],
      [
        { name: 'stops', seat: 'p2', dice: faces('WWWSSS') },
        mutiny,
        out,
        { name: 'last-alive', winner: 'p2' },
      ],
    ];
    const seen = story.reduce((so, event) => hear(so, facts(...event)), NOTHING);
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
  const news = (id: number, waiting: number[] | null, ...events: BootyFact[][]) =>
    ({
      id,
      lines: events.map((event, n) => ({ n, at: 0, what: 'line', line: '', facts: event })),
      before: waiting && { waiting },
    }) as unknown as News;
  const start = [pirate(10, 0, 5), pirate(10, 0, 5)];
  const deciding = (dice: string, pirates = start, more: Partial<BootyView> = {}) =>
    view(pirates, 90, 30, { phase: { name: 'deciding', dice: faces(dice), rolls: 1 }, ...more });

  const rolls = (seat: string, dice: string, beside = ''): BootyFact => ({
    name: 'rolls',
    seat,
    dice: faces(dice),
    beside: faces(beside),
  });

  it('keeps dice where they lie while one throws others again', () => {
    const memory = new Memory();
    memory.follow(deciding('DDXJWW'), news(1, null), 1);
    memory.keep(0);
    memory.keep(3);
    const again: BootyFact = { name: 'rolls-again', seat: 'p1', kept: faces('DJ'), dice: faces('DXWW') };
    memory.follow(deciding('DJSSSS'), news(2, [1], [again], [rolls('p1', 'SSSS', 'DJ')]), 1);
    expect(shown(memory.slots)).toBe('DSSJSS');
    expect(memory.slots.map((slot) => slot.kept)).toEqual([true, false, false, true, false, false]);
  });

  it('adds up what happened since one chose', () => {
    const memory = new Memory();
    memory.follow(deciding('DDXJWW'), news(1, null), 1);
    const richer = [pirate(8, 0, 7), pirate(10, 0, 5)];
    const stopped: BootyFact[] = [
      { name: 'stops', seat: 'p1', dice: faces('DDXJWW') },
      { name: 'turn-passes', to: 'p2' },
    ];
    memory.follow(
      deciding('SSSSSS', richer, { roller: 'p2', turns: 1 }),
      news(2, [1], stopped, [rolls('p2', 'SSSSSS')]),
      1,
    );
    const robs: BootyFact = { name: 'robs', seat: 'p2', victim: 'p1' };
    const robbed = [pirate(8, 0, 6), pirate(10, 0, 6)];
    memory.follow(
      deciding('CCCCCC', robbed, { turns: 2 }),
      news(3, [2], [robs, { name: 'turn-passes', to: 'p1' }], [rolls('p1', 'CCCCCC')]),
      1,
    );
    expect(memory.base).toEqual(start);
    expect(memory.seen.last['p2']).toEqual(faces('SSSSSS'));
    expect(memory.told).toEqual([robs]);
    expect(memory.slots.every((slot) => !slot.kept)).toBe(true);
  });

  it('looks back from anywhere', () => {
    const memory = new Memory();
    const again: BootyFact = { name: 'rolls-again', seat: 'p1', kept: faces('DJ'), dice: faces('DXWW') };
    const frame = (id: number, was: BootyView, fact: BootyFact) =>
      ({ ...news(id, null, [fact]), before: { view: was } }) as unknown as News;
    const poorer = [pirate(9, 0, 5), pirate(10, 0, 5)];
    memory.follow(
      deciding('SSSSSS', poorer),
      frame(9, deciding('SSSSSS'), { name: 'attacks', seat: 'p2', target: 'p1' }),
      1,
    );
    expect(memory.base).toEqual(start);
    const air = view(start, 90, 30, { phase: { name: 'rolling', kept: faces('DJ'), rolls: 1 } });
    memory.follow(air, frame(3, deciding('DDXJWW'), again), 1);
    expect(memory.base).toEqual(start);
    expect(shown(memory.slots)).toBe('D--J--');
    memory.follow(deciding('DJSSSS'), frame(4, air, rolls('p1', 'SSSS', 'DJ')), 1);
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
