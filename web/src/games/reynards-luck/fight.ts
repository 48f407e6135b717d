import { otherOf, seatIn } from './read';
import type { Fighter, Kind, Phase, ReynardFact, Seat, Square, View } from './rules';

/** One side of a confrontation, as far as it has come. */
export interface Side {
  seat: Seat;
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
  const side = (seat: Seat, place: 0 | 1): Side => {
    const fighter: Fighter = place ? duel.challenged : duel.challenger;
    const { kind, die = null, card = null } = fighter;
    return { seat, square: place ? duel.to : duel.from, kind, die, card, faceDown: card === null };
  };
  return { met: true, sides: sidesOf(view.on_turn, side) };
}

function sidesOf(challenger: Seat, side: (seat: Seat, place: 0 | 1) => Side): [Side, Side] {
  return [side(challenger, 0), side(otherOf(challenger), 1)];
}

function unmet(view: View, seat: Seat, square: Square): Side {
  const kind = view.pieces.find((piece) => piece.square === square)?.kind ?? null;
  const faceDown = view.played[seat === 'p1' ? 0 : 1] !== 'nothing';
  return { seat, square, kind, die: null, card: null, faceDown };
}

function duelIn(phase: Phase) {
  if ('duel' in phase) return phase.duel;
  return phase.name === 'over' && phase.ending.by === 'pieces' ? phase.ending.duel : null;
}

/**
 * The confrontation that was reported, whoever went into it. Hands are filled and the next turn begins with the same
 * message, so the view may know nothing of it any more.
 */
export function fightTold(facts: readonly ReynardFact[], before: Fight | null): Fight | null {
  let fight: Fight | null = before;
  let told = false;
  for (const fact of facts) {
    const next = retold(fact, fight);
    if (next) {
      fight = next;
      told = true;
    }
  }
  return told ? fight : null;
}

function retold(fact: ReynardFact, fight: Fight | null): Fight | null {
  if (fact.name === 'challenges') return begun(seatIn(fact.side), fact.from, fact.to);
  if (!fight) return null;
  switch (fact.name) {
    case 'plays':
    case 'plays-hidden':
      return changed(fight, seatIn(fact.side), { faceDown: true });
    case 'shows':
      return { ...changed(fight, seatIn(fact.side), { kind: fact.kind }), met: true };
    case 'fox-rolls':
      return changed(fight, seatIn(fact.side), { die: fact.die });
    case 'turns-cards': {
      const one = changed(fight, 'p1', { card: fact.red, faceDown: false });
      return changed(one, 'p2', { card: fact.blue, faceDown: false });
    }
    default:
      return null;
  }
}

function begun(seat: Seat, from: Square, to: Square): Fight {
  const nothing = { kind: null, die: null, card: null, faceDown: false };
  return {
    met: false,
    sides: [
      { seat, square: from, ...nothing },
      { seat: otherOf(seat), square: to, ...nothing },
    ],
  };
}

function changed(fight: Fight, seat: Seat, more: Partial<Side>): Fight {
  const side = (each: Side) => (each.seat === seat ? { ...each, ...more } : each);
  return { ...fight, sides: [side(fight.sides[0]), side(fight.sides[1])] };
}

/** Everything has been turned. */
export const isOpen = (fight: Fight): boolean => fight.sides.every((side) => side.card !== null);

/** What the house adds up: the piece, or what the fox rolled, and the card; nothing before both are known. */
export function sumOf(side: Side): number | null {
  const worth = side.kind === 'fox' ? side.die : Number(side.kind);
  return side.card === null || !worth ? null : worth + side.card;
}

/** Whose sum is higher; `tie` if neither is, nothing while it is open. */
export function winnerOf({ sides: [one, other] }: Fight): Seat | 'tie' | null {
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
