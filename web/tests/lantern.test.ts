import { describe, expect, test } from 'vitest';
import { marksOf, nearest, settle } from '../src/games/lantern/boxes';
import {
  completed,
  EMPTY,
  assignmentOf,
  filled,
  offerOf,
  placeOf,
  tapDie,
  tapPlace,
  type Draft,
} from '../src/games/lantern/draft';
import { emblemOf } from '../src/games/lantern/emblem';
import { crossed, titleOf } from '../src/games/lantern/ladder';
import { road } from '../src/games/lantern/road';
import { soundOf } from '../src/games/lantern/sounds';
import type { LanternFact, LanternOutlook, LanternView, TitleScore } from '../src/games/lantern/rules';
import { PLACES } from '../src/games/lantern/sheet';
import { isUse, lay, lying, type TrayDie } from '../src/games/lantern/tray';
import { byPromise, gainOf, outlookOf, percentText, usesOf, usesOn } from '../src/games/lantern/uses';

const offer = (word: string, outlook: LanternOutlook[], value: unknown) => ({ word, outlook, value });
const turns = (from: number, to: number): LanternFact => ({
  name: 'turns',
  ability: 'crit',
  left: 1,
  from,
  to,
});
const takesUp = (...dice: number[]): LanternFact => ({ name: 'takes-up', ability: 'con', left: 1, dice });
const rollsAgain = (dice: number[], all: number[]): LanternFact => ({ name: 'rolls-again', dice, all });
const faces = (tray: readonly TrayDie[]) => tray.map(({ face }) => face);
const quiet = { id: 1, facts: [], picked: [], dice: 6 };

