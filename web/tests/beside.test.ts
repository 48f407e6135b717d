import { describe, expect, test } from 'vitest';
import { beside, GAP, scrollFor, type Area } from '../src/table/beside';

const covers = (a: Area, b: Area) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the card of a tour', () => {
  const wide = { width: 1280, height: 800 };
  const phone = { width: 390, height: 844 };
  const card = { width: 320, height: 150 };
  test('stands to the right, or to the left, where there is room', () => {
    expect(beside({ left: 16, top: 100, width: 880, height: 500 }, card, wide)).toEqual({
      left: 908,
      top: 100,
    });
    expect(beside({ left: 700, top: 100, width: 500, height: 500 }, card, wide).left).toBe(700 - GAP - 320);
  });
  test('stands below what is as wide as a phone', () => {
    const part = { left: 8, top: 200, width: 374, height: 120 };
    expect(beside(part, card, phone)).toEqual({ left: 35, top: 332 });
  });
  test('stands above what is too high, so that one reads it first', () => {
    const part = { left: 8, top: 400, width: 374, height: 800 };
    const spot = beside(part, card, phone);
    expect(spot.top).toBe(400 - GAP - 150);
    expect(scrollFor(part, { ...card, ...spot }, 844)).toBe(spot.top - GAP);
  });
  test('never covers it, stays on the page, and is scrolled into sight, wherever it is', () => {
    for (const page of [wide, phone, { width: 700, height: 400 }])
      for (let left = 0; left < page.width; left += 97)
        for (let top = 0; top < 2000; top += 131)
          for (const height of [40, 300, 1400]) {
            const part = {
              left,
              top,
              width: Math.min(page.width - left, 37 + ((left * 7 + top) % 900)),
              height,
            };
            const at = { ...card, ...beside(part, card, page) };
            expect(covers(at, part)).toBe(false);
            expect(at.left).toBeGreaterThanOrEqual(0);
            expect(at.left + at.width).toBeLessThanOrEqual(page.width);
            expect(at.top).toBeGreaterThanOrEqual(0);
            const scrolled = scrollFor(part, at, page.height);
            expect(at.top).toBeGreaterThanOrEqual(scrolled);
            expect(at.top + at.height).toBeLessThanOrEqual(scrolled + page.height);
          }
  });
});
