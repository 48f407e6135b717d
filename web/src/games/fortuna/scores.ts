import type { Agreed } from './agreed';
import type { Key } from './text';
import type { Line } from './types';

/** A line of the table of scores, as it stands on the tablet: only to be read, the house does the counting. */
export interface Plate {
  line: Line;
  worth: 'cheese' | 'twice' | 'smaller' | 'each' | 'best' | 'none';
  own: 'back' | 'stays' | 'lost';
  takes: 0 | 1 | 2;
  /** When it fits, in signs: dice, then bricks; letters stand for numbers. */
  dice: readonly string[];
  bricks: readonly string[];
}

const plate = (
  line: Line,
  [dice, bricks]: [string, string],
  worth: Plate['worth'],
  own: Plate['own'] = 'back',
  takes: Plate['takes'] = 0,
): Plate => ({ line, worth, own, takes, dice: signs(dice), bricks: signs(bricks) });

const signs = (text: string) => text.split(' ').filter(Boolean);

/** In the order in which they are tried. */
const PLATES: readonly Plate[] = [
  plate('cheese', ['5 6', '5 6'], 'cheese', 'back', 2),
  plate('happiness', ['a b', 'a b'], 'twice', 'back', 1),
  plate('smile', ['a 2a', 'a'], 'twice', 'back', 1),
  plate('grin', ['a a', 'a'], 'twice', 'back', 1),
  plate('half-smile', ['a 2a', '2a'], 'smaller', 'stays'),
  plate('wolf-grin', ['a a', '±=a'], 'smaller', 'stays'),
  plate('plain', ['a ± b', 'a±b'], 'each'),
  plate('miss', ['', ''], 'none', 'lost'),
];

export function platesFor(agreed: Agreed): readonly Plate[] {
  return PLATES.map((each) =>
    each.worth === 'each' && agreed.bestBrick ? { ...each, worth: 'best' as const } : each,
  );
}

/** What happens to one's own marble, as the table has agreed. */
export const ownKey = (plate: Plate, agreed: Agreed): Key =>
  plate.own === 'back' && agreed.alwaysBack ? 'marble.always' : `marble.${plate.own}`;
