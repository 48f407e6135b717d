import './browser';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { game, line, person } from '../e2e/tournament-data';
import { Refused } from '../src/net/api';
import type { GameBrief, Pairing } from '../src/protocol';
import { pathOf, placeOf } from '../src/route.svelte';
import { LANGUAGES, speak, type Language } from '../src/text/catalogue.svelte';
import { ready } from '../src/text/tournaments';
import { aheadIn, bracketOf, byRound, wonBy } from '../src/tournaments/bracket';
import { nameOf } from '../src/tournaments/names';
import { canBePlayed, draftFor, orderOf, setupFor } from '../src/tournaments/order';
import { pairingOf, pairingWords, partsOf } from '../src/tournaments/pairing';
import { pauseAfter, Poll, type Counted } from '../src/tournaments/poll';
import { fieldOf, momentOf, soon, spanOf } from '../src/tournaments/span';
import { stageWords } from '../src/tournaments/telling';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('addresses', () => {
  it('are those of the house', () => {
    for (const path of ['/tournaments', '/tournaments/cup']) expect(pathOf(placeOf(path))).toBe(path);
    expect(placeOf('/tournaments/cup/more')).toEqual({ at: 'nowhere' });
  });
});

describe('asking again and again', () => {
  let asked: (number | null)[];
  let signals: AbortSignal[];
  let told: number[];
  let failures: (number | null)[];
  let answer: ((counted: Counted) => void) | undefined;
  let refuse: ((error: unknown) => void) | undefined;
  let poll: Poll<Counted>;

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, signals, told, failures] = [[], [], [], []];
    poll = new Poll({
      ask: (after, signal) => {
        asked.push(after);
        signals.push(signal);
        return new Promise((resolve, reject) => ([answer, refuse] = [resolve, reject]));
      },
      told: ({ version }) => told.push(version),
      failed: (_, pause) => failures.push(pause),
    });
  });
  afterEach(() => vi.useRealTimers());

  const tell = async (version: number, over = false) => {
    answer?.({ version, over });
    await vi.advanceTimersByTimeAsync(250);
  };
  const fail = async (error: unknown) => {
    refuse?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };

  it('goes on after what it was told, until all is over', async () => {
    poll.wake();
    await tell(3);
    await tell(3);
    await tell(9, true);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(asked).toEqual([null, 3, 3]);
    expect(told).toEqual([3, 3, 9]);
    poll.wake();
    expect(asked).toHaveLength(3);
  });

  it('takes a breath where the house does not wait', async () => {
    poll.wake();
    answer?.({ version: 1, over: false });
    await vi.advanceTimersByTimeAsync(249);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
  });

  it('stops when nobody looks, and goes on from there', async () => {
    poll.wake();
    await tell(3);
    poll.sleep();
    expect(signals[1]!.aborted).toBe(true);
    await tell(4);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect([asked, told]).toEqual([[null, 3], [3]]);
    poll.wake();
    poll.wake();
    expect(asked).toEqual([null, 3, 3]);
  });

  it('waits longer and longer where nothing comes, and says so', async () => {
    poll.wake();
    for (const pause of [1000, 2000, 4000]) {
      await fail(new Refused('away', ''));
      expect(failures.at(-1)).toBe(pause);
      await vi.advanceTimersByTimeAsync(pause - 1);
      const before = asked.length;
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(before + 1);
    }
    await tell(1);
    await fail(new Error('no answer'));
    expect(failures.at(-1)).toBe(1000);
    expect(pauseAfter(40)).toBe(30_000);
  });

  it('asks at once when somebody wants it to', async () => {
    poll.wake();
    await tell(3);
    await fail(new Refused('too-fast', ''));
    poll.again();
    expect(asked).toEqual([null, 3, null]);
    await tell(4);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(asked).toEqual([null, 3, null, 4]);
  });

  it('does not ask again for what is not there', async () => {
    poll.wake();
    await fail(new Refused('no-table', ''));
    await vi.advanceTimersByTimeAsync(HOUR);
    expect([asked, failures]).toEqual([[null], [null]]);
  });

  it('goes on from what a button brought, and an older answer is not told', async () => {
    poll.wake();
    const late = answer;
    poll.take({ version: 5, over: false });
    late?.({ version: 4, over: false });
    await vi.advanceTimersByTimeAsync(250);
    expect([asked, told]).toEqual([[null, 5], [5]]);
    poll.take({ version: 6, over: true });
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(asked).toEqual([null, 5]);
  });
});

