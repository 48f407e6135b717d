import type { Outcome } from '../../../protocol';
import type { End, FortunaFact } from '../rules';

/** How a game ended, for its picture. */
export interface Ended {
  why: End | 'given-up';
  /** Seats like `p1`. */
  winners: readonly string[];
}

/** What was told of the end. */
export function endOf(facts: readonly FortunaFact[], outcome: Outcome | null): Ended | null {
  for (const fact of facts) {
    if (fact.name === 'over') return fact;
    if (fact.name === 'resigned' && outcome)
      return { why: 'given-up', winners: outcome.winners.map((seat) => `p${seat}`) };
  }
  return null;
}
