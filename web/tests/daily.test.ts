import './browser';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { daysAfter, leftOf, lightsOf, practises, stateOf, written, type State } from '../src/daily/day';
import { drawingOf } from '../src/daily/lantern';
import { layoutOf, PICTURE, textOf } from '../src/daily/picture';
import { tellingOf } from '../src/daily/telling';
import type { Daily, DailyEntry, DailyMine, DailyResult } from '../src/protocol';
import { placeOf, pathOf } from '../src/route.svelte';
import { LANGUAGES, speak, type Language } from '../src/text/catalogue.svelte';
import { ready } from '../src/text/daily';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const fell = (zone: number): DailyResult => ({ won: false, zone, zones: 8 });
const won: DailyResult = { won: true, zone: 8, zones: 8, circles: 12 };
const entry = (result: DailyResult): DailyEntry => ({ place: 1, you: true, result });
const mine = (more: Partial<DailyMine>): DailyMine => ({
  over: false,
  named: false,
  streak: 0,
  longest: 0,
  ...more,
});

function daily(day: string, own?: DailyMine): Daily {
  const told = { seal: '', next_seal: '', game: 'lantern', players: 0, entries: [] };
  return { day, today: '2026-11-17', ends: 0, now: 0, ...told, ...(own ? { mine: own } : {}) };
}

describe('days', () => {
  it('follow each other, over months, leap days and years', () => {
    expect(daysAfter('2026-11-17', -1)).toBe('2026-11-16');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('are the same day wherever they are read', () => {
    expect(written('2026-11-17', 'en')).toBe('Tuesday, November 17, 2026');
    expect(written('2026-11-17', 'de')).toBe('Dienstag, 17. November 2026');
    expect(written('2026-11-17', 'fr')).toBe('mardi 17 novembre 2026');
  });

  it('have an address, and today has one without a name', () => {
    for (const path of ['/daily', '/daily/2026-11-16']) expect(pathOf(placeOf(path))).toBe(path);
    expect(placeOf('/daily/2026-11-16/more')).toEqual({ at: 'nowhere' });
  });
});

test.each([
  [16 * HOUR + 40 * MINUTE, { is: 'hours', hours: 16, minutes: 40 }],
  [HOUR, { is: 'hours', hours: 1, minutes: 0 }],
  [HOUR - 1, { is: 'minutes', minutes: 59 }],
  [MINUTE, { is: 'minutes', minutes: 1 }],
  [MINUTE - 1, { is: 'soon' }],
  [1, { is: 'soon' }],
  [0, { is: 'over' }],
  [-HOUR, { is: 'over' }],
])('%d ms before its end a day has left %j', (left, said) => {
  expect(leftOf(1_000_000, 1_000_000 - left)).toEqual(said);
});

describe('one’s own day', () => {
  const [TODAY, PAST] = ['2026-11-17', '2026-11-16'];
  const over = { table: 't', over: true };
  const cases: [string, string, DailyMine | undefined, State, boolean][] = [
    ['today, a guest', TODAY, undefined, 'fresh', false],
    ['today, not begun', TODAY, mine({ streak: 3 }), 'fresh', false],
    ['today, begun', TODAY, mine({ table: 't' }), 'running', false],
    ['today, over', TODAY, mine({ ...over, entry: entry(won) }), 'counted', true],
    ['too late', PAST, mine(over), 'late', true],
    ['over in time, looked at later', PAST, mine({ ...over, entry: entry(fell(3)) }), 'counted', true],
    ['begun and left', PAST, mine({ table: 't' }), 'left', false],
    ['not played', PAST, mine({}), 'missed', true],
    ['past, a guest', PAST, undefined, 'missed', true],
  ];
  it.each(cases)('%s', (_, day, own, state, practice) => {
    expect(stateOf(daily(day, own))).toBe(state);
    expect(practises(state)).toBe(practice);
  });
});

describe('lights', () => {
  it('burn as far as the journey went', () => {
    expect(lightsOf(fell(3)).join(' ')).toBe('lit lit out dark dark dark dark dark');
    expect(lightsOf(fell(1))[0]).toBe('out');
    expect(lightsOf(fell(8)).at(-1)).toBe('out');
    expect(new Set(lightsOf(won))).toEqual(new Set(['lit']));
  });

  it('differ in their shape, not in their colour alone', () => {
    const shapes = (['lit', 'out', 'dark'] as const).map((light) => drawingOf(light).map(({ part }) => part));
    expect(new Set(shapes.map(String)).size).toBe(3);
    expect(shapes[0]).toContain('flame');
    expect(shapes[1]).toContain('cross');
  });
});

describe('what is shared', () => {
  beforeAll(async () => {
    await speak('en');
    await ready();
  });
  const HOUSE = 'https://house.test';
  const telling = (result: DailyResult, streak: number) =>
    tellingOf(daily('2026-11-17'), mine({ over: true, streak }), entry(result), HOUSE);

  it('is a text that can be sent anywhere', () => {
    expect(textOf(telling(fell(5), 4)).split('\n')).toEqual([
      'Luckhouse: the journey of the day · Tuesday, November 17, 2026',
      '🏮🏮🏮🏮❌⬛⬛⬛',
      'Came to zone 5 of 8 · 4 days in a row',
      'https://house.test/daily/2026-11-17',
    ]);
    expect(textOf(telling(won, 1))).toContain('All 8 zones cleared · 12 circles\n');
  });

  it('is a picture with a lantern for each zone, inside its frame and apart from each other', () => {
    for (const zones of [8, 9, 20]) {
      const { lamps } = layoutOf({
        ...telling(fell(5), 1),
        lights: lightsOf({ won: true, zone: zones, zones }),
      });
      expect(lamps).toHaveLength(zones);
      lamps.forEach(({ x, y, scale }, place) => {
        expect(x).toBeGreaterThanOrEqual(40);
        expect(x + 24 * scale).toBeLessThanOrEqual(PICTURE.width - 40);
        expect(y + 30 * scale).toBeLessThan(PICTURE.height);
        const next = lamps[place + 1];
        if (next) expect(next.x).toBeGreaterThan(x + 24 * scale);
      });
    }
  });

  it.each(Object.keys(LANGUAGES))('has no line over another: %s', async (spoken) => {
    await speak(spoken as Language);
    const { words, lamps } = layoutOf(telling(won, 30));
    const told = words.map(({ text }) => text);
    expect(told).toHaveLength(5);
    expect(told.every((text) => text.length > 3)).toBe(true);
    expect(told.at(-1)).toBe('house.test/daily/2026-11-17');
    const lines = words.map(({ y, size }) => ({ top: y - size, end: y + size / 3 }));
    const lampsAt = { top: lamps[0]!.y, end: lamps[0]!.y + 30 * lamps[0]!.scale };
    const sorted = [...lines, lampsAt].sort((a, b) => a.top - b.top);
    sorted.forEach(({ end }, place) => {
      const next = sorted[place + 1];
      if (next) expect(next.top).toBeGreaterThanOrEqual(end - 12);
      else expect(end).toBeLessThan(PICTURE.height - 24);
    });
  });
});
