import type { Fact, Offer } from '../../protocol';
import type { Action, FortView, LuckyShotFact, LuckyShotOutlook, Slot } from './rules';

/** What was reported of this game. */
export const factsOf = (facts: readonly Fact[]) => facts as unknown as readonly LuckyShotFact[];

export const actionOf = (offer: Offer) => offer.value as Action;
export const outlookOf = (offer: Offer) => offer.outlook as unknown as readonly LuckyShotOutlook[];

export const standing = (fort: FortView): number => fort.built - fort.destroyed;

/** `p2` is seat 2, and so is the owner of `2a`. */
export const seatOf = (id: string): number => Number(/\d/.exec(id)?.[0] ?? 0);

export const dieOn = (slot: Slot): number | null =>
  slot === 'empty' ? null : 'ready' in slot ? slot.ready : slot.used;

export const isUsed = (slot: Slot): boolean => slot !== 'empty' && 'used' in slot;
