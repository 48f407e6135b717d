import { describe, expect, it } from 'vitest';
import { placedOn, settled, shuffled, swapped } from '../src/games/reynards-luck/arrangement';
import { chanceIn, choicesOf } from '../src/games/reynards-luck/choices';
import { fightIn, fightTold, newParts, sumOf, winnerOf } from '../src/games/reynards-luck/fight';
import { follow } from '../src/games/reynards-luck/follow';
import { lastMoveIn, worthSaying } from '../src/games/reynards-luck/lines';
import { sceneryOf } from '../src/games/reynards-luck/scenery';
import { Squares } from '../src/games/reynards-luck/squares';
import type { Kind, Phase, Piece, SeatId, View } from '../src/games/reynards-luck/types';

const piece = (owner: SeatId, square: string, kind: Kind | null): Piece => ({
  owner,
  square,
  kind,
  standing: 'hidden',
});

const view = (phase: Phase, pieces: Piece[] = []): View => ({
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

describe('scenery', () => {
  it('is read as the house tells it', () => {
    const told = {
      size: 9,
      foxheads: ['b5'],
      sides: [
        { shield: 'e1', formation: ['a1', 'b1'] },
        { shield: 'e9', formation: ['a9'] },
      ],
    };
    const scenery = sceneryOf(told);
    expect(scenery.foxheads.has('b5')).toBe(true);
    expect(scenery.shields).toEqual({ p1: 'e1', p2: 'e9' });
    expect(scenery.formations.p1).toEqual(['a1', 'b1']);
  });

  it('is a bare board when nothing is told', () => {
    const scenery = sceneryOf(null);
    expect(scenery.size).toBe(9);
    expect(scenery.foxheads.size).toBe(0);
    expect(scenery.formations.p2).toEqual([]);
  });
});

describe('choices', () => {
  const offers = [
    { word: 'a2-a3', label: 'your 4', value: { go: { from: 'a2', to: 'a3', deed: 'move' } } },
    {
      word: 'a2xa8',
      label: 'your 4 against a hidden piece: wins 40 %',
      value: { go: { from: 'a2', to: 'a8', deed: 'challenge' } },
    },
    { word: 'card 6', label: 'wins 86 %, ties 8 %, loses 6 %', value: { card: 6 } },
    { word: 'return fox', label: '', value: { return: 'fox' } },
    { word: 'place 3', label: '', value: { place: '3' } },
    { word: 'roll', label: '', value: 'roll' },
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

  it('show the chance that the house names first', () => {
    expect(chanceIn('wins 86 %, ties 8 %, loses 6 %')).toBe('86 %');
    expect(chanceIn('your 4, a foxhead')).toBeNull();
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

  it('is told by the lines to its end, though the next turn has begun', () => {
    const lines = ['p1 card 5 | p2 ?', '* 6 meets fox', '* 4', '* cards 5 4', '* ?', '* card 2', '* 3'];
    const fight = fightTold(lines, going)!;
    expect(fight.sides.map(sumOf)).toEqual([10, 9]);
    expect(fight.sides[1].die).toBe(4);
    expect(winnerOf(fight)).toBe('p2');
    expect(newParts(going, fight)).toEqual(['pieces', 'die-1', 'cards', 'result']);
  });

  it('gives two foxes their dice in turn, the challenger first', () => {
    const fight = fightTold(['* fox meets fox', '* 2', '* 5', '* cards 3 6'], going)!;
    expect(fight.sides.map(({ die }) => die)).toEqual([2, 5]);
    expect(winnerOf(fight)).toBe('tie');
  });

  it('is not begun by the die of a turn', () => {
    expect(fightTold(['p1 a2-a4', '* 3'], null)).toBeNull();
  });

  it('that is over does not take the die of the next turn', () => {
    const over = fightTold(['* 3 meets fox', '* 1', '* cards 2 2'], going)!;
    expect(fightTold(['p2 stay', '* ?', '* 6'], over)).toBeNull();
  });

  it('shows only what is new', () => {
    const duel = {
      from: 'c8',
      to: 'c4',
      challenger: { kind: '6' as const },
      challenged: { kind: 'fox' as const },
    };
    const met = fightIn(view({ name: 'foxes', duel }))!;
    expect(newParts(going, met)).toEqual(['pieces']);
    const rolled = { ...duel, challenged: { kind: 'fox' as const, die: 2 } };
    expect(newParts(met, fightIn(view({ name: 'turn-cards', duel: rolled }))!)).toEqual(['die-1']);
  });

  it('of the same two pieces once more begins anew', () => {
    const over = fightTold(['* 6 meets fox', '* 4', '* cards 5 3'], going)!;
    expect(newParts(over, going)).toEqual([]);
    expect(newParts(going, over)).toContain('cards');
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

describe('lines', () => {
  it('tell the last move, of whatever kind', () => {
    expect(lastMoveIn(['p1 a2-a4', '* 3', 'p2 c8xc4'])).toEqual(['c8', 'c4']);
    expect(lastMoveIn(['* 3', 'p1 card 4 | p2 ?'])).toBeNull();
  });

  it('are said when somebody did something', () => {
    const lines = [
      { line: 'p2 b8-b5', told: 'Blue goes from b8 to b5, a foxhead.\n  Blue stands on all four.' },
      { line: '* 2', told: 'Red rolls 2.' },
    ];
    expect(worthSaying(lines)).toBe('Blue goes from b8 to b5, a foxhead. Blue stands on all four.');
    expect(worthSaying([{ line: '* 2', told: 'Red rolls 2.' }])).toBeNull();
    expect(worthSaying([{ line: '* p1 starts', told: 'Red starts.' }])).toBe('Red starts.');
  });
});
