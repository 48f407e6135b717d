import { describe, expect, it } from 'vitest';
import { continued, EMPTY, happenings } from '../src/games/lucky-shot/chapter';
import { changeOf, columnsFor, lost, marks, pyramid } from '../src/games/lucky-shot/changes';
import { figures, next, onward, open, tagOf, waysOf } from '../src/games/lucky-shot/path';
import { chapterOf, othersPrompt, ownPrompt, whereIs } from '../src/games/lucky-shot/prompt';
import { soundOf } from '../src/games/lucky-shot/sounds';
import type {
  Action,
  FortView,
  LuckyShotFact,
  LuckyShotOutlook,
  Phase,
  Treasure,
  View,
} from '../src/games/lucky-shot/rules';
import type { Fact, Offer } from '../src/protocol';
import type { News } from '../src/table/director/director.svelte';

const fort = (name: string, more: Partial<FortView> = {}): FortView => ({
  name,
  level: 3,
  built: 5,
  destroyed: 0,
  treasure: null,
  ...more,
});
function view(forts: FortView[], more: Partial<View> = {}): View {
  const of = (seat: string) => forts.filter((each) => each.name.startsWith(seat));
  const player = (seat: string) => ({ in_play: true, volcano: false, letters: 3, forts: of(seat) });
  return {
    players: [player('1'), player('2')],
    available: [],
    set_aside: [],
    on_turn: 'p1',
    card: { attack: 'empty', build: 'empty', raid: 'empty', fortify: 'empty' },
    chosen_die: false,
    chosen_act: false,
    thief: null,
    turns: 3,
    phase: { name: 'act' },
    ...more,
  };
}
const offer = (word: string, value: Action, ...outlook: LuckyShotOutlook[]): Offer => ({
  word,
  outlook: outlook as unknown as Fact[],
  value,
});
const line = (n: number, ...facts: LuckyShotFact[]) => ({
  n,
  at: 0,
  what: 'line' as const,
  line: '',
  facts: facts as unknown as Fact[],
});
const raid = (into: string): LuckyShotOutlook => ({
  name: 'raid',
  treasure: 'sea',
  into,
  dice: 2,
  ways: 25,
  total: 36,
});

const ACT = [
  offer('build 1a', { build: { fort: '1a', one: false } }, { name: 'build', bricks: 2, from: 4, to: 6 }),
  offer('build 1a 1', { build: { fort: '1a', one: true } }, { name: 'build', bricks: 1, from: 4, to: 5 }),
  offer('raid 2a 1b', { raid: { from: '2a', into: '1b' } }, raid('1b')),
  offer('raid 2a 1c', { raid: { from: '2a', into: '1c' } }, raid('1c')),
  offer('level 2a 4', { level: { fort: '2a', level: 4 } }, { name: 'level', from: 3, to: 4 }),
  offer('create', 'create', { name: 'create', level: 4, bricks: 1 }),
  offer('done', 'done', { name: 'end-turn', dice: 3 }),
];

describe('the way to a choice', () => {
  const ways = waysOf(ACT, false);

  it('begins with a die of the card', () => {
    expect([...next(ways, []).keys()]).toEqual(['place:build', 'place:raid', 'place:fortify', 'word:done']);
  });
  it('goes on with forts, and ends with one offer', () => {
    expect([...next(ways, ['place:raid', 'fort:2a']).keys()]).toEqual(['fort:1b', 'fort:1c']);
    expect(open(ways, ['place:raid', 'fort:2a', 'fort:1c']).map((way) => way.offer.word)).toEqual([
      'raid 2a 1c',
    ]);
    expect([...next(ways, ['place:fortify']).keys()]).toEqual(['fort:2a', 'new']);
  });
  it('leads to every offer, and to each by another way', () => {
    const all = ways.map((way) => way.keys.join());
    expect(new Set(all).size).toBe(ACT.length);
  });
  it('needs no die for a power', () => {
    const power = waysOf([offer('build 1a', { build: { fort: '1a', one: false } })], true);
    expect([...next(power, []).keys()]).toEqual(['fort:1a']);
  });
  it('goes by itself only where there is nothing to decide', () => {
    expect(onward(ways, [])).toEqual([]);
    const oneDie = waysOf(
      ACT.filter(({ word }) => /raid|done/.test(word)),
      false,
    );
    expect(onward(oneDie, [])).toEqual(['place:raid', 'fort:2a']);
    const last = waysOf([offer('put raid', { put: 'raid' })], false);
    expect(onward(last, [])).toEqual([]);
  });
  it('shows the figures of an outlook', () => {
    expect(ACT.map(figures)).toEqual(['4 → 6', '4 → 5', '69 %', '69 %', '', '', '']);
    expect(tagOf(next(ways, ['place:fortify']).get('fort:2a')!)).toBe('→ 4');
  });
});

