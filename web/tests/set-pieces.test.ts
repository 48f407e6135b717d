import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beats as fortuna } from '../src/games/fortuna/beats';
import { endOf as endOfFortuna } from '../src/games/fortuna/pieces/ending';
import { trialOf } from '../src/games/fortuna/pieces/trial';
import type { FortunaFact, FortunaView, Scored } from '../src/games/fortuna/rules';
import { beats as lucky } from '../src/games/lucky-shot/beats';
import { endOf as endOfLucky, journeyOf, ruinOf } from '../src/games/lucky-shot/pieces/scenes';
import type { FortView, LuckyShotFact, View as LuckyView } from '../src/games/lucky-shot/rules';
import { beats as reynard } from '../src/games/reynards-luck/beats';
import { fightShown, sumOf, winnerOf } from '../src/games/reynards-luck/fight';
import { endOf as endOfReynard } from '../src/games/reynards-luck/pieces/ending';
import type { Duel, Fighter, ReynardFact, View as ReynardView } from '../src/games/reynards-luck/rules';
import type { Entry, Now } from '../src/protocol';
import { Director, type Heard } from '../src/table/director/director.svelte';
import { expectPace, film, lengthOf, namesOf, type Line, type Shot } from './film';
import { people, untyped } from './told';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("Reynard's Luck", () => {
  const viewOf = (phase: ReynardView['phase']): ReynardView => ({
    phase,
    on_turn: 'p2',
    turns: 3,
    claim: null,
    pieces: [
      { owner: 'p2', square: 'c8', kind: null, standing: 'hidden' },
      { owner: 'p1', square: 'c4', kind: 'fox', standing: 'hidden' },
    ],
    hidden: [[], []],
    reserves: [[], ['2']],
    hands: [],
    played: ['face-down', 'face-down'],
    spent: [],
    deck: 30,
  });
  const duelOf = (challenger: Fighter, challenged: Fighter): Duel => ({
    from: 'c8',
    to: 'c4',
    challenger,
    challenged,
  });
  type Kind = Fighter['kind'];
  /** A confrontation from the pieces to who is captured, as the house tells it. */
  function confrontation(one: Kind, other: Kind, dice: readonly number[]): Line[] {
    const [mine, theirs]: [Fighter, Fighter] = [{ kind: one }, { kind: other }];
    const left = [...dice];
    const lines: Line[] = [];
    const told = (facts: ReynardFact[], phase: ReynardView['phase']) =>
      lines.push({ facts, view: viewOf(phase) });
    const open = () =>
      [mine, theirs].some(({ kind, die }) => kind === 'fox' && !die) ? 'foxes' : 'turn-cards';
    const now = (): ReynardView['phase'] => ({ name: open(), duel: duelOf({ ...mine }, { ...theirs }) });
    told(
      [
        { name: 'shows', side: 'blue', square: 'c8', kind: one },
        { name: 'shows', side: 'red', square: 'c4', kind: other },
      ],
      now(),
    );
    for (const [fighter, side, square] of [
      [mine, 'blue', 'c8'],
      [theirs, 'red', 'c4'],
    ] as const) {
      if (fighter.kind !== 'fox') continue;
      fighter.die = left.shift()!;
      told([{ name: 'fox-rolls', side, square, die: fighter.die }], now());
    }
    Object.assign(mine, { card: 2 });
    Object.assign(theirs, { card: 5 });
    const adds = (side: 'red' | 'blue', square: string, { kind, die, card }: Fighter): ReynardFact => ({
      name: 'adds',
      side,
      square,
      kind,
      die: die ?? null,
      card: card!,
      sum: (die ?? Number(kind)) + card!,
    });
    told(
      [
        { name: 'turns-cards', red: 5, blue: 2 },
        adds('blue', 'c8', mine),
        adds('red', 'c4', theirs),
        { name: 'captures', side: 'red', kind: one, square: 'c8' },
      ],
      { name: 'return', duel: duelOf({ ...mine }, { ...theirs }), winner: 'p1', captured: one },
    );
    return lines;
  }
  const before = viewOf({ name: 'reveal', from: 'c8', to: 'c4' });
  const shown = ({ before, facts, view }: Shot) =>
    fightShown(before as ReynardView, facts as unknown as ReynardFact[], view as ReynardView)!;

  const DUEL = 3150;
  test('a confrontation: pieces, the die of the fox, cards, sums, and who falls', () => {
    const shots = film(reynard, before, confrontation('6', 'fox', [4]));
    expect(namesOf(shots)).toEqual([
      'shows',
      'fox-rolls in the air',
      'fox-rolls',
      'turns-cards in the air',
      'turns-cards',
      'adds',
      'captures',
    ]);
    expect(new Set(shots.map(({ scene }) => scene))).toEqual(new Set(['duel']));
    expectPace(shots, DUEL, true);
    const fights = shots.map(shown);
    expect(fights.map(({ sides }) => sides.map(({ card }) => card))).toEqual([
      ...Array.from({ length: 4 }, () => [null, null]),
      ...Array.from({ length: 3 }, () => [2, 5]),
    ]);
    expect(fights.map((fight) => fight.sides.map((side) => sumOf(fight, side)))).toEqual([
      ...Array.from({ length: 5 }, () => [null, null]),
      [8, 9],
      [8, 9],
    ]);
    expect(fights.map(winnerOf)).toEqual([null, null, null, null, null, null, 'p1']);
  });

  test.each([
    ['no fox', confrontation('3', '4', [])],
    ['a fox', confrontation('6', 'fox', [4])],
    ['two foxes', confrontation('fox', 'fox', [1, 3])],
  ] as const)('with %s it takes about three seconds, and less when all is fast', (_, lines) => {
    const shots = film(reynard, before, lines);
    expectPace(shots, DUEL, true);
    expect(lengthOf(shots)).toBeGreaterThanOrEqual(2700);
    expect(lengthOf(film(reynard, before, lines, { factor: 0.45 }))).toBeLessThanOrEqual(1500);
    expect(film(reynard, before, lines, { factor: 0 })).toEqual([]);
  });

  test('without movement every part is a still', () => {
    const shots = film(reynard, before, confrontation('6', 'fox', [4]), { calm: true });
    expect(namesOf(shots)).toEqual(['shows', 'fox-rolls', 'turns-cards', 'adds', 'captures']);
  });

  test('who keeps others waiting is not held up by it', () => {
    const now = { waiting: [1], offers: [{ word: 'keep', outlook: [], value: 'keep' }] };
    const shots = film(reynard, before, confrontation('6', 'fox', [4]), { humans: [1, 2], now });
    expect(lengthOf(shots)).toBeLessThanOrEqual(1500);
  });

  test('the end says by what, and nothing before it is shown', () => {
    const end = viewOf({ name: 'over', ending: { by: 'foxheads', winner: 'p1' } });
    const held: ReynardFact = { name: 'held-foxheads', winner: 'red', foxheads: 4 };
    const moves: ReynardFact = { name: 'moves', side: 'blue', from: 'c8', to: 'c7', foxhead: false };
    const outcome = { winners: [1], scores: [1, 0] };
    const shots = film(reynard, viewOf({ name: 'act', die: 3 }), [{ facts: [moves, held], view: end }], {
      now: { outcome },
    });
    expect(shots).toMatchObject([{ name: 'held-foxheads', scene: 'end', outcome }]);
    expect(endOfReynard([held], end, outcome)).toEqual({ by: 'foxheads', winner: 'p1', left: [1, 2] });
    const last: ReynardFact = { name: 'last-turn', turn: 100, red: 5, blue: 5, winner: null };
    expect(endOfReynard([last], end, outcome)).toEqual({ by: 'count', winner: null, left: [5, 5] });
    const resigned: ReynardFact = { name: 'resigned', side: 'red' };
    expect(endOfReynard([resigned], end, null)).toMatchObject({ by: 'given-up', winner: 'p2' });
  });
});

