import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '../src/net/keys';
import type { Wire } from '../src/net/link';
import type { GameBrief, GameInfo, Inbound, OptionInfo, TableInfo } from '../src/protocol';
import { Session } from '../src/table/session.svelte';
import { ago, agreed, freeSeats, isBot, listed, optionsIn } from '../src/lobby/listing';
import { endOf, finished, unfinished, waitingFor, type Mine } from '../src/lobby/mine';
import { addressOf, queryOf, questionIn } from '../src/lobby/question';
import { spotOf } from '../src/lobby/refusal';
import { seatsInWords } from '../src/lobby/seats';
import {
  fitting,
  forFriends,
  orderOf,
  PERSON,
  remember,
  remembered,
  usual,
  withFitting,
  withOption,
  withSeats,
} from '../src/lobby/setup';
import { fits, stepped, valuesOf } from '../src/lobby/values';
import { darkPath } from '../src/table/waiting/qr';

const option = (
  key: string,
  usual: string,
  meanings: [string, string][] = [],
  range: [number, number] | null = null,
): OptionInfo => ({
  key,
  about: `about ${key}`,
  default: usual,
  values: '',
  range,
  or_none: usual === 'none',
  meanings,
  takes_file: false,
});
const LIVES = option('lives', '10', [], [1, 20]);
const TARGET = option('target', 'none', [], [10, 500]);
const RESOLVE = option('resolve', 'stop', [
  ['stop', 'once'],
  ['each', 'after every roll'],
]);
const SHEET = { ...option('sheet', 'last-fortress', [['last-fortress', 'eight zones']]), takes_file: true };
const GAME: GameBrief = {
  name: 'dice',
  title: 'Dice',
  line: '',
  seats: [2, 3, 4, 6],
  bots: ['random', 'steady', 'best'],
  characters: ['grudge'],
};
const DETAILS: GameInfo = {
  ...GAME,
  edition: 1,
  options: [LIVES, TARGET, RESOLVE, SHEET],
  bots: GAME.bots.map((word) => [word, '']),
  characters: GAME.characters.map((word) => [word, '']),
};

describe('values of options', () => {
  it('are numbers, words or free text', () => {
    expect(valuesOf(LIVES)).toEqual({ kind: 'number', least: 1, most: 20, none: false });
    expect(valuesOf(TARGET)).toEqual({ kind: 'number', least: 10, most: 500, none: true });
    expect(valuesOf(RESOLVE).kind).toBe('words');
    expect(valuesOf(SHEET)).toEqual({
      kind: 'words',
      words: [['last-fortress', 'eight zones']],
      own: true,
    });
    expect([fits(SHEET, 'mine; Door: 6; rows: 9'), fits(RESOLVE, 'mine')]).toEqual([true, false]);
    expect(valuesOf(option('x', ''))).toEqual({ kind: 'text' });
  });
  it('fit or do not', () => {
    expect(['1', '20', '21', '0', 'none', '1.5', ''].map((value) => fits(LIVES, value))).toEqual([
      ...[true, true, false, false, false, false, false],
    ]);
    expect(['none', '10', '9'].map((value) => fits(TARGET, value))).toEqual([true, true, false]);
    expect(['each', 'never'].map((value) => fits(RESOLVE, value))).toEqual([true, false]);
  });
  it('go in steps onto round numbers, and never out of the range', () => {
    expect(stepped(10, 1, 1, 20)).toBe(11);
    expect(stepped(20, 1, 1, 20)).toBe(20);
    expect(stepped(12, 1, 10, 500)).toBe(20);
    expect(stepped(12, -1, 10, 500)).toBe(10);
    expect(stepped(10, -1, 10, 500)).toBe(10);
    expect(stepped(60, 1, 5, 7200, 15)).toBe(75);
  });
});