describe('how long until then', () => {
  it.each([
    [0, { is: 'past' }],
    [-1, { is: 'past' }],
    [1, { is: 'clock', clock: '0:01' }],
    [61_000, { is: 'clock', clock: '1:01' }],
    [HOUR - 1000, { is: 'clock', clock: '59:59' }],
    [HOUR, { is: 'hours', hours: 1, minutes: 0 }],
    [24 * HOUR - 1000, { is: 'hours', hours: 23, minutes: 59 }],
    [49 * HOUR, { is: 'days', days: 2, hours: 1 }],
  ])('%d', (left, span) => expect(spanOf(1000 + left, 1000)).toEqual(span));

  it('is set by a field that holds a moment', () => {
    const at = new Date(2026, 10, 17, 18, 30).getTime();
    expect(fieldOf(at)).toBe('2026-11-17T18:30');
    expect(momentOf(fieldOf(at))).toBe(at);
    expect(momentOf('')).toBeNull();
    const next = soon(at + 1);
    expect(next % (15 * MINUTE)).toBe(0);
    expect(next - at).toBeGreaterThanOrEqual(15 * MINUTE);
    expect(next - at).toBeLessThanOrEqual(30 * MINUTE);
  });
});

describe('in words', () => {
  beforeAll(ready);
  beforeEach(() => speak('en'));

  it('says how players are put together', () => {
    const words = (
      [
        ['arena', 60],
        ['swiss', 1],
        ['swiss', 7],
        ['knock-out', 1],
        ['knock-out', 3],
      ] as const
    ).map(([kind, n]) => pairingWords(pairingOf(kind, n)));
    expect(words).toEqual([
      'Arena, 60 min',
      'Swiss, 1 round',
      'Swiss, 7 rounds',
      'Knock-out',
      'Knock-out, best of 3',
    ]);
    expect(partsOf({ 'knock-out': 3 } satisfies Pairing)).toEqual({ kind: 'knock-out', n: 3 });
  });

  it.each(Object.keys(LANGUAGES))('says it in each language, and nothing by its key: %s', async (spoken) => {
    await speak(spoken as Language);
    for (const pairing of [{ arena: 5 }, { swiss: 2 }, { 'knock-out': 3 }] satisfies Pairing[])
      expect(pairingWords(pairing)).toMatch(/^\p{L}[^{}]*\d/u);
  });

  const NOW = 10 * HOUR;
  const coming = line({ stage: 'gathering' });
  it.each([
    ['Starts in 1 h 30 min', { ...coming, starts: NOW + 90 * MINUTE }, 0],
    ['Starts in 0:05', { ...coming, starts: NOW + 5000 }, 0],
    ['About to start', { ...coming, starts: NOW }, 0],
    ['Starts when the host says so', coming, 0],
    ['New games for 10:00', line({ ends: NOW + 10 * MINUTE }), 0],
    ['The last games are being played', line({ ends: NOW - 1 }), 0],
    ['Round 2 of 5', line({ pairing: { swiss: 5 } }), 2],
    ['Round 2', line({ pairing: { 'knock-out': 1 } }), 2],
    ['The first round is about to begin', line({ pairing: { swiss: 5 } }), 0],
    ['', line({ pairing: { swiss: 5 } }), null],
  ])('says how far it is: %s', (words, tournament, round) => {
    expect(stageWords(tournament, NOW, round)).toBe(words);
  });

  it('names people, bots, and those who were forgotten', () => {
    expect(nameOf(person('Ann'))).toBe('Ann');
    expect(nameOf({ name: 'steady 3', bot: 'steady' })).toBe('Steady 3');
    expect(nameOf({ name: 'strong:grudge 1', bot: 'strong:grudge' })).toBe('Grudge 1');
    expect(nameOf({ name: '', bot: 'steady' })).toBe('Bot (Steady)');
    expect(nameOf({ name: '' })).toBe('somebody');
  });
});

