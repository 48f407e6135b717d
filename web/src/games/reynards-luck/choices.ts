import type { Offer } from '../../protocol';
import { percent } from '../../words/percent';
import { actionOf, outlookOf } from './read';
import type { Kind, Square } from './rules';

/** An offer that begins on one square and ends on another. */
export interface Go {
  offer: Offer;
  to: Square;
  challenge: boolean;
  /** The chance to win a challenge: `40 %`. */
  chance: string | null;
}

/** Where a piece that is picked up can be put. */
export interface Target {
  kind: 'go' | 'challenge' | 'swap';
  /** The chance to win a challenge. */
  chance: string | null;
}

/** What may be chosen now, by where on the table it is chosen. */
export interface Choices {
  goes: ReadonlyMap<Square, readonly Go[]>;
  cards: ReadonlyMap<number, Offer>;
  returns: readonly { kind: Kind; offer: Offer }[];
  places: ReadonlyMap<Kind, Offer>;
  /** Those that belong to no place: roll, advance, stay, keep. */
  words: ReadonlyMap<string, Offer>;
}

export function choicesOf(offers: readonly Offer[]): Choices {
  const goes = new Map<Square, Go[]>();
  const cards = new Map<number, Offer>();
  const returns: { kind: Kind; offer: Offer }[] = [];
  const places = new Map<Kind, Offer>();
  const words = new Map<string, Offer>();
  for (const offer of offers) {
    const action = actionOf(offer);
    if (typeof action === 'string') words.set(action, offer);
    else if ('go' in action) {
      const { from, to, deed } = action.go;
      const go = { offer, to, challenge: deed === 'challenge', chance: chanceOf(offer) };
      goes.set(from, [...(goes.get(from) ?? []), go]);
    } else if ('card' in action) cards.set(action.card, offer);
    else if ('return' in action) returns.push({ kind: action.return, offer });
    else if ('place' in action) places.set(action.place, offer);
  }
  return { goes, cards, returns, places, words };
}

/** The chance to win, of a challenge and of a card. */
export function chanceOf(offer: Offer): string | null {
  const found = outlookOf(offer).find((part) => 'wins' in part);
  return found ? percent(found.wins, found.total) : null;
}
