import type { Offer } from '../../protocol';
import type { Call, FortunaAction } from './rules';

const valueOf = (offer: Offer) => offer.value as FortunaAction;

/** The offer with this bare word. */
export const wordOffer = (offers: readonly Offer[], word: string): Offer | undefined =>
  offers.find((offer) => valueOf(offer) === word);

export const callOffer = (offers: readonly Offer[], call: Call): Offer | undefined =>
  offers.find((offer) => partOf(valueOf(offer), 'call') === call);

/** Whom one may take a marble from, with the offer that does it. */
export function takeOffers(offers: readonly Offer[]): { seat: string; offer: Offer }[] {
  return offers.flatMap((offer) => {
    const seat = partOf(valueOf(offer), 'take');
    return typeof seat === 'string' ? [{ seat, offer }] : [];
  });
}

/** The offer to score with these two faces, in whichever order they were picked. */
export function pairOffer(
  offers: readonly Offer[],
  kind: 'dice' | 'bricks',
  faces: readonly number[],
): Offer | undefined {
  const [low, high] = [...faces].sort((a, b) => a - b);
  return offers.find((offer) => {
    const pair = partOf(valueOf(offer), kind) as readonly number[] | undefined;
    return pair !== undefined && pair[0] === low && pair[1] === high;
  });
}

/** Pick a place, or put it back; of more than can be scored the one that was picked first goes. */
export function picking(picked: readonly number[], place: number, most: number): number[] {
  if (picked.includes(place)) return picked.filter((each) => each !== place);
  return [...picked, place].slice(-most);
}

function partOf(value: FortunaAction, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