describe('Fortuna', () => {
  const thrown = {
    spread: { dice: [2, 4], bricks: [2, 5] },
    groups: [{ dice: [2, 4], bricks: [2, 5] }],
  } as Scored['throw'];
  const scored: Scored = {
    throw: thrown,
    called: { call: 'grin', challengers: ['p1'], right: false },
    score: { line: 'smile', points: 14 },
  };
  const viewOf = (phase: FortunaView['phase'], more: Partial<FortunaView> = {}): FortunaView => ({
    players: [
      { score: 14, marbles: 3, colour: 'gold' },
      { score: 9, marbles: 2, colour: 'black' },
    ],
    starter: 'p1',
    on_turn: 'p2',
    turns: 4,
    phase,
    last: null,
    ...more,
  });
  const judged: FortunaFact[] = [
    { name: 'challenge', seats: ['p1'] },
    { name: 'named', line: 'smile', called: 'caught' },
    { name: 'loses', seat: 'p2', marbles: 1, left: 1 },
    { name: 'scores', seat: 'p2', points: 14, score: 23 },
    { name: 'turn-passes', to: 'p1' },
  ];
  const lines: Line[] = [
    {
      facts: [{ name: 'calls', seat: 'p2', call: 'grin' }],
      view: viewOf({ challenge: { throw: thrown, call: 'grin' } }),
    },
    { facts: judged, view: viewOf('dice', { on_turn: 'p1', turns: 5, last: { seat: 'p2', scored } }) },
  ];
  const shown = ({ before, facts, view }: Shot) =>
    trialOf(before as FortunaView, facts as unknown as FortunaFact[], view as FortunaView)!;

  test('the call, the doubt, the truth, and who pays, each by itself', () => {
    const shots = film(fortuna, viewOf({ call: thrown }), lines);
    expect(namesOf(shots)).toEqual(['calls', 'challenge', 'named', 'loses', 'scores']);
    expectPace(shots);
    const trials = shots.map(shown);
    expect(trials.every(({ caller, call }) => caller === 'p2' && call === 'grin')).toBe(true);
    expect(trials.map(({ doubters }) => doubters)).toEqual([[], ['p1'], ['p1'], ['p1'], ['p1']]);
    const truth = { line: 'smile', points: 14, right: false };
    expect(trials.map((trial) => trial.truth)).toEqual([null, null, truth, truth, truth]);
    expect(trials.map(({ marbles }) => marbles.length)).toEqual([0, 0, 0, 1, 0]);
    expect(trials.map((trial) => trial.scored)).toEqual([false, false, false, false, true]);
  });

  test('a press leads from the call to all that came of it, and the next one on', () => {
    const heard: Heard = { now: null, seat: null, people: people(2, []) };
    const still = {
      calm: () => true,
      hasten: () => undefined,
      landed: (then: () => void) => then(),
      settle: () => undefined,
    };
    const director = new Director(() => heard, { factor: () => 1, ...still });
    director.beats = untyped(fortuna);
    const now = (view: unknown) => ({ view, waiting: [], offers: [], outcome: null }) as unknown as Now;
    heard.now = now(viewOf({ call: thrown }));
    director.hear([], [], heard.now, false);
    const fresh = lines.map(
      ({ facts, view }, at) =>
        ({ n: at + 1, at: 0, what: 'line', line: '*', facts, view }) as unknown as Entry,
    );
    heard.now = now(lines[1]!.view);
    director.hear(fresh, fresh, heard.now, false);
    expect(director.piece?.name).toBe('calls');
    director.pass();
    expect(director.piece?.facts.map(({ name }) => name)).toEqual(['challenge', 'named', 'loses', 'scores']);
    expect(shown({ ...director.piece!, view: director.now!.view } as Shot)).toMatchObject({
      truth: { line: 'smile' },
      marbles: [{ seat: 'p2', by: -1 }],
    });
    director.pass();
    expect(director.piece).toBeNull();
  });

  test('however many play, each part is seen', () => {
    const shots = film(fortuna, viewOf({ call: thrown }), lines, { seats: 8 });
    expect(namesOf(shots)).toEqual(['calls', 'challenge', 'named', 'loses', 'scores']);
    expect(Math.min(...shots.map(({ ms }) => ms))).toBeGreaterThanOrEqual(590);
  });

  test('where nobody calls there is nothing to doubt', () => {
    const silent = viewOf('dice', { turns: 5, last: { seat: 'p2', scored: { ...scored, called: null } } });
    const facts = [{ name: 'named', line: 'smile', called: 'silent' }, judged[3]!];
    expect(film(fortuna, viewOf({ bricks: { dice: [2, 4] } }), [{ facts, view: silent }])).toEqual([]);
  });

  test('who wins is told at the end, and by what', () => {
    const over: FortunaFact = { name: 'over', winners: ['p1'], why: 'marbles' };
    const outcome = { winners: [1], scores: [24, 9] };
    const last = {
      facts: [...judged.slice(0, 4), over],
      view: viewOf('over', { last: { seat: 'p2', scored } }),
    };
    const shots = film(fortuna, viewOf({ challenge: { throw: thrown, call: 'grin' } }), [last], {
      now: { outcome },
    });
    expect(shots.map(({ name, outcome }) => [name, outcome !== null])).toEqual([
      ['challenge', false],
      ['named', false],
      ['loses', false],
      ['scores', false],
      ['over', true],
    ]);
    expect(endOfFortuna([over], outcome)).toMatchObject({ why: 'marbles', winners: ['p1'] });
    expect(endOfFortuna([{ name: 'resigned', seat: 'p1' }], null)).toBeNull();
  });
});

