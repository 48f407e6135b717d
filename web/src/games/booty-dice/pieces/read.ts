import type { BootyFact, ComboName, Things } from '../rules';

/** What a pirate lost. */
export interface Loss {
  seat: string;
  lost: Things;
}

/** The combo among some facts, and what it cost whom. */
export function comboOf(facts: readonly BootyFact[]): { name: ComboName; losses: Loss[] } | null {
  const at = facts.findIndex(({ name }) => name === 'combo');
  const combo = facts[at];
  if (combo?.name !== 'combo') return null;
  const losses = facts
    .slice(at)
    .flatMap((fact) =>
      fact.name === 'changes' ? fact.seats.map((seat) => ({ seat, lost: fact.losses })) : [],
    );
  return { name: combo.combo, losses };
}

/** Who is out of the game by these facts. */
export const drownedIn = (facts: readonly BootyFact[]): string[] =>
  facts.flatMap((fact) => (fact.name === 'changes' && fact.out ? fact.seats : []));

export type Ending = 'last-alive' | 'reached-goal' | 'richest' | 'shared';

/** Who won by these facts, and how. */
export function wonBy(facts: readonly BootyFact[]): { winners: readonly string[]; how: Ending } | null {
  for (const fact of facts) {
    if (fact.name === 'shared') return { winners: fact.winners, how: fact.name };
    if (fact.name === 'last-alive' || fact.name === 'reached-goal' || fact.name === 'richest')
      return { winners: [fact.winner], how: fact.name };
  }
  return null;
}
