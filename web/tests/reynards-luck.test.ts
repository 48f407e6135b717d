import { describe, expect, it } from 'vitest';
import { placedOn, settled, shuffled, swapped } from '../src/games/reynards-luck/arrangement';
import { chanceOf, choicesOf } from '../src/games/reynards-luck/choices';
import { fightIn, fightTold, sumOf, winnerOf } from '../src/games/reynards-luck/fight';
import { follow } from '../src/games/reynards-luck/follow';
import type {
  Action,
  Kind,
  Phase,
  ReynardFact,
  ReynardOutlook,
  Seat,
  SeenPiece,
  View,
} from '../src/games/reynards-luck/rules';
import { Squares } from '../src/games/reynards-luck/squares';
import { lastMoveIn, worthSaying } from '../src/games/reynards-luck/told';
import type { Fact } from '../src/protocol';

const piece = (owner: Seat, square: string, kind: Kind | null): SeenPiece => ({
  owner,
  square,
  kind,
  standing: 'hidden',
});

const view = (phase: Phase, pieces: SeenPiece[] = []): View => ({
  phase,
  on_turn: 'p2',
  turns: 3,
  claim: null,
  pieces,
  hidden: [[], []],
  reserves: [[], []],
  hands: [],
  played: ['nothing', 'face-down'],
  spent: [],
  deck: 30,
});

describe('squares', () => {
  it('show Red its own side at the bottom, and Blue the board turned', () => {
    const [red, blue] = [new Squares(9, false), new Squares(9, true)];
    expect(red.spot('a1')).toEqual({ column: 0, row: 8 });
    expect(blue.spot('a1')).toEqual({ column: 8, row: 0 });
    expect(blue.rows().at(-1)?.[0]).toBe('i9');
  });

  it('are reached by arrows as they are seen, and never left', () => {
    const blue = new Squares(9, true);
    expect(blue.step('e5', 'ArrowUp')).toBe('e4');
    expect(blue.step('e5', 'ArrowRight')).toBe('d5');
    expect(blue.step('i9', 'ArrowLeft')).toBe('i9');
    expect(blue.step('e5', 'Enter')).toBeNull();
  });

  it('lead back to themselves', () => {
    for (const turned of [false, true]) {
      const squares = new Squares(9, turned);
      for (const square of squares.rows().flat()) expect(squares.at(squares.spot(square))).toBe(square);
    }
  });
});

describe('choices', () => {
  const offer = (word: string, value: Action, ...outlook: ReynardOutlook[]) => ({
    word,
    outlook: outlook as unknown as Fact[],
    value,
  });
  const offers = [
    offer('a2-a3', { go: { from: 'a2', to: 'a3', deed: 'move' } }, { name: 'move', kind: '4' }),
    offer(
      'a2xa8',
      { go: { from: 'a2', to: 'a8', deed: 'challenge' } },
      { name: 'challenge', kind: '4', against: null, wins: 2, total: 5 },
    ),
    offer('card 6', { card: 6 }, { name: 'card', wins: 86, ties: 8, loses: 6, total: 100 }),
    offer('return fox', { return: 'fox' }),
    offer('place 3', { place: '3' }),
    offer('roll', 'roll'),
  ];

  it('are tied to the places where they are made', () => {
    const choices = choicesOf(offers);
    expect(choices.goes.get('a2')?.map(({ to, challenge }) => [to, challenge])).toEqual([
      ['a3', false],
      ['a8', true],
    ]);
    expect(choices.cards.get(6)?.word).toBe('card 6');
    expect(choices.returns.map(({ kind }) => kind)).toEqual(['fox']);
    expect(choices.places.get('3')?.word).toBe('place 3');
    expect(choices.words.get('roll')?.word).toBe('roll');
  });

  it('show the chance to win', () => {
    expect(offers.map(chanceOf)).toEqual([null, '40 %', '86 %', null, null, null]);
  });
});

