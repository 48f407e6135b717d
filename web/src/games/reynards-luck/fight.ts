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
  /** How much of what comes of it may be named. */
  told: Outcome;
}

/** First the sums are told, then who is captured. */
export type Outcome = 'nothing' | 'sums' | 'result';

/** The sums are told, and nothing has come of them yet: no view has this, only what is shown between two. */
export type ShownPhase = Extract<Phase, { name: 'turn-cards' }> & { summed?: true };

/** The confrontation that is going on in this view; nothing if none is. */
export function fightIn(view: View): Fight | null {
  const { phase } = view;
  if (phase.name === 'cards' || phase.name === 'reveal') {
    return {
      met: false,
      told: 'nothing',
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
  return { met: true, told: outcomeIn(phase), sides: sidesOf(view.on_turn, side) };
}

function outcomeIn(phase: Phase): Outcome {
  if (phase.name === 'foxes') return 'nothing';
  if (phase.name !== 'turn-cards') return 'result';
  return (phase as ShownPhase).summed ? 'sums' : 'nothing';
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

/** The confrontation as it looks with these facts. */
export const fightShown = (before: View | null, facts: readonly ReynardFact[], now: View): Fight | null =>
  fightIn(now) ?? fightTold(facts, before && fightIn(before));

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
    case 'adds':
      return { ...fight, told: 'sums' };
    case 'ties':
    case 'captures':
      return { ...fight, told: 'result' };
    default:
      return null;
  }
}

function begun(seat: Seat, from: Square, to: Square): Fight {
  const nothing = { kind: null, die: null, card: null, faceDown: false };
  return {
    met: false,
    told: 'nothing',
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

/** What a piece is worth: its number, or what the fox rolled. */
export const worthOf = ({ kind, die }: Side): number | null => (kind === 'fox' ? die : Number(kind) || null);

/** What the house adds up: the piece and the card; nothing before it is told. */
export function sumOf({ told }: Fight, side: Side): number | null {
  const worth = worthOf(side);
  return told === 'nothing' || side.card === null || worth === null ? null : worth + side.card;
}

/** Whose sum is higher; `tie` if neither is, nothing before it is told. */
export function winnerOf(fight: Fight): Seat | 'tie' | null {
  if (fight.told !== 'result') return null;
  const [one, other] = fight.sides;
  const [mine, theirs] = [sumOf(fight, one), sumOf(fight, other)];
  if (mine === null || theirs === null) return null;
  return mine === theirs ? 'tie' : mine > theirs ? one.seat : other.seat;
}
