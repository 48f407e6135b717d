import type { Offer } from '../../protocol';
import { language } from '../../text/catalogue.svelte';
import type { Ability, LanternAction, LanternOutlook } from './rules';

/** What an offer does to which dice. */
export interface Use {
  ability: Ability;
  faces: number[];
  step: 'up' | 'down' | null;
  offer: Offer;
}

/** What a choice would do: what becomes of the die, and what of the zone. */
export interface Outlook {
  becomes: number | null;
  /** That the zone is cleared, in per cent. */
  chance: number | null;
  end: 'cleared' | 'lost' | null;
}

export function useOf(offer: Offer): Use | null {
  const action = offer.value as LanternAction;
  if (typeof action !== 'object' || action === null) return null;
  if ('crit' in action) return { ability: 'crit', faces: [action.crit], step: null, offer };
  if ('counter' in action) {
    const [face, step] = action.counter;
    return { ability: 'counter', faces: [face], step, offer };
  }
  if ('magic' in action) return { ability: 'magic', faces: [action.magic], step: null, offer };
  if ('con' in action) return { ability: 'con', faces: action.con, step: null, offer };
  return null;
}

export const usesOf = (offers: readonly Offer[]): Use[] => offers.map(useOf).filter((use) => use !== null);

/** The uses of just these dice. */
export function usesOn(uses: readonly Use[], faces: readonly number[]): Use[] {
  const wanted = [...faces].sort().join();
  return uses.filter((use) => [...use.faces].sort().join() === wanted);
}

export function outlookOf({ outlook }: Offer): Outlook {
  const seen: Outlook = { becomes: null, chance: null, end: null };
  for (const part of outlook as unknown as readonly LanternOutlook[]) {
    if (part.name === 'becomes') seen.becomes = part.face;
    else if (part.name === 'clears') seen.chance = part.percent;
    else if (part.name === 'cleared' || part.name === 'lost') seen.end = part.name;
  }
  return seen;
}

/** `16.7`; very little is not nothing. */
export const percentText = (chance: number): string =>
  chance > 0 ? chance.toLocaleString(language()) : `< ${(0.1).toLocaleString(language())}`;

/** The most promising first: what clears the zone, then what may. Others keep their order. */
export function byPromise(uses: readonly Use[]): Use[] {
  const worth = ({ offer }: Use) => {
    const { chance, end } = outlookOf(offer);
    return end === 'cleared' ? 101 : end === 'lost' ? -1 : (chance ?? -0.5);
  };
  return [...uses].sort((a, b) => worth(b) - worth(a));
}

/** The offer of one more circle for an ability. */
export function gainOf(offers: readonly Offer[], ability: Ability): Offer | undefined {
  return offers.find(({ value }) => (value as { gain?: Ability } | null)?.gain === ability);
}
