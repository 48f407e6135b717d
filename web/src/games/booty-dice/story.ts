import type { Fact } from '../../protocol';
import type { BootyFact, ComboName, Face } from './rules';
import { inOrder } from './slots';

/** What was reported of this game. */
export const factsOf = (facts: readonly Fact[]) => facts as unknown as readonly BootyFact[];

/** What is worth telling: not what lies on the table anyway, dice that fell and whose turn it is. */
export const gist = (facts: readonly Fact[]) =>
  facts.filter(({ name }) => name !== 'rolls' && name !== 'turn-passes');

/** Something that everybody at the table should hear. */
export interface Headline {
  kind: ComboName | 'out';
  /** Who brought it about, as far as one knows. */
  who: string | null;
  fact: Fact;
}

/** What is known of the turns that were seen. */
export interface Seen {
  roller: string | null;
  /** What lies on the table; those in the air are missing. */
  dice: readonly Face[];
  /** The dice that each pirate ended their last turn with. */
  last: Readonly<Record<string, readonly Face[]>>;
  headlines: readonly Headline[];
}

export const NOTHING: Seen = { roller: null, dice: [], last: {}, headlines: [] };

/** What is known after one event more. */
export const hear = (seen: Seen, facts: readonly Fact[]): Seen => factsOf(facts).reduce(after, seen);

function after(seen: Seen, fact: BootyFact): Seen {
  const loud = (kind: Headline['kind']) => ({
    ...seen,
    headlines: [...seen.headlines, { kind, who: seen.roller, fact: fact as Fact }],
  });
  switch (fact.name) {
    case 'starts':
      return { ...seen, roller: fact.seat };
    case 'rolls':
      return { ...seen, roller: fact.seat, dice: inOrder([...fact.beside, ...fact.dice]) };
    case 'rolls-again':
      return { ...seen, roller: fact.seat, dice: fact.kept };
    case 'stops':
      return { ...seen, roller: fact.seat, dice: fact.dice };
    case 'combo':
      return loud(fact.combo);
    case 'changes':
      return fact.out ? loud('out') : seen;
    case 'turn-passes':
      return { ...ended(seen), roller: fact.to, dice: [] };
    case 'last-alive':
    case 'reached-goal':
    case 'richest':
    case 'shared':
      return ended(seen);
    default:
      return seen;
  }
}

const ended = (seen: Seen): Seen =>
  seen.roller ? { ...seen, last: { ...seen.last, [seen.roller]: seen.dice } } : seen;