describe('a table that is set up', () => {
  it('begins with few seats and bots on the others', () => {
    expect(usual(GAME)).toMatchObject({ seats: 2, others: ['steady'], options: {}, clock: 'none' });
    expect(orderOf('dice', usual(GAME))).toMatchObject({ seats: 2, bots: { 2: 'steady' }, clock: 'none' });
  });
  it('has no bot where somebody is invited', () => {
    const setup = {
      ...usual(GAME),
      seats: 3,
      others: [PERSON, 'best:grudge'],
      clock: 'days' as const,
      days: 3,
    };
    expect(orderOf('dice', setup)).toMatchObject({ bots: { 3: 'best:grudge' }, clock: { days: 3 } });
  });
  it('fills more seats like the last one', () => {
    const two = { ...usual(GAME), others: [PERSON] };
    expect(withSeats(GAME, two, 4).others).toEqual([PERSON, PERSON, PERSON]);
    expect(withSeats(GAME, { ...two, others: ['best', PERSON] }, 2).others).toEqual(['best']);
  });
  it('keeps only the options that are changed', () => {
    const changed = withOption(DETAILS, usual(GAME), 'lives', '5');
    expect(changed.options).toEqual({ lives: '5' });
    expect(withOption(DETAILS, changed, 'lives', '10').options).toEqual({});
    expect(withOption(DETAILS, changed, 'unheard-of', '1').options).toEqual({ lives: '5' });
  });
  it('forgets what no longer fits the game', () => {
    const old = {
      seats: 5,
      others: ['genius', 'steady:nobody', PERSON],
      options: { lives: '99', resolve: 'each' },
    };
    const known = fitting(GAME, old);
    expect(known).toMatchObject({ seats: 2, others: ['steady'], options: old.options });
    expect(withFitting(DETAILS, known)).toEqual({ ...known, options: { resolve: 'each' } });
    expect(fitting(GAME, { seats: 4, others: ['genius', 'best:grudge', PERSON] }).others).toEqual([
      ...['steady', 'best:grudge', PERSON],
    ]);
  });
});

describe('what is remembered', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  it('comes back for its own game only', () => {
    const setup = withSeats(GAME, withOption(DETAILS, usual(GAME), 'lives', '3'), 3);
    remember('dice', setup);
    expect(remembered(GAME)).toEqual(setup);
    expect(remembered({ ...GAME, name: 'cards' })).toEqual(usual(GAME));
  });
  it('does no harm when it is broken', () => {
    kept.set('luckhouse.setups', '{"dice": ');
    expect(remembered(GAME)).toEqual(usual(GAME));
  });
});

describe('refusals', () => {
  it('are shown where they belong', () => {
    const spots = [
      { name: 'bad-name', found: '' },
      { name: 'bad-option', option: 'lives', found: '9999' },
      { name: 'bad-option', option: 'sheet', found: 'zzz' },
      { name: 'clock-seconds', seconds: 3, most: 7200 },
      { name: 'bad-option', option: 'unheard-of', found: '1' },
      undefined,
    ].map((reason) => spotOf(reason, DETAILS));
    expect(spots).toEqual(['name', 'option:lives', 'option:sheet', 'clock', 'whole', 'whole']);
  });
});