describe('Lucky Shot', () => {
  const fort = (name: string, level: number, treasure: FortView['treasure'] = null): FortView => ({
    name,
    level,
    built: 6,
    destroyed: 1,
    treasure,
  });
  const player = (...forts: FortView[]) => ({ in_play: true, volcano: false, letters: 3, forts });
  const [keep, raided, doomed] = [fort('1b', 5), fort('2a', 4, 'volcano'), fort('2b', 1, 'swamp')];
  const viewOf = (phase: LuckyView['phase'], more: Partial<LuckyView> = {}): LuckyView => ({
    players: [player(keep), player(raided, doomed)],
    available: [],
    set_aside: [],
    on_turn: 'p1',
    card: { attack: { ready: 1 }, build: 'empty', raid: { ready: 4 }, fortify: 'empty' },
    chosen_die: false,
    chosen_act: false,
    thief: null,
    turns: 8,
    phase,
    ...more,
  });
  const block = viewOf({ name: 'block', from: '2a', into: '1b' });
  const raid: Line = {
    facts: [{ name: 'raids', seat: 'p1', treasure: 'volcano', from: '2a', into: '1b' }],
    view: block,
  };
  const journey = ({ before, facts, view, rolling }: Shot) =>
    journeyOf(before as LuckyView, facts as unknown as LuckyShotFact[], view as LuckyView, rolling)!;
  const ruin = ({ before, facts, rolling }: Shot) =>
    ruinOf(before as LuckyView, facts as unknown as LuckyShotFact[], rolling)!;

  test('a raid: both forts, the dice against it, and where the treasure lies', () => {
    const dice = [1, 2, 3, 5, 6];
    const facts: LuckyShotFact[] = [
      { name: 'defends', seat: 'p2', dice, fort: '2a', blocked: false },
      { name: 'lies', treasure: 'volcano', fort: '1b' },
    ];
    const after = viewOf({ name: 'act' }, { players: [player(fort('1b', 5, 'volcano')), player()] });
    const shots = film(lucky, viewOf({ name: 'act' }), [raid, { facts, view: after }]);
    expect(namesOf(shots)).toEqual(['raids', 'defends in the air', 'defends', 'lies']);
    expectPace(shots);
    const journeys = shots.map(journey);
    expect(journeys.map(({ dice }) => dice)).toEqual([[], dice, dice, dice]);
    expect(journeys.map(({ result }) => result)).toEqual([null, null, 'passed', 'passed']);
    expect(journeys.map(({ home }) => home)).toEqual([null, null, null, '1b']);
    expect(journeys.every(({ treasure, wanted }) => treasure === 'volcano' && wanted === 4)).toBe(true);
  });

  test('a raid that is blocked ends with the dice', () => {
    const facts: LuckyShotFact[] = [{ name: 'defends', seat: 'p2', dice: [1, 4], fort: '2a', blocked: true }];
    const shots = film(lucky, viewOf({ name: 'act' }), [raid, { facts, view: viewOf({ name: 'act' }) }]);
    expect(shots.map(journey).map(({ result, home }) => [result, home])).toEqual([
      [null, null],
      [null, null],
      ['stopped', null],
    ]);
  });

  test('a fort falls, and what lay in it is saved or not when the die lies', () => {
    const loose = { treasure: 'swamp', owner: 'p2' } as const;
    const left = { players: [player(keep), player(raided)] };
    const saved = { players: [player({ ...keep, treasure: 'swamp' as const }), player(raided)] };
    const lines: Line[] = [
      {
        facts: [
          { name: 'attacks', seat: 'p1', fort: '2b', bricks: 5, standing: 0, power: null },
          { name: 'destroyed', fort: '2b', treasure: 'swamp' },
        ],
        view: viewOf({ name: 'salvage', loose }, left),
      },
      {
        facts: [{ name: 'salvages', seat: 'p1', treasure: 'swamp' }],
        view: viewOf({ name: 'salvage-die', loose }, left),
      },
      {
        facts: [
          { name: 'salvage-roll', seat: 'p1', die: 5, treasure: 'swamp', found: true },
          { name: 'lies', treasure: 'swamp', fort: '1b' },
        ],
        view: viewOf({ name: 'act' }, saved),
      },
    ];
    const shots = film(lucky, viewOf({ name: 'act' }), lines);
    expect(namesOf(shots)).toEqual([
      'destroyed',
      'salvages',
      'salvage-roll in the air',
      'salvage-roll',
      'lies',
    ]);
    expectPace(shots);
    const ruins = shots.map(ruin);
    expect(ruins.map(({ fort }) => fort?.name ?? null)).toEqual(['2b', null, null, null, null]);
    expect(ruins.map(({ found }) => found)).toEqual([null, null, null, true, true]);
    expect(ruins.map(({ home }) => home)).toEqual([null, null, null, null, '1b']);
    expect(ruins.slice(1).map(({ wanted }) => wanted)).toEqual(Array.from({ length: 4 }, () => [5]));
  });

  test('a treasure found otherwise is no set piece', () => {
    const facts: LuckyShotFact[] = [
      { name: 'hunt-roll', seat: 'p1', die: 5, found: true },
      { name: 'lies', treasure: 'sea', fort: '1b' },
    ];
    expect(
      film(lucky, viewOf({ name: 'die', purpose: 'hunt' }), [{ facts, view: viewOf({ name: 'act' }) }]),
    ).toEqual([]);
  });

  test('the end is for whoever won, or for several', () => {
    expect(endOfLucky([{ name: 'collected', winner: 'p2', treasures: 4 }], [])).toEqual({
      by: 'collected',
      winners: [2],
    });
    expect(endOfLucky([{ name: 'shared', winners: ['p1', 'p3'] }], [])!.winners).toEqual([1, 3]);
    expect(endOfLucky([{ name: 'resigned', seat: 'p1' }], [2])).toEqual({ by: 'given-up', winners: [2] });
    const three = viewOf({ name: 'act' }, { players: [player(keep), player(raided), player()] });
    expect(film(lucky, three, [{ facts: [{ name: 'resigned', seat: 'p3' }], view: three }])).toEqual([]);
  });
});
