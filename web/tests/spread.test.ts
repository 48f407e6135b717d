import { describe, expect, it } from 'vitest';
import { APART, spread, type Place } from '../src/after/spread';

const WIDTH = 340;
const HEIGHT = 176;
/** Two buttons of 28 px, between whose middles this much lies, can each be hit alone. */
const apart = (a: Place, b: Place) => Math.abs(a.x - b.x) >= APART || Math.abs(a.y - b.y) >= APART;

describe('marks on the curve', () => {
  it('stay on the line where there is room', () => {
    const wanted = [
      { x: 10, y: 20 },
      { x: 80, y: 20 },
    ];
    expect(spread(wanted, WIDTH, HEIGHT)).toEqual(wanted);
  });

  it('move up or down when three follow each other', () => {
    const wanted = [0, 4, 8].map((k) => ({ x: 170 + k, y: 90 }));
    expect(spread(wanted, WIDTH, HEIGHT).map(({ x }) => x)).toEqual([170, 174, 178]);
  });

  it.each([
    ['one after another', (k: number) => ({ x: 170 + 4 * k, y: 90 + 2 * k })],
    ['at the same moment', () => ({ x: 340, y: 0 })],
    ['at the very end', (k: number) => ({ x: 340 - k, y: 176 })],
  ])('lie apart and in the field: eight mistakes on a phone, %s', (_, at) => {
    const placed = spread(
      Array.from({ length: 8 }, (_, k) => at(k)),
      WIDTH,
      HEIGHT,
    );
    const crowded = placed.filter((a, i) => placed.slice(0, i).some((b) => !apart(a, b)));
    expect(crowded).toEqual([]);
    const outside = placed.filter(({ x, y }) => x < 0 || x > WIDTH || y < 0 || y > HEIGHT);
    expect(outside).toEqual([]);
  });
});
