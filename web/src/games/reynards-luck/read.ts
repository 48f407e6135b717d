import type { Fact, Offer } from '../../protocol';
import type { Action, Colour, ReynardFact, ReynardOutlook, StaticData, Seat, SideData } from './rules';

/** What was reported of this game. */
export const factsOf = (facts: readonly Fact[]) => facts as unknown as readonly ReynardFact[];

export const actionOf = (offer: Offer) => offer.value as Action;
export const outlookOf = (offer: Offer) => offer.outlook as unknown as readonly ReynardOutlook[];

/** Red, then Blue. */
export const SEATS: readonly Seat[] = ['p1', 'p2'];
export const seatOf = (id: Seat): number => (id === 'p1' ? 1 : 2);
export const otherOf = (id: Seat): Seat => (id === 'p1' ? 'p2' : 'p1');
export const seatIn = (side: Colour): Seat => (side === 'red' ? 'p1' : 'p2');

/** What belongs to the side of a seat. */
export const homeOf = ({ sides: [red, blue] }: StaticData, id: Seat): SideData => (id === 'p1' ? red : blue);
