import type { Offer } from '../../protocol';
import type { Ability, Action } from './types';

/** What an offer does to which dice. */
export interface Use {
  ability: Ability;
  faces: number[];
  step: 'up' | 'down' | null;
  offer: Offer;
}

/** What the house says of a choice, beside the words: what becomes of the die, and what of the zone. */
export interface Outlook {
  becomes: number | null;
  /** In per cent, as it is written: `16.7`. */
  chance: string | null;
  end: 'cleared' | 'lost' | null;
}

export function useOf(offer: Offer): Use | null {
  const action = offer.value as Action;
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

export function outlookOf({ label }: Offer): Outlook {
  return {
    becomes: Number(/becomes a (\d)/.exec(label)?.[1] ?? 0) || null,
    chance: /([\d.]+) % to clear/.exec(label)?.[1] ?? null,
    end: /zone is cleared$/.test(label) ? 'cleared' : /all is lost$/.test(label) ? 'lost' : null,
  };
}

/** The most promising first: what clears the zone, then what may. Others keep their order. */
export function byPromise(uses: readonly Use[]): Use[] {
  const worth = ({ offer }: Use) => {
    const { chance, end } = outlookOf(offer);
    return end === 'cleared' ? 101 : end === 'lost' ? -1 : Number(chance ?? 0);
  };
  return [...uses].sort((a, b) => worth(b) - worth(a));
}

/** The offer of one more circle for an ability. */
export function gainOf(offers: readonly Offer[], ability: Ability): Offer | undefined {
  return offers.find(({ value }) => (value as { gain?: Ability } | null)?.gain === ability);
}
