import type { CurvePoint } from '../protocol';

/** A rating over its games, drawn into a field of this size. */
export interface Drawn {
  path: string;
  /** Where it began, is and was, as it is written: a rating is a name more than a number. */
  first: string;
  last: string;
  least: string;
  most: string;
}

/** Games lie side by side, however long ago each was; a rating that hardly moves is not blown up. */
const SPAN = 100;

export function drawn(points: readonly CurvePoint[], width: number, height: number): Drawn | null {
  const ratings = points.map(({ rating }) => rating);
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (first === undefined || last === undefined || ratings.length < 2) return null;
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(SPAN, most - least);
  const low = (least + most - span) / 2;
  const x = (place: number) => (width * place) / (ratings.length - 1);
  const y = (rating: number) => height * (1 - (rating - low) / span);
  const at = (rating: number, place: number) =>
    `${place ? 'L' : 'M'}${x(place).toFixed(1)} ${y(rating).toFixed(1)}`;
  return {
    path: ratings.map(at).join(''),
    first: String(first),
    last: String(last),
    least: String(least),
    most: String(most),
  };
}
