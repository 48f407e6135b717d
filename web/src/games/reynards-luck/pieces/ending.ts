import type { Outcome } from '../../../protocol';
import { otherOf, seatIn, SEATS, seatOf } from '../read';
import type { ReynardFact, Seat, View } from '../rules';

/** How a game ended, for its picture. */
export interface Ended {
  by: 'foxheads' | 'pieces' | 'count' | 'given-up';
  /** Nobody if it is shared. */
  winner: Seat | null;
  /** How many pieces each side has left, Red's first. */
  left: readonly [number, number];
}

/** What was told of the end. */
export function endOf(facts: readonly ReynardFact[], view: View, outcome: Outcome | null): Ended | null {
  const count = (seat: Seat) =>
    view.pieces.filter(({ owner }) => owner === seat).length + (view.reserves[seatOf(seat) - 1]?.length ?? 0);
  const left = [count(SEATS[0]!), count(SEATS[1]!)] as const;
  for (const fact of facts) {
    switch (fact.name) {
      case 'held-foxheads':
        return { by: 'foxheads', winner: seatIn(fact.winner), left };
      case 'too-few-pieces':
        return { by: 'pieces', winner: seatIn(fact.winner), left };
      case 'last-turn':
        return { by: 'count', winner: fact.winner && seatIn(fact.winner), left: [fact.red, fact.blue] };
      case 'resigned':
        return { by: 'given-up', winner: winnerBy(outcome) ?? otherOf(seatIn(fact.side)), left };
    }
  }
  return null;
}

const winnerBy = (outcome: Outcome | null): Seat | null =>
  outcome?.winners.length === 1 ? (SEATS[outcome.winners[0]! - 1] ?? null) : null;
