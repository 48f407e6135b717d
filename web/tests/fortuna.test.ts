import { describe, expect, test } from 'vitest';
import type { Player } from '../src/games/contract';
import { promptOf, verdictLine, waitsOf, type Company } from '../src/games/fortuna/ask';
import { callOffer, pairOffer, picking, takeOffers, wordOffer } from '../src/games/fortuna/offers';
import { groupsOf, sceneOf, slotsOf, verdictOf } from '../src/games/fortuna/scene';
import type { FortunaFact, FortunaView, LastTurn, Phase, Scored, Throw } from '../src/games/fortuna/rules';
import { platesOf } from '../src/games/fortuna/scores';
import { keep } from '../src/games/fortuna/story';

const SPREAD = { dice: [1, 2, 4, 4], bricks: [0, 2, 5, 5] };
const THROW: Throw = { spread: SPREAD, groups: [{ dice: [2, 4], bricks: [2, 5] }] };
const SCORED: Scored = {
  throw: THROW,
  called: { call: 'grin', challengers: ['p2'], right: false },
  score: { line: 'smile', points: 14 },
};
const LAST: LastTurn = { seat: 'p1', scored: SCORED };

const viewOf = (phase: Phase, more: Partial<FortunaView> = {}): FortunaView => ({
  players: [
    { score: 14, marbles: 3, colour: 'gold' },
    { score: 0, marbles: 2, colour: 'black' },
  ],
  starter: 'p1',
  on_turn: 'p1',
  turns: 4,
  phase,
  last: null,
  ...more,
});

const offer = (word: string, value: unknown) => ({ word, outlook: [], value }) as never;

describe('what lies on the table', () => {
  test('nothing before the dice, dice before the bricks', () => {
    expect(sceneOf(viewOf('dice'))).toMatchObject({ moment: 'dice', dice: [], bricks: [], thrown: '4' });
    expect(sceneOf(viewOf({ bricks: { dice: [3, 3] } }))).toMatchObject({ moment: 'bricks', dice: [3, 3] });
  });

  test('of many dice and bricks those that were chosen are marked', () => {
    const picking = sceneOf(
      viewOf({ 'pick-bricks': { throw: { spread: SPREAD, groups: [] }, dice: [2, 4] } }),
    );
    expect(picking).toMatchObject({ moment: 'pick-bricks', chosenDice: [1, 3], chosenBricks: [] });
    const calling = sceneOf(viewOf({ call: THROW }));
    expect(calling).toMatchObject({ moment: 'call', chosenDice: [1, 3], chosenBricks: [1, 3], scored: null });
    expect(calling.diceGroups.join('')).toBe('');
  });

  test('what is paired up has the letter of its group, and what waits for bricks has none', () => {
    const throw_ = { spread: SPREAD, groups: THROW.groups };
    const picking = sceneOf(viewOf({ 'pick-dice': throw_ }));
    expect(picking).toMatchObject({ moment: 'pick-dice', diceGroups: ['', 'A', '', 'A'] });
    const waiting = sceneOf(viewOf({ 'pick-bricks': { throw: throw_, dice: [1, 4] } }));
    expect(waiting).toMatchObject({ diceGroups: ['', 'A', '', 'A'], chosenDice: [0, 1, 2, 3] });
    const paired: Throw = { ...throw_, groups: [{ dice: [1, 4], bricks: [0, 5] }, ...THROW.groups] };
    expect(sceneOf(viewOf({ call: paired }))).toMatchObject({
      diceGroups: ['A', 'B', 'B', 'A'],
      bricksGroups: ['A', 'B', 'B', 'A'],
    });
  });

  test('a call shows no truth, and what follows it does', () => {
    expect(sceneOf(viewOf({ challenge: { throw: THROW, call: 'grin' } }))).toMatchObject({
      call: 'grin',
      scored: null,
    });
    expect(sceneOf(viewOf({ take: SCORED }))).toMatchObject({ call: 'grin', scored: SCORED });
    expect(sceneOf(viewOf({ reward: { scored: SCORED, challengers: ['p2'] } })).scored).toBe(SCORED);
  });

  test('a turn that is over lies there as it was thrown', () => {
    const before = sceneOf(viewOf({ call: THROW }, { turns: 3 }));
    const after = verdictOf(LAST, 4);
    expect(after).toMatchObject({ moment: 'verdict', seat: 'p1', thrown: before.thrown, dice: before.dice });
  });

  test('at the end the last turn lies there, if there was one', () => {
    expect(sceneOf(viewOf('over', { last: LAST }))).toMatchObject({ moment: 'over', scored: SCORED });
    expect(sceneOf(viewOf('over'))).toMatchObject({ moment: 'over', scored: null, dice: [] });
  });

  test('the dice for the first turn are what was reported last', () => {
    const starting = viewOf({ starting: { contenders: ['p1', 'p2'], totals: [9, null] } });
    const rolled: FortunaFact = { name: 'rolls-for-first', seat: 'p1', dice: [4, 5], total: 9 };
    expect(sceneOf(starting, [{ facts: [rolled] }])).toMatchObject({ moment: 'starting', dice: [4, 5] });
    expect(sceneOf(starting).dice).toEqual([]);
    const another: FortunaFact = { ...rolled, seat: 'p2' };
    expect(sceneOf(starting, [{ facts: [another] }]).thrown).not.toBe(
      sceneOf(starting, [{ facts: [rolled] }]).thrown,
    );
  });

  test('equal faces are two different places', () => {
    expect(groupsOf([3, 3], [[3, 3]])).toEqual([0, 0]);
    expect(groupsOf([1, 4, 4, 6], [[4, 4]])).toEqual([-1, 0, 0, -1]);
    expect(
      groupsOf(
        [3, 3, 3, 3],
        [
          [3, 3],
          [3, 3],
        ],
      ),
    ).toEqual([0, 1, 1, 0]);
  });

  test('bricks turn over in places of their own, the same for the same throw', () => {
    for (let thrown = 0; thrown < 40; thrown++)
      for (const bricks of [0, 2, 4, 6, 8]) {
        const slots = slotsOf(bricks, 8, String(thrown));
        expect(new Set(slots).size).toBe(bricks);
        expect(slots.every((slot) => slot >= 0 && slot < 8)).toBe(true);
        expect(slotsOf(bricks, 8, String(thrown))).toEqual(slots);
      }
    const places = new Set(Array.from({ length: 20 }, (_, thrown) => slotsOf(2, 8, String(thrown)).join()));
    expect(places.size).toBeGreaterThan(5);
  });
});