describe('boxes', () => {
  const cultists = marksOf('2 3 4 X X X');

  test('the way to fill them that the dice come nearest to, as the terminal shows it', () => {
    expect(nearest(cultists, [2, 2, 3, 5, 5, 6])).toEqual({ cross: 5, ring: null });
    expect(nearest(marksOf('X X X O O O'), [1, 2, 5, 5, 6, 6])).toEqual({ cross: 5, ring: 6 });
    expect(nearest(marksOf('X X X X X X'), [1, 1, 4, 4, 5, 6])).toEqual({ cross: 1, ring: null });
    expect(nearest(marksOf('4 5'), [1, 1, 1, 1, 1, 1])).toEqual({ cross: null, ring: null });
  });

  test('a player may look at another face for X, and O never has it', () => {
    expect(nearest(cultists, [2, 2, 3, 5, 5, 6], 6).cross).toBe(6);
    const aim = nearest(marksOf('X X O O'), [3, 3, 3, 4, 5, 6], 3);
    expect(aim.cross).toBe(3);
    expect(aim.ring).not.toBe(3);
  });

  test('dice lie in the boxes that they fill, the others below the empty ones', () => {
    const dice = [2, 2, 3, 5, 5, 6];
    const spots = settle(cultists, dice, { cross: 5, ring: null });
    expect(spots.map(({ column, inBox }) => (inBox ? column : -column))).toEqual([0, -2, 1, 3, 4, -5]);
    expect(new Set(spots.map(({ column, inBox }) => `${column}${inBox}`)).size).toBe(6);
  });

  test('spare dice and dice in the air have a spot too', () => {
    const spots = settle(marksOf('5'), [1, 5, 6, null, null, null], { cross: null, ring: null });
    expect(spots[1]).toEqual({ column: 0, inBox: true });
    expect(spots.filter(({ inBox }) => !inBox).map(({ column }) => column)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a rest has none', () => expect(marksOf('rest')).toEqual([]));
});

describe('the dice stay the same dice', () => {
  const before = lay([], [1, 2, 2, 4, 5, 6], quiet);

  test('the first look throws nothing', () => {
    expect(faces(before)).toEqual([1, 2, 2, 4, 5, 6]);
    expect(before.every(({ thrown }) => thrown === undefined)).toBe(true);
  });

  test('six that are rolled lie in order, and all of them tumble', () => {
    const next = lay(before, [1, 1, 3, 3, 4, 6], {
      id: 7,
      facts: [turns(5, 2), { name: 'enters', zone: 2, place: 'Ruins', dice: [1, 1, 3, 3, 4, 6] }],
      picked: [4],
      dice: 6,
    });
    expect(faces(next)).toEqual([1, 1, 3, 3, 4, 6]);
    expect(next.every(({ thrown }) => thrown === 7)).toBe(true);
  });

  test('a die that is turned keeps its place', () => {
    const next = lay(before, [1, 1, 2, 2, 4, 5], { ...quiet, id: 2, facts: [turns(6, 1)] });
    expect(faces(next)).toEqual([1, 2, 2, 4, 5, 1]);
    expect(next.map(({ turned }) => turned)).toEqual([0, 0, 0, 0, 0, 2]);
  });

  test('of two alike the one that was picked moves', () => {
    const change = { ...quiet, id: 2, facts: [turns(2, 3)], picked: [2] };
    expect(faces(lay(before, [1, 2, 3, 4, 5, 6], change))).toEqual([1, 2, 3, 4, 5, 6]);
    const first = { ...change, picked: [1] };
    expect(faces(lay(before, [1, 2, 3, 4, 5, 6], first))).toEqual([1, 3, 2, 4, 5, 6]);
  });

  test('a die that comes up as before was thrown all the same', () => {
    const next = lay(before, [1, 2, 2, 4, 5, 6], {
      ...quiet,
      id: 3,
      facts: [takesUp(4), rollsAgain([4], [1, 2, 2, 4, 5, 6])],
      picked: [3],
    });
    expect(faces(next)).toEqual(faces(before));
    expect(next.map(({ thrown }) => thrown)).toEqual([
      undefined,
      undefined,
      undefined,
      3,
      undefined,
      undefined,
    ]);
  });

  test('dice in the air leave their places empty, and come back to them', () => {
    const air = lay(before, [2, 4, 5, 6], { ...quiet, id: 2, facts: [takesUp(1, 2)], picked: [0, 2] });
    expect(faces(air)).toEqual([null, 2, null, 4, 5, 6]);
    const back = lay(air, [2, 3, 3, 4, 5, 6], {
      ...quiet,
      id: 3,
      facts: [rollsAgain([3, 3], [2, 3, 3, 4, 5, 6])],
    });
    expect(faces(back)).toEqual([3, 2, 3, 4, 5, 6]);
    expect(back[0]?.thrown).toBe(3);
    // As long as they tumble nobody can read them.
    expect(lying(back, true)).toEqual([null, 2, null, 4, 5, 6]);
    expect(lying(back, false)).toEqual(faces(back));
  });

  test('no die is lost when dice are in the air and others are turned', () => {
    const air = lay(before, [2, 4, 5, 6], { ...quiet, id: 2, facts: [takesUp(1, 2)] });
    const next = lay(air, [1, 2, 3, 4, 5, 6], { ...quiet, id: 3, facts: [turns(4, 3)] });
    expect([...faces(next)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('views that do not follow one another are shown as they are', () => {
    const next = lay(before, [3, 3, 3, 4, 6, 6], { ...quiet, id: 2, facts: [turns(9, 9)] });
    expect([...faces(next)].sort()).toEqual([3, 3, 3, 4, 6, 6]);
    expect(faces(next)[3]).toBe(4);
    expect(faces(lay(before, [], quiet))).toEqual([null, null, null, null, null, null]);
  });
});

describe('the setup', () => {
  const dice = [1, 2, 3, 6, 6, 6];
  const assign = { crit: 6, counter: 6, magic: 3, con: 6, xp: 1, camp: 2 };
  const offers = [
    offer('assign a', [{ name: 'uses', uses: 12 }], { assign: { ...assign, crit: 1, xp: 6 } }),
    offer('assign b', [{ name: 'uses', uses: 21 }], { assign }),
  ];
  const taps = (...steps: ((draft: Draft) => Draft)[]) => steps.reduce((draft, step) => step(draft), EMPTY);
  const die = (n: number) => (draft: Draft) => tapDie(draft, n);
  const place = (to: (typeof PLACES)[number]) => (draft: Draft) => tapPlace(draft, to);

  test('a die and then a place, or the other way round', () => {
    expect(taps(die(3), place('con')).at).toEqual({ con: 3 });
    expect(taps(place('con'), die(3)).at).toEqual({ con: 3 });
    expect(taps(die(3), die(3)).hand).toBeNull();
  });

  test('dice that lie change their places', () => {
    const both = [die(0), place('xp'), die(1), place('camp')];
    expect(taps(...both, place('xp'), place('camp')).at).toEqual({ xp: 1, camp: 0 });
    expect(taps(...both, place('xp'), place('crit')).at).toEqual({ crit: 0, camp: 1 });
    const replaced = taps(...both, die(2), place('xp'));
    expect(replaced.at).toEqual({ xp: 2, camp: 1 });
    expect(placeOf(replaced, 0)).toBeUndefined();
  });

  test('the last die finds its place, and the offer is found whichever six lies where', () => {
    const five = taps(
      die(5),
      place('crit'),
      die(3),
      place('counter'),
      die(2),
      place('magic'),
      die(4),
      place('con'),
      die(0),
      place('xp'),
    );
    expect(offerOf(five, dice, offers)).toBeUndefined();
    expect(offerOf(completed(five, 6), dice, offers)?.word).toBe('assign b');
    expect(completed(EMPTY, 6)).toBe(EMPTY);
  });
});

describe('placing them for me', () => {
  const faces = [4, 1, 6, 2, 5, 3];
  const faceAt = ({ at }: Draft) => PLACES.map((place) => faces[at[place] ?? -1]);
  const usual = { crit: 4, counter: 6, magic: 3, con: 5, xp: 1, camp: 2 };
  const shortcut = (value: unknown) =>
    ({ word: 'usual', outlook: [], value }) as import('../src/protocol').Offer;
  test('puts the dice where the house would put them', () => {
    expect(faceAt(filled(EMPTY, faces, usual))).toEqual([4, 6, 3, 5, 1, 2]);
    const other = { ...usual, crit: 1, xp: 4 };
    expect(faceAt(filled(EMPTY, faces, other))).toEqual([1, 6, 3, 5, 4, 2]);
  });
  test('knows it from the shortcut, and fills the sheet in its order where it says nothing', () => {
    expect(assignmentOf(shortcut({ assign: usual }))).toEqual(usual);
    expect(assignmentOf(shortcut(null))).toBeNull();
    expect(assignmentOf(shortcut('keep'))).toBeNull();
    expect(faceAt(filled(EMPTY, faces, null))).toEqual([6, 5, 4, 3, 2, 1]);
  });
  test('leaves what was placed where it lies, and only fills the rest', () => {
    const draft: Draft = { at: { xp: 2, magic: 1 }, hand: 0, waits: null };
    const all = filled(draft, faces, usual);
    expect(all.at).toMatchObject({ xp: 2, magic: 1 });
    expect(faceAt(all)).toEqual([3, 5, 1, 4, 6, 2]);
    expect(all.hand).toBeNull();
    expect(filled(all, faces, usual).at).toEqual(all.at);
  });
  test('an ability was used when dice were turned or taken up', () => {
    expect(isUse({ name: 'turns', ability: 'crit', left: 1, from: 2, to: 5 })).toBe(true);
    expect(isUse({ name: 'takes-up', ability: 'con', left: 1, dice: [1] })).toBe(true);
    expect(isUse({ name: 'rolls-again', dice: [1], all: [1] })).toBe(false);
  });
});

describe('what can be done', () => {
  const clears = (ways: number, total: number, percent: number) =>
    ({ name: 'clears', ways, total, percent }) as const;
  const offers = [
    offer('crit 5', [{ name: 'becomes', from: 5, face: 2 }, { name: 'cleared' }], { crit: 5 }),
    offer('counter 5+', [{ name: 'becomes', from: 5, face: 6 }], { counter: [5, 'up'] }),
    offer('counter 5-', [{ name: 'becomes', from: 5, face: 4 }, { name: 'lost' }], { counter: [5, 'down'] }),
    offer('magic 5', [{ name: 'rolls-one', face: 5 }, clears(1, 6, 16.7)], { magic: 5 }),
    offer('con 1 5', [{ name: 'rolls', dice: [1, 5] }, clears(2, 36, 5.6)], { con: [1, 5] }),
    offer('gain magic', [{ name: 'more-circles', ability: 'magic', left: 1, then: 2 }], { gain: 'magic' }),
    offer('again', [{ name: 'rolls-all-again', total: 14, enough: 15 }], 'again'),
  ];

  test('uses belong to the dice that are picked', () => {
    const uses = usesOf(offers);
    expect(uses).toHaveLength(5);
    expect(usesOn(uses, [5]).map((use) => use.offer.word)).toEqual([
      'crit 5',
      'counter 5+',
      'counter 5-',
      'magic 5',
    ]);
    expect(usesOn(uses, [5, 1]).map((use) => use.offer.word)).toEqual(['con 1 5']);
    expect(usesOn(uses, [])).toEqual([]);
  });

  test('what they would do is known', () => {
    expect(outlookOf(offers[0]!)).toEqual({ becomes: 2, chance: null, end: 'cleared' });
    expect(outlookOf(offers[2]!)).toEqual({ becomes: 4, chance: null, end: 'lost' });
    expect(outlookOf(offers[3]!)).toEqual({ becomes: null, chance: 16.7, end: null });
    expect([percentText(16.7), percentText(0)]).toEqual(['16.7', '< 0.1']);
    const order = byPromise(usesOf(offers)).map((use) => use.offer.word);
    expect(order).toEqual(['crit 5', 'magic 5', 'con 1 5', 'counter 5+', 'counter 5-']);
  });

  test('a reward', () => {
    expect(gainOf(offers, 'magic')?.word).toBe('gain magic');
    expect(gainOf(offers, 'con')).toBeUndefined();
  });
});

describe('the map', () => {
  test.each([1, 3, 8, 12, 16])('%i zones lie apart and on the map, on a phone too', (zones) => {
    for (const width of [330, 860]) {
      const { spots, height, room } = road(zones, width);
      expect(spots).toHaveLength(zones);
      for (const { x, y } of spots) {
        expect(x - room / 2).toBeGreaterThanOrEqual(-1);
        expect(x + room / 2).toBeLessThanOrEqual(width + 1);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(zones);
    }
  });

  test('the road turns at the end of a row', () => {
    const { spots } = road(8, 330);
    expect(spots[4]!.x).toBe(spots[3]!.x);
    expect(spots[7]!.x).toBe(spots[0]!.x);
  });

  test('zones are drawn by their names, and campfires as fires', () => {
    expect(emblemOf({ name: 'Wolves', boxes: '4 5 X X X' }, 0)).toBe('wolf');
    expect(emblemOf({ name: 'The Inn', boxes: 'rest' }, 4)).toBe('fire');
    expect(emblemOf({ name: 'Nowhere', boxes: '1' }, 1)).toBe('stones');
  });
});

test('a title goes as far as the house says', () => {
  const titles: TitleScore[] = [
    { title: 'lord', most: 0 },
    { title: 'master', most: 5 },
    { title: 'adventurer', most: null },
  ];
  const names = [0, 1, 5, 6, 28].map((circles) => titleOf(titles, circles)?.title);
  expect(names).toEqual(['lord', 'master', 'master', 'adventurer', 'adventurer']);
  const circles = { left: 2, crossed: 3 };
  const abilities = { crit: circles, counter: circles, magic: circles, con: { left: 0, crossed: 0 } };
  expect(crossed({ abilities } as LanternView)).toBe(9);
});

test('sounds', () => {
  expect(soundOf([], 'fight')).toBeNull();
  expect(soundOf([turns(3, 4)], 'fight')).toBe('move');
  expect(soundOf([takesUp(3), rollsAgain([4], [1, 2, 2, 4, 5, 6])], 'fight')).toBe('dice');
  expect(soundOf([takesUp(3), rollsAgain([4], [1, 2, 2, 4, 5, 6])], 'lost')).toBe('bad');
});
