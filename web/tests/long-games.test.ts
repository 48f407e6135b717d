import './browser';
import { describe, expect, test } from 'vitest';
import { dateOf, startOf } from '../src/people/vacation';
import { pathOf, placeOf } from '../src/route.svelte';
import { isMine, leftUntil, others } from '../src/running/standing';
import type { RunningGame } from '../src/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('vacations', () => {
  const now = new Date(2026, 10, 18, 20, 45).getTime();

  test('today is now, and later days begin at midnight where the browser is', () => {
    expect(dateOf(now)).toBe('2026-11-18');
    expect(startOf('2026-11-18', now)).toBeUndefined();
    expect(startOf('', now)).toBeUndefined();
    expect(startOf('2026-12-24', now)).toBe(new Date(2026, 11, 24).getTime());
  });
});

describe('running games', () => {
  const game: RunningGame = {
    table: 't',
    game: 'booty-dice',
    title: 'Booty Dice',
    seat: 2,
    players: [{ name: 'Ann' }, { name: 'Ben' }, null],
    clock: { days: 3 },
    stage: 'playing',
    waiting: [2],
    tournament: false,
  };

  test('a game waits for oneself or for others', () => {
    expect([isMine(game), isMine({ ...game, waiting: [1] }), isMine({ ...game, waiting: [] })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(others(game).map(({ name }) => name)).toEqual(['Ann']);
  });

  test('what is left is said in the units that matter', () => {
    expect(leftUntil(3 * DAY - 1, 0)).toEqual({ unit: 'days', days: 2, hours: 23 });
    expect(leftUntil(47 * 60 * MINUTE, 0)).toEqual({ unit: 'hours', hours: 47, minutes: 0 });
    expect(leftUntil(59 * MINUTE, 0)).toEqual({ unit: 'minutes', minutes: 59 });
    expect(leftUntil(-1, 0)).toEqual({ unit: 'over' });
  });

  test('they have a place of their own', () => {
    expect(pathOf(placeOf('/you/games'))).toBe('/you/games');
    expect(placeOf('/you/more')).toEqual({ at: 'nowhere' });
    expect(placeOf('/you/games/more')).toEqual({ at: 'nowhere' });
  });
});