describe('following pieces', () => {
  const keyOf = (pieces: readonly { square: string; key: number }[], square: string) =>
    pieces.find((piece) => piece.square === square)?.key;

  it('one that goes is the same', () => {
    const before = follow([], [piece('p1', 'a2', '4'), piece('p1', 'b2', '4'), piece('p2', 'a8', null)]);
    const after = follow(before, [piece('p1', 'a5', '4'), piece('p1', 'b2', '4'), piece('p2', 'a8', null)]);
    expect(keyOf(after, 'a5')).toBe(keyOf(before, 'a2'));
    expect(keyOf(after, 'b2')).toBe(keyOf(before, 'b2'));
  });

  it('one that is turned over where it stands is the same', () => {
    const before = follow([], [piece('p2', 'a8', null)]);
    const after = follow(before, [{ ...piece('p2', 'a8', '6'), standing: 'revealed' }]);
    expect(after[0]?.key).toBe(before[0]?.key);
  });

  it('two that change places cross', () => {
    const before = follow([], [piece('p1', 'a1', '4'), piece('p1', 'b1', 'fox')]);
    const after = follow(before, [piece('p1', 'a1', 'fox'), piece('p1', 'b1', '4')]);
    expect(keyOf(after, 'a1')).toBe(keyOf(before, 'b1'));
    expect(keyOf(after, 'b1')).toBe(keyOf(before, 'a1'));
  });

  it('a captive that comes back for the other side is new', () => {
    const before = follow([], [piece('p2', 'a8', '6')]);
    const after = follow(before, [{ ...piece('p1', 'e1', '6'), standing: 'turncoat' }]);
    expect(after[0]?.key).not.toBe(before[0]?.key);
  });
});

describe('a confrontation', () => {
  const cards = view({ name: 'cards', from: 'c8', to: 'c4' }, [
    piece('p2', 'c8', null),
    piece('p1', 'c4', 'fox'),
  ]);
  const going = fightIn(cards)!;

  it('begins with what the viewer knows', () => {
    expect(going.sides.map(({ seat, kind, faceDown }) => [seat, kind, faceDown])).toEqual([
      ['p2', null, true],
      ['p1', 'fox', false],
    ]);
    expect(winnerOf(going)).toBeNull();
  });

  const meets = (one: Kind, other: Kind): ReynardFact[] => [
    { name: 'shows', side: 'blue', square: 'c8', kind: one },
    { name: 'shows', side: 'red', square: 'c4', kind: other },
  ];
  const turned = (red: number, blue: number): ReynardFact => ({ name: 'turns-cards', red, blue });
  const sums: ReynardFact[] = [
    { name: 'adds', side: 'blue', square: 'c8', kind: '6', die: null, card: 4, sum: 10 },
    { name: 'adds', side: 'red', square: 'c4', kind: 'fox', die: 4, card: 5, sum: 9 },
  ];
  const redFox = (die: number): ReynardFact => ({ name: 'fox-rolls', side: 'red', square: 'c4', die });

  it('is told by what was reported to its end, though the next turn has begun', () => {
    const facts: ReynardFact[] = [
      { name: 'plays', side: 'red', card: 5 },
      { name: 'plays-hidden', side: 'blue' },
      ...meets('6', 'fox'),
      redFox(4),
      turned(5, 4),
      ...sums,
      { name: 'captures', side: 'blue', kind: 'fox', square: 'c4' },
      { name: 'draws-hidden', side: 'blue' },
      { name: 'draws', side: 'red', card: 2 },
      { name: 'rolls', side: 'red', die: 3 },
    ];
    const fight = fightTold(facts, going)!;
    expect(fight.sides.map((side) => sumOf(fight, side))).toEqual([10, 9]);
    expect(fight.sides[1].die).toBe(4);
    expect(winnerOf(fight)).toBe('p2');
  });

  it('gives two foxes their dice', () => {
    const blueFox: ReynardFact = { name: 'fox-rolls', side: 'blue', square: 'c8', die: 2 };
    const fight = fightTold(
      [...meets('fox', 'fox'), blueFox, redFox(5), turned(3, 6), { name: 'ties' }],
      going,
    )!;
    expect(fight.sides.map(({ die }) => die)).toEqual([2, 5]);
    expect(winnerOf(fight)).toBe('tie');
  });

  it('is not begun by the die of a turn', () => {
    const moved: ReynardFact = { name: 'moves', side: 'red', from: 'a2', to: 'a4', foxhead: false };
    expect(fightTold([moved, { name: 'rolls', side: 'red', die: 3 }], null)).toBeNull();
  });

  it('that is over does not take the die of the next turn', () => {
    const over = fightTold([...meets('3', 'fox'), redFox(1), turned(2, 2)], going)!;
    const stays: ReynardFact = { name: 'stays', side: 'blue', square: 'c8' };
    expect(fightTold([stays, { name: 'rolls', side: 'red', die: 6 }], over)).toBeNull();
  });

  it('names neither sums nor a winner before they are told', () => {
    const open = fightTold([...meets('6', 'fox'), redFox(4), turned(5, 4)], going)!;
    expect(open.sides.map((side) => sumOf(open, side))).toEqual([null, null]);
    const summed = fightTold(sums, open)!;
    expect(summed.sides.map((side) => sumOf(summed, side))).toEqual([10, 9]);
    expect(winnerOf(summed)).toBeNull();
  });

  it('is decided in every view that comes after the cards', () => {
    const duel = {
      from: 'c8',
      to: 'c4',
      challenger: { kind: '6' as const, card: 4 },
      challenged: { kind: '3' as const, card: 2 },
    };
    expect(winnerOf(fightIn(view({ name: 'turn-cards', duel }))!)).toBeNull();
    expect(winnerOf(fightIn(view({ name: 'advance', duel }))!)).toBe('p2');
    expect(winnerOf(fightIn(view({ name: 'draw', duel }))!)).toBe('p2');
  });
});

