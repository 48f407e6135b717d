import { truthIn } from '../beats';
import type { Call, FortunaFact, FortunaView, Line, Scored, Throw } from '../rules';
import type { ShownPhase } from '../scene';

/** A call before its judges, as far as it has come. */
export interface Trial {
  caller: string;
  call: Call;
  /** What the call is about. */
  thrown: Throw;
  believers: readonly string[];
  doubters: readonly string[];
  /** Nothing before the cup is lifted. */
  truth: { line: Line; points: number; right: boolean } | null;
  /** Who loses or frees marbles for it. */
  marbles: readonly { seat: string; by: number }[];
  scored: boolean;
}

/** What was told up to now, from how the table looked before and what has just been told. */
export function trialOf(
  before: FortunaView,
  facts: readonly FortunaFact[],
  after: FortunaView,
): Trial | null {
  let trial = begun(before);
  for (const fact of facts) trial = trial && told(trial, fact, after);
  return trial?.call ? (trial as Trial) : null;
}

type Begun = Omit<Trial, 'call'> & { call: Call | null };
const NOTHING = { believers: [], doubters: [], truth: null, marbles: [], scored: false };

function begun({ phase, on_turn: caller }: FortunaView): Begun | null {
  if (typeof phase !== 'object') return null;
  if ('call' in phase) return { ...NOTHING, caller, call: null, thrown: phase.call };
  if ('challenge' in phase)
    return { ...NOTHING, caller, call: phase.challenge.call, thrown: phase.challenge.throw };
  if ('verdict' in phase) return judged(caller, (phase as ShownPhase).verdict);
  return null;
}

function judged(caller: string, { throw: thrown, called, score }: Scored): Begun {
  const doubters = called?.challengers ?? [];
  const right = called?.right ?? false;
  return { ...NOTHING, caller, call: called?.call ?? null, thrown, doubters, truth: { ...score, right } };
}

function told(trial: Begun, fact: FortunaFact, after: FortunaView): Begun {
  switch (fact.name) {
    case 'calls':
      return { ...trial, caller: fact.seat, call: fact.call };
    case 'accept':
      return { ...trial, believers: fact.seats };
    case 'challenge':
      return { ...trial, doubters: fact.seats };
    case 'named': {
      const scored = truthIn(after);
      return scored ? { ...judged(trial.caller, scored), believers: trial.believers } : trial;
    }
    case 'scores':
      return { ...trial, scored: true };
    case 'loses':
      return {
        ...trial,
        marbles: [...trial.marbles, { seat: fact.seat, by: -fact.marbles }],
      };
    case 'frees':
      return { ...trial, marbles: [...trial.marbles, { seat: fact.seat, by: 1 }] };
    default:
      return trial;
  }
}