describe('the boxes of a fort', () => {
  it('are marked from the ground up: standing, gone, room', () => {
    const boxes = marks(fort('1a', { built: 7, destroyed: 5 }), 15);
    expect(boxes.filter((mark) => mark === 'stands')).toHaveLength(2);
    expect(boxes.indexOf('gone')).toBe(2);
    expect(boxes.indexOf('room')).toBe(7);
    expect(boxes).toHaveLength(15);
  });
  it('lie in a pyramid', () => {
    const boxes = pyramid(5, 20, 13, 2);
    const rows = new Map<number, number>();
    for (const { y } of boxes) rows.set(y, (rows.get(y) ?? 0) + 1);
    expect([...rows.values()]).toEqual([5, 4, 3, 2, 1]);
    expect(boxes[0]!.y).toBeGreaterThan(boxes[14]!.y);
    expect(boxes[14]!.x).toBe((boxes[0]!.x + boxes[4]!.x) / 2);
  });
  it('have room beside each other', () => {
    expect(columnsFor(1, 2, false)).toEqual({ wide: 2, narrow: 1 });
    expect(columnsFor(4, 2, false)).toEqual({ wide: 4, narrow: 2 });
    expect(columnsFor(5, 3, false).wide).toBe(3);
    expect(columnsFor(26, 2, false)).toEqual({ wide: 6, narrow: 3 });
    expect(columnsFor(2, 3, true).narrow).toBe(4);
  });
});

describe('what is new', () => {
  const base = view([fort('1a'), fort('2a', { treasure: 'sea' }), fort('2b')]);
  it('is marked on a fort', () => {
    expect(changeOf(fort('1a', { built: 7 }), base).bricks).toBe(2);
    expect(changeOf(fort('1a', { destroyed: 1 }), base).bricks).toBe(-1);
    expect(changeOf(fort('2a', { level: 4 }), base)).toMatchObject({ level: true, treasure: true });
    expect(changeOf(fort('1b'), base).fresh).toBe(true);
    expect(changeOf(fort('1b'), view([])).fresh).toBe(false);
  });
  it('can be a fort that is gone', () => {
    expect(lost(view([fort('1a'), fort('2a')]), base, 2).map(({ name }) => name)).toEqual(['2b']);
    expect(lost(base, null, 2)).toEqual([]);
  });
});

describe('a chapter', () => {
  const before = (view: View, offers: Offer[] = []) => ({ view, offers }) as unknown as News['before'];
  const mine = view([fort('1a')], { on_turn: 'p1' });
  const theirs = view([fort('1a')], { on_turn: 'p2', turns: 4 });
  const first = line(1, { name: 'done', seat: 'p1' }, { name: 'turn-passes', to: 'p2' });
  const second = line(2, {
    name: 'attacks',
    seat: 'p2',
    fort: '1a',
    bricks: 1,
    standing: 4,
    power: null,
  });

  it('gathers what others did since the own turn, and marks what differs from then', () => {
    const one = continued(EMPTY, { id: 1, lines: [first], before: before(mine, ACT) }, theirs, 1);
    const two = continued(one, { id: 2, lines: [second], before: before(theirs) }, theirs, 1);
    expect(two.lines).toEqual([first, second]);
    expect(two.base).toBe(mine);
  });
  it('keeps the marks while dice are put, and begins anew with an act', () => {
    const putting = { ...mine, phase: { name: 'put', die: 4 } as Phase };
    const chapter = { id: 1, base: theirs, looksOn: false, lines: [second] };
    const news = { id: 2, lines: [], before: before(putting, ACT) };
    expect(continued(chapter, news, mine, 1).base).toBe(theirs);
    expect(continued(chapter, { ...news, before: before(mine, ACT) }, mine, 1).base).toBe(mine);
  });
  it('is a turn for those who look on', () => {
    const one = continued(EMPTY, { id: 1, lines: [first], before: before(mine) }, theirs, null);
    const two = continued(one, { id: 2, lines: [second], before: before(theirs) }, theirs, null);
    expect([one.base, two.base]).toEqual([mine, mine]);
    const three = continued(two, { id: 3, lines: [], before: before(theirs) }, { ...mine, turns: 5 }, null);
    expect(three).toMatchObject({ base: theirs, lines: [] });
  });
  it('is a turn for those who are out', () => {
    const out = { ...mine.players[0]!, in_play: false };
    const was = { ...theirs, players: [out, mine.players[1]!] };
    const now = { ...was, on_turn: 'p3', turns: 5 };
    const chapter = { id: 1, base: mine, looksOn: false, lines: [first] };
    const next = continued(chapter, { id: 2, lines: [second], before: before(was) }, now, 1);
    expect(next).toMatchObject({ base: was, looksOn: true, lines: [second] });
  });
  it('goes on in a replay step by step, and begins anew after a jump', () => {
    const moment = (view: View) => ({ view }) as News['before'];
    const one = continued(EMPTY, { id: 7, lines: [first], before: moment(mine) }, theirs, 1);
    const two = continued(one, { id: 8, lines: [second], before: moment(theirs) }, theirs, 1);
    expect(two.lines).toEqual([first, second]);
    expect(continued(two, { id: 12, lines: [second], before: moment(theirs) }, theirs, 1).lines).toEqual([
      second,
    ]);
    const back = continued(two, { id: 7, lines: [first], before: moment(mine) }, theirs, 1);
    expect(back).toMatchObject({ base: mine, lines: [first] });
  });
  it('tells rolls with their dice, and not what the card shows anyway', () => {
    const told = happenings([
      line(1, { name: 'card-roll', seat: 'p2', die: 5 }),
      line(2, { name: 'puts', seat: 'p2', die: 5, place: 'raid' }),
      line(3, { name: 'raids', seat: 'p2', treasure: 'sea', from: '1a', into: '2b' }),
      line(
        4,
        { name: 'defends', seat: 'p1', dice: [2, 4], fort: '1a', blocked: false },
        { name: 'lies', treasure: 'sea', fort: '2b' },
      ),
      line(5, { name: 'hunt-roll', seat: 'p2', die: 6, found: false }),
      line(6, { name: 'comes-into-play', treasure: 'sea' }),
      line(7, { name: 'done', seat: 'p2' }, { name: 'turn-passes', to: 'p1' }),
    ]);
    expect(told.map(({ n, dice, verdict }) => [n, dice, verdict])).toEqual([
      [3, [], null],
      [4, [2, 4], 'hit'],
      [5, [6], 'miss'],
      [6, [], null],
    ]);
  });
});

