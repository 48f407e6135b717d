import type { Offer } from '../../protocol';
import type { BootyAction, Face } from './rules';

const valueOf = (offer: Offer) => offer.value as BootyAction;
const sorted = (faces: readonly Face[]) => [...faces].sort().join('');

export const stopOffer = (offers: readonly Offer[]) => offers.find((offer) => valueOf(offer) === 'stop');

/** The offer to throw just these dice again, out of `dice` that lie there. */
export function rollOffer(
  offers: readonly Offer[],
  rolled: readonly Face[],
  dice: number,
): Offer | undefined {
  if (rolled.length === dice) return offers.find((offer) => valueOf(offer) === 'roll-all');
  const wanted = sorted(rolled);
  return offers.find((offer) => {
    const value = valueOf(offer);
    return typeof value === 'object' && 'roll' in value && sorted(value.roll) === wanted;
  });
}

/** What can be done to a pirate now, or that they shall begin. */
export interface Aim {
  deed: 'rob' | 'attack' | 'begin';
  offer: Offer;
}

export function aimAt(offers: readonly Offer[], pirate: string): Aim | undefined {
  for (const offer of offers) {
    const value = valueOf(offer);
    if (typeof value !== 'object') continue;
    if ('rob' in value && value.rob === pirate) return { deed: 'rob', offer };
    if ('attack' in value && value.attack === pirate) return { deed: 'attack', offer };
    if ('begin' in value && value.begin === pirate) return { deed: 'begin', offer };
  }
  return undefined;
}