describe('an arrangement', () => {
  const all: Kind[] = ['1', '1', '2', 'fox'];
  const formation = ['a1', 'b1', 'c1', 'd1'];

  it('knows what the house has, up to the first gap', () => {
    const pieces = [piece('p1', 'a1', '2'), piece('p1', 'c1', '1'), piece('p2', 'b1', null)];
    expect(placedOn(formation, pieces, 'p1')).toEqual(['2']);
  });

  it('stays as it is where that is possible', () => {
    expect(settled(['fox', '1', '2', '1'], all, ['fox'])).toEqual(['fox', '1', '2', '1']);
  });

  it('gives way to what is placed, and keeps all pieces', () => {
    const now = settled(['fox', '1', '2', '1'], all, ['2']);
    expect(now[0]).toBe('2');
    expect([...now].sort()).toEqual([...all].sort());
  });

  it('begins with all pieces', () => {
    expect([...settled([], all, [])].sort()).toEqual([...all].sort());
  });

  it('swaps two, but none that is placed', () => {
    expect(swapped(['1', '2', '3'], 0, 0, 2)).toEqual(['3', '2', '1']);
    expect(swapped(['1', '2', '3'], 1, 0, 2)).toEqual(['1', '2', '3']);
  });

  it('is shuffled behind what is placed', () => {
    const mixed = shuffled(['6', '1', '2', '3', '4'], 1, () => 0);
    expect(mixed[0]).toBe('6');
    expect(mixed).not.toEqual(['6', '1', '2', '3', '4']);
    expect([...mixed].sort()).toEqual(['1', '2', '3', '4', '6']);
  });
});

describe('what was reported', () => {
  const rolls: ReynardFact = { name: 'rolls', side: 'red', die: 2 };
  const moves: ReynardFact = { name: 'moves', side: 'blue', from: 'b8', to: 'b5', foxhead: true };
  const claims: ReynardFact = { name: 'claims', side: 'blue', other: 'red', foxheads: 4 };
  const line = (...facts: ReynardFact[]) => ({ facts: facts as unknown as Fact[] });

  it('tells the last move, of whatever kind', () => {
    const challenges: ReynardFact = { name: 'challenges', side: 'red', from: 'c8', to: 'c4' };
    expect(lastMoveIn([moves, rolls, challenges])).toEqual(['c8', 'c4']);
    expect(lastMoveIn([rolls, { name: 'plays-hidden', side: 'blue' }])).toBeNull();
  });

  it('is said when somebody did something', () => {
    const lines = [line(moves, claims, { name: 'turn-passes', to: 'red' }), line(rolls)];
    expect(worthSaying(lines)).toEqual([moves, claims]);
    expect(worthSaying([line(rolls)])).toBeNull();
    const starts: ReynardFact = { name: 'starts', side: 'red' };
    expect(worthSaying([line(starts)])).toEqual([starts]);
  });
});