describe('a bracket', () => {
  const [ann, ben, cid, dot] = ['Ann', 'Ben', 'Cid', 'Dot'].map((name) => person(name)) as [
    ReturnType<typeof person>,
    ReturnType<typeof person>,
    ReturnType<typeof person>,
    ReturnType<typeof person>,
  ];
  // The newest first, as they are told; seats change from game to game.
  const games = [
    game(5, [ann, cid], { round: 2, came: 'playing' }),
    game(4, [ben, ann], { round: 1, came: { places: [2, 1] } }),
    game(3, [ann, ben], { round: 1, came: { places: [1, 1] } }),
    game(2, [cid, dot], { round: 1, came: { places: [1, null] } }),
    game(1, [ann, ben], { round: 1, came: { places: [1, 2] } }),
  ];

  it('has a round after the other, and games of the same players in one match', () => {
    const rounds = bracketOf(games);
    expect(rounds.map(({ round, matches }) => [round, matches.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    const [first, second] = rounds[0]!.matches;
    expect(first!.games.map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(first!.sides.map(({ who, wins }) => [who.name, wins])).toEqual([
      ['Ann', 2],
      ['Ben', 0],
    ]);
    expect(aheadIn(first!)?.who).toBe(ann);
    expect(aheadIn(second!)?.who).toBe(cid);
    expect(rounds[1]!.matches[0]!.running).toBe(true);
    expect(aheadIn(rounds[1]!.matches[0]!)).toBeNull();
  });

  it('counts no shared win, no game that is played, and none that does not count', () => {
    expect([0, 1].map((seat) => wonBy(games[2]!, seat))).toEqual([false, false]);
    expect(wonBy(games[0]!, 0)).toBe(false);
    expect(wonBy(game(9, [ann, ben], { came: 'void' }), 0)).toBe(false);
  });

  it('is told by rounds, the newest first', () => {
    expect(byRound(games).map(([round, played]) => [round, played.length])).toEqual([
      [2, 1],
      [1, 4],
    ]);
    expect(bracketOf([])).toEqual([]);
  });
});

describe('a tournament that is set up', () => {
  const brief = (name: string, seats: number[]): GameBrief => ({
    name,
    title: name,
    line: '',
    seats,
    bots: ['steady'],
    characters: [],
  });
  const booty = brief('booty-dice', [2, 3, 4, 5, 6]);
  const at = fieldOf(Date.UTC(2030, 0, 1, 12));

  it('can be played by two at least', () => {
    expect(canBePlayed(brief('lantern', [1]))).toBe(false);
    expect(canBePlayed(brief('both', [1, 2]))).toBe(true);
    expect(setupFor(brief('both', [1, 2])).seats).toBe(2);
  });

  it('is ordered with a clock, for everybody, when its host says so', () => {
    expect(orderOf('booty-dice', draftFor(booty, at), 'A cup')).toEqual({
      name: 'A cup',
      game: 'booty-dice',
      seats: 2,
      options: {},
      pairing: { arena: 60 },
      clock: { seconds: 60 },
      visibility: 'public',
    });
  });

  it('is ordered as it was set', () => {
    const draft = draftFor(booty, at);
    const set = { ...draft, name: ' Mine ', kind: 'knock-out' as const, timed: true };
    set.setup = { ...set.setup, clock: 'days', days: 3, visibility: 'unlisted', options: { goal: '20' } };
    set.numbers = { ...set.numbers, 'knock-out': 5 };
    expect(orderOf('booty-dice', set, 'A cup')).toMatchObject({
      name: 'Mine',
      options: { goal: '20' },
      pairing: { 'knock-out': 5 },
      clock: { days: 3 },
      starts: Date.UTC(2030, 0, 1, 12),
      visibility: 'unlisted',
    });
  });

  it('keeps what fits when another game is chosen, but none of its options', () => {
    const before = { ...setupFor(booty), seats: 5, seconds: 90, options: { goal: '20' } };
    const after = setupFor(brief('fortuna', [2, 4]), before);
    expect(after).toMatchObject({ seats: 2, seconds: 90, options: {}, clock: 'seconds' });
    expect(setupFor(brief('other', [3, 5]), before).seats).toBe(5);
  });
});