describe('offers', () => {
  const offers = [
    offer('call half-smile', { call: 'half-smile' }),
    offer('accept', 'accept'),
    offer('take p3', { take: 'p3' }),
    offer('dice 2 4', { dice: [2, 4] }),
    offer('bricks 0 4', { bricks: [0, 4] }),
  ];

  test('are found by what they do', () => {
    expect(callOffer(offers, 'half-smile')?.word).toBe('call half-smile');
    expect(callOffer(offers, 'smile')).toBeUndefined();
    expect(wordOffer(offers, 'accept')?.word).toBe('accept');
    expect(takeOffers(offers).map(({ seat }) => seat)).toEqual(['p3']);
  });

  test('of a pair are found in either order, and dice are no bricks', () => {
    expect(pairOffer(offers, 'dice', [4, 2])?.word).toBe('dice 2 4');
    expect(pairOffer(offers, 'bricks', [4, 0])?.word).toBe('bricks 0 4');
    expect(pairOffer(offers, 'bricks', [2, 4])).toBeUndefined();
    expect(pairOffer(offers, 'dice', [2])).toBeUndefined();
  });

  test('two are picked, a third replaces the first, and a second touch puts back', () => {
    expect(picking([], 3, 2)).toEqual([3]);
    expect(picking([3, 5], 6, 2)).toEqual([5, 6]);
    expect(picking([3, 5], 3, 2)).toEqual([5]);
  });
});

describe('what is said', () => {
  const player = (seat: number, chooses: boolean): Player => ({
    seat,
    id: `p${seat}`,
    name: ['Ann', 'Ben', 'Cy', 'Dee'][seat - 1]!,
    you: false,
    bot: false,
    here: true,
    chooses,
  });
  const company = (seat: number | null, asked: boolean): Company => ({
    players: [player(1, false), player(2, true), player(3, false), player(4, true)],
    seat,
    asked,
    list: (names) => names.join('+'),
    lineName: (line) => line.toUpperCase(),
  });
  const challenge = sceneOf(viewOf({ challenge: { throw: THROW, call: 'grin' } }));

  test('everybody hears of a call what concerns them', () => {
    expect(promptOf(challenge, company(1, false)).key).toBe('ask-challenge-you');
    expect(promptOf(challenge, company(2, true))).toEqual({
      key: 'ask-challenge-me',
      args: { name: 'Ann', call: 'GRIN' },
    });
    expect(promptOf(challenge, company(3, false)).key).toBe('ask-challenge');
  });

  test('nobody is asked where nothing can be chosen', () => {
    const calling = sceneOf(viewOf({ call: THROW }));
    expect(promptOf(calling, company(1, true)).key).toBe('ask-call-you');
    expect(promptOf(calling, company(1, false)).key).toBe('ask-call');
    const reward = sceneOf(viewOf({ reward: { scored: SCORED, challengers: ['p3'] } }));
    expect(promptOf(reward, company(1, false))).toEqual({ key: 'ask-reward', args: { names: 'Cy' } });
  });

  test('those who wait hear for whom', () => {
    expect(waitsOf(challenge, company(2, true))).toBeNull();
    expect(waitsOf(challenge, company(3, false))).toMatchObject({ args: { names: 'Ben+Dee' } });
    expect(waitsOf(sceneOf(viewOf('dice')), company(3, false))).toBeNull();
  });

  test('a wrong call is told with who caught it', () => {
    const told = (scored: Scored) => verdictLine(verdictOf({ seat: 'p1', scored }, 4), company(null, false));
    expect(told(SCORED)).toEqual({ key: 'verdict-caught', args: { call: 'GRIN', names: 'Ben' } });
    expect(told({ ...SCORED, called: { call: 'grin', challengers: [], right: false } })?.key).toBe(
      'verdict-unseen',
    );
    expect(told({ ...SCORED, called: { call: 'smile', challengers: ['p2'], right: true } })?.key).toBe(
      'verdict-right-doubted',
    );
    expect(told({ ...SCORED, called: null })).toBeNull();
  });
});

test('the tablet has every line as the table says, with its signs', () => {
  const line = {
    line: 'smile',
    call: 'smile',
    worth: 'twice',
    least: 4,
    most: 20,
    own: 'comes-back',
    takes: 1,
  } as const;
  const [plate] = platesOf({ lines: [line] } as unknown as Parameters<typeof platesOf>[0]);
  expect(plate).toMatchObject({ ...line, dice: ['a', '2a'], bricks: ['a'] });
});

test('turns that were seen are kept, and forgotten when one looks back', () => {
  const after = [1, 2, 3].reduce((story, turns) => keep(story, turns, LAST), keep([], 0, null));
  expect(after.map(({ turn }) => turn)).toEqual([3, 2, 1]);
  expect(keep(after, 2, LAST).map(({ turn }) => turn)).toEqual([2, 1]);
  expect(keep(after, 3, LAST)).toHaveLength(3);
  expect(keep(after, 0, null)).toEqual([]);
});