describe('words', () => {
  it('say what to do now', () => {
    expect(ownPrompt({ name: 'put', die: 4 }, [], ['place:raid'])).toMatchObject({
      key: 'lucky-prompt-put',
      args: { die: 4 },
    });
    const act: Phase = { name: 'act' };
    expect(ownPrompt(act, [], ['place:raid', 'word:done']).key).toBe('lucky-prompt-act');
    expect(ownPrompt(act, ['place:raid'], ['fort:2a']).key).toBe('lucky-prompt-raid');
    expect(ownPrompt(act, ['place:raid', 'fort:2a'], ['fort:1b']).key).toBe('lucky-prompt-into');
    expect(ownPrompt(act, ['place:build', 'fort:2a'], ['word:build 2a']).key).toBe('lucky-prompt-bricks');
    const power: Phase = { name: 'power', treasure: 'sea' };
    expect(ownPrompt(power, ['fort:1a'], ['level:1'])).toEqual({
      key: 'lucky-prompt-level',
      args: { fort: '1a' },
    });
    expect(othersPrompt(view([], { phase: { name: 'block', from: '1a', into: '2b' } }), 'Ben').key).toBe(
      'lucky-wait-roll',
    );
    const die: Phase = { name: 'die', purpose: 'card' };
    expect(othersPrompt(view([], { phase: die }), 'Ben').key).toBe('lucky-wait-roll');
    expect(othersPrompt(view([], { phase: die, chosen_die: true }), 'Ben').key).toBe('lucky-wait-die');
  });
  it('find each treasure', () => {
    const now = view([fort('2b', { treasure: 'sea' })], { available: ['swamp'], set_aside: ['forest'] });
    const where = (treasure: Treasure) => whereIs(now, treasure);
    expect(where('sea')).toEqual({ at: 'fort', fort: '2b', seat: 2 });
    expect([where('swamp').at, where('forest').at, where('desert').at]).toEqual([
      'available',
      'aside',
      'loose',
    ]);
  });
  it('open the right chapter of the rules', () => {
    expect(chapterOf(view([], { phase: { name: 'starter' } }))).toBe(1);
    expect(chapterOf(view([]))).toBe(2);
    expect(chapterOf(view([], { phase: { name: 'over', winners: ['p1'] } }))).toBe(3);
  });
});

describe('sounds', () => {
  const poor = view([fort('1a')]);
  const rich = view([fort('1a', { treasure: 'sea' })]);
  const roll: LuckyShotFact = { name: 'card-roll', seat: 'p2', die: 4 };
  const leaves: LuckyShotFact = { name: 'leaves-power', seat: 'p2', power: 'sea' };
  const news = (was: View, fact: LuckyShotFact): News => ({
    id: 1,
    lines: [line(1, fact)],
    before: { view: was } as News['before'],
  });
  it('tell treasures from dice from moves', () => {
    expect(soundOf(news(poor, roll), rich, 1)).toBe('good');
    expect(soundOf(news(rich, roll), poor, 1)).toBe('bad');
    expect(soundOf(news(poor, roll), poor, 1)).toBe('dice');
    expect(soundOf(news(poor, leaves), poor, 1)).toBe('move');
    expect(soundOf({ id: 1, lines: [], before: null }, poor, 1)).toBe(null);
  });
});
