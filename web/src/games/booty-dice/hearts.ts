/** A heart in a square of 100 by 100, this far to the right and below. */
const heart = (x: number, y: number) =>
  `M${50 + x} ${88 + y}c-44-30-42-66-20-72c11-3 18 5 20 13c2-8 9-16 20-13c22 6 24 42-20 72Z`;

export const HEART = heart(0, 0);
export const PER_ROW = 10;

/** Those of a row of hearts from one to before another, as a single path: what is one is drawn sooner than what is many. */
export const hearts = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
    .map((at) => heart((at % PER_ROW) * 100, Math.floor(at / PER_ROW) * 100))
    .join('');