describe('lists of tables', () => {
  it('read the options in the first line of a log', () => {
    expect(optionsIn('dice(lives=5, target=30) seats 3 edition 1')).toEqual({ lives: '5', target: '30' });
    expect(optionsIn('dice seats 3 edition 1')).toEqual({});
    expect(optionsIn('dice(sheet=My own; Wolves: 4, lives=5) seats 1 edition 1')).toEqual({ lives: '5' });
  });
  it('tell what is not as the house plays it', () => {
    expect(agreed(DETAILS, { lives: '10', resolve: 'each', target: '30' })).toEqual([
      { key: 'target', about: 'about target', value: '30' },
      { key: 'resolve', about: 'about resolve', value: 'after every roll' },
    ]);
  });
  it('know bots by their words', () => {
    expect(['steady', 'best:grudge', 'Ann', 'steadyish'].map((name) => isBot(GAME, name))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(freeSeats({ players: ['Ann', null, null] })).toBe(2);
  });
  it('tell the time in words', () => {
    const minute = 60_000;
    expect(ago(0, 5 * minute, 'en')).toBe('5 minutes ago');
    expect(ago(0, 30_000, 'en')).toBe('now');
    expect(ago(0, 150 * minute, 'de')).toBe('vor 2 Stunden');
    expect(ago(0, 49 * 60 * minute, 'de')).toBe('vorgestern');
    expect(ago(minute, 0, 'en')).toBe('now');
    expect(listed(['Ann', 'Ben', 'Cleo'], 'de')).toBe('Ann, Ben und Cleo');
  });
  it('tell how many may play', () => {
    expect([[1], [2, 3], [2, 3, 4, 5, 6], [2, 4, 6, 8]].map(seatsInWords)).toEqual([
      ...['1', '2–3', '2–6', '2, 4, 6, 8'],
    ]);
  });
});

describe('the question of which tables', () => {
  it('stands in the address', () => {
    const asked = { among: 'finished', game: 'dice', player: 'Ann B' } as const;
    expect(questionIn(new URL(addressOf(asked), 'http://house').search)).toEqual(asked);
    expect(questionIn('?among=all&game=<b>')).toEqual({ among: 'waiting', game: '', player: '' });
  });
  it('asks for one page after the other', () => {
    expect(queryOf({ among: 'waiting', game: '', player: '' }, null)).toBe('among=waiting&limit=20');
    expect(queryOf({ among: 'playing', game: 'dice', player: '' }, '7.abc')).toBe(
      'among=playing&game=dice&limit=20&after=7.abc',
    );
  });
});

describe('own games', () => {
  const table = (stage: string, at: number, waiting: number[] = []): Mine => ({
    info: { table: `${stage}${at}`, stage, waiting, people: { seats: [] } } as unknown as TableInfo,
    seat: 2,
    at,
  });
  it('come in the order in which they want something', () => {
    const all = [
      table('gathering', 9),
      table('playing', 5, [1]),
      table('over', 8),
      table('playing', 3, [1, 2]),
    ];
    expect(unfinished(all).map(({ info }) => info.table)).toEqual(['playing3', 'playing5', 'gathering9']);
    expect(finished(all).map(({ info }) => info.table)).toEqual(['over8']);
  });
});

describe('how a game ended', () => {
  const end = (seats: number, winners: number[]) => {
    const people = { seats: Array.from({ length: seats }, () => ({})) };
    const info = { stage: 'over', outcome: { winners, scores: [] }, people };
    return endOf({ info: info as unknown as TableInfo, seat: 1, at: 0 });
  };
  it('is won, lost or shared', () => {
    expect([end(2, [1]), end(2, [2]), end(2, [1, 2]), end(2, [])]).toEqual([
      'won',
      'lost',
      'shared',
      'shared',
    ]);
    expect([end(1, [1]), end(1, [])]).toEqual(['won', 'lost']);
    // With a partner it is won too.
    expect([end(4, [1, 3]), end(4, [2, 4])]).toEqual(['won', 'lost']);
  });
});

describe('a table for a friend', () => {
  it('has people on all seats, few of them, unless there were people last time', () => {
    const last = { ...usual(GAME), options: { resolve: 'each' } };
    expect(forFriends(GAME, last)).toMatchObject({ seats: 2, others: [PERSON], options: last.options });
    const three = { ...last, seats: 3, others: [PERSON, 'best'] };
    expect(forFriends(GAME, three)).toBe(three);
  });
});

describe('whose turn it is', () => {
  const at = (stage: string, waiting: number[]): Mine => {
    return { info: { stage, waiting } as unknown as TableInfo, seat: 2, at: 0 };
  };
  it('is what the house says, as long as the game goes on', () => {
    expect(waitingFor(at('playing', [1]))).toEqual([1]);
    expect(waitingFor(at('playing', []))).toEqual([]);
    expect(waitingFor(at('over', [2]))).toEqual([]);
  });
});

describe('a QR code', () => {
  it('draws runs of dark squares as one', () => {
    const x = true;
    const o = false;
    expect(
      darkPath([
        [x, x, o, x],
        [o, o, o, o],
        [o, x, x, x],
      ]),
    ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
  });
});

describe('whoever has taken a seat', () => {
  it('comes in again with the key of it, and asks for everything', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const wires: (Wire & { said: Inbound[] })[] = [];
    const session = new Session('t', () => {
      const said: Inbound[] = [];
      const send = (text: string) => void said.push(JSON.parse(text) as Inbound);
      wires.push({ said, send, close: () => undefined, onopen: null, onmessage: null, onclose: null });
      return wires.at(-1)!;
    });
    wires[0]?.onopen?.();
    keep({ table: 't', seat: 2, token: 'key', bytes: '', game: 'dice', at: 1 });
    session.rejoin();
    wires[1]?.onopen?.();
    expect(wires.map(({ said }) => said[0])).toEqual([
      expect.not.objectContaining({ token: expect.anything() as unknown }),
      expect.objectContaining({ say: 'hello', token: 'key', last: 0 }),
    ]);
    session.close();
  });
});
