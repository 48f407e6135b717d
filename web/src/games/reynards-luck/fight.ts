import type { Fighter, Kind, Phase, SeatId, Square, View } from './types';
import { otherOf } from './types';

/** One side of a confrontation, as far as it has come. */
export interface Side {
  seat: SeatId;
  square: Square;
  /** Nothing while it is not turned over, for somebody who may not know it. */
  kind: Kind | null;
  die: number | null;
  card: number | null;
  /** A card lies there that is not turned yet. */
  faceDown: boolean;
}

/** A confrontation: the challenger, then the challenged. */
export interface Fight {
  sides: readonly [Side, Side];
  /** The pieces have been turned over for everybody. */
  met: boolean;
}

/** The confrontation that is going on in this view; nothing if none is. */
export function fightIn(view: View): Fight | null {
  const { phase } = view;
  if (phase.name === 'cards' || phase.name === 'reveal') {
    return {
      met: false,
      sides: sidesOf(view.on_turn, (seat, place) => unmet(view, seat, place ? phase.to : phase.from)),
    };
  }
  const duel = duelIn(phase);
  if (!duel) return null;
  const side = (seat: SeatId, place: 0 | 1): Side => {
    const fighter: Fighter = place ? duel.challenged : duel.challenger;
    const { kind, die = null, card = null } = fighter;
    return { seat, square: place ? duel.to : duel.from, kind, die, card, faceDown: card === null };
  };
  return { met: true, sides: sidesOf(view.on_turn, side) };
}

function sidesOf(challenger: SeatId, side: (seat: SeatId, place: 0 | 1) => Side): [Side, Side] {
  return [side(challenger, 0), side(otherOf(challenger), 1)];
}

function unmet(view: View, seat: SeatId, square: Square): Side {
  const kind = view.pieces.find((piece) => piece.square === square)?.kind ?? null;
  const faceDown = view.played[seat === 'p1' ? 0 : 1] !== 'nothing';
  return { seat, square, kind, die: null, card: null, faceDown };
}

function duelIn(phase: Phase) {
  if ('duel' in phase) return phase.duel;
  return phase.name === 'over' && phase.ending.by === 'pieces' ? phase.ending.duel : null;
}

/**
 * The confrontation that these lines tell of, whoever went into it: `* 6 meets fox`, `* 4`, `* cards 3 5`. Hands are
 * filled and the next turn begins with the same message, so the view may know nothing of it any more.
 */
export function fightTold(lines: readonly string[], before: Fight | null): Fight | null {
  let fight: Fight | null = before;
  let told = false;
  for (const line of lines) {
    const next = retold(line, fight);
    if (next) {
      fight = next;
      told = true;
    }
  }
  return told ? fight : null;
}

function retold(line: string, fight: Fight | null): Fight | null {
  const challenge = /^(p[12]) ([a-z]\d+)x([a-z]\d+)$/.exec(line);
  if (challenge) return begun(challenge[1] as SeatId, challenge[2]!, challenge[3]!);
  if (!fight) return null;
  const [one, other] = fight.sides;
  if (/^p[12] .+ \| p[12] /.test(line)) return { ...fight, sides: [laid(one), laid(other)] };
  const meets = /^\* (\w+) meets (\w+)$/.exec(line);
  if (meets) {
    const sides: [Side, Side] = [
      { ...one, kind: meets[1] as Kind },
      { ...other, kind: meets[2] as Kind },
    ];
    return { ...fight, met: true, sides };
  }
  const cards = /^\* cards (\d) (\d)$/.exec(line);
  if (cards) {
    const turned = (side: Side): Side => ({
      ...side,
      card: Number(cards[side.seat === 'p1' ? 1 : 2]),
      faceDown: false,
    });
    return { ...fight, sides: [turned(one), turned(other)] };
  }
  const die = /^\* (\d)$/.exec(line);
  return die ? rolled(fight, Number(die[1])) : null;
}

function begun(seat: SeatId, from: Square, to: Square): Fight {
  const nothing = { kind: null, die: null, card: null, faceDown: false };
  return {
    met: false,
    sides: [
      { seat, square: from, ...nothing },
      { seat: otherOf(seat), square: to, ...nothing },
    ],
  };
}

const laid = (side: Side): Side => ({ ...side, faceDown: true });

/** A die belongs to the first fox that has none; after the cards it is the die of the next turn. */
function rolled(fight: Fight, die: number): Fight | null {
  const fox = fight.sides.find((side) => side.kind === 'fox' && side.die === null);
  if (!fox || !fight.met || isOpen(fight)) return null;
  const [one, other] = fight.sides;
  const sides: [Side, Side] = fox === one ? [{ ...one, die }, other] : [one, { ...other, die }];
  return { ...fight, sides };
}

/** Everything has been turned. */
export const isOpen = (fight: Fight): boolean => fight.sides.every((side) => side.card !== null);

/** What the house adds up: the piece, or what the fox rolled, and the card; nothing before both are known. */
export function sumOf(side: Side): number | null {
  const worth = side.kind === 'fox' ? side.die : Number(side.kind);
  return side.card === null || !worth ? null : worth + side.card;
}

/** Whose sum is higher; `tie` if neither is, nothing while it is open. */
export function winnerOf({ sides: [one, other] }: Fight): SeatId | 'tie' | null {
  const [mine, theirs] = [sumOf(one), sumOf(other)];
  if (mine === null || theirs === null) return null;
  return mine === theirs ? 'tie' : mine > theirs ? one.seat : other.seat;
}

const sameFight = (one: Fight, other: Fight) =>
  one.sides.every((side, place) => side.square === other.sides[place]!.square) &&
  one.sides[0].seat === other.sides[0].seat;

export type Part = 'pieces' | 'die-0' | 'die-1' | 'cards' | 'result';

/** What has been turned or rolled, in that order. */
export function partsOf(fight: Fight): Part[] {
  const parts: Part[] = [];
  if (fight.met) parts.push('pieces');
  if (fight.sides[0].die !== null) parts.push('die-0');
  if (fight.sides[1].die !== null) parts.push('die-1');
  if (isOpen(fight)) parts.push('cards', 'result');
  return parts;
}

/** What is new of it, in the order in which it is to be shown. */
export function newParts(before: Fight | null, now: Fight): Part[] {
  const known = before && sameFight(before, now) && !(isOpen(before) && !isOpen(now)) ? partsOf(before) : [];
  return partsOf(now).filter((part) => !known.includes(part));
}
