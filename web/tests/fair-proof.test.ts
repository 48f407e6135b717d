import { describe, expect, test } from 'vitest';
import { chancesOf, bricks, dice, readHeader } from '../src/fair/chances';
import { receiptOf, type Receipt } from '../src/fair/record';
import { verifySignature } from '../src/fair/signature';
import { compare, readLog, type FairProof } from '../src/fair/verify';
import { type FairHouse, Player, begun, draw, playBooty, playReynard, settle } from './fair-house';

/** All that the page does: the log by itself, and then against what this player kept. */
async function prove(proof: FairProof, receipt: Receipt) {
  const proved = await readLog(proof.log, verifySignature);
  return { proved, seen: await compare(proved, receipt, proof.hidden, verifySignature) };
}
const receipt = (player: Player) => receiptOf(player.record)!;
const refused = (proof: FairProof, kept: Receipt) =>
  prove(proof, kept).then(
    () => false,
    () => true,
  );
const change = (proof: FairProof, from: string | RegExp, to: string): FairProof => {
  const log = proof.log.replace(from, to);
  expect(log).not.toBe(proof.log);
  return { ...proof, log };
};
const flipped = (digit: string) => (digit === '0' ? '1' : '0');

describe('an honest game', () => {
  test.each(['together', 'sealed'] as const)('%s: is proved to everybody who played', async (mode) => {
    const { house, players } = await playBooty({ dice: mode, seats: ['person', 'person'] }, 4);
    for (const player of players) {
      const { proved, seen } = await prove(house.proof(player.seat), receipt(player));
      expect(proved.rolls).toHaveLength(10);
      expect(seen).toMatchObject({ added: true, without: 0, denied: 0 });
      expect(seen.lines).toBe(seen.all);
    }
  });

  test('hidden cards, commitments and certain reveals', async () => {
    const { house, players } = await playReynard();
    for (const player of players) {
      expect(player.alarm).toBeUndefined();
      const proof = house.proof(player.seat);
      expect(proof.hidden.length).toBeGreaterThan(5);
      const { proved } = await prove(proof, receipt(player));
      expect(proved.choices.size).toBe(6);
      expect(proved.rolls).toHaveLength(12);
    }
  });

  test('void starts, missed rounds and rounds without oneself are reported', async () => {
    const { house, players } = await begun();
    const [ann, bob] = players as [Player, Player];
    bob.mute = bob.away = true;
    house.open(1, 'stop');
    house.rolls(1);
    await settle(ann);
    house.miss(2);
    house.openRound();
    await settle(ann);
    await ann.step();
    house.end();
    await settle(ann);
    const { proved, seen } = await prove(house.proof(1), receipt(ann));
    expect(proved).toMatchObject({ rounds: 3, missed: 1, misses: [[2, 1]] });
    expect(seen).toMatchObject({ rounds: 2, without: 0 });
    const other = await prove(house.proof(2), receipt(bob));
    expect(other.seen).toMatchObject({ without: 1, denied: 0 });
  });

  test('without a receipt a log shows only that it agrees with itself', async () => {
    const { house } = await playBooty();
    const { proved } = { proved: await readLog(house.proof(1).log, verifySignature) };
    expect(proved.rolls.length).toBeGreaterThan(4);
    // A whole other game of the same house is as good by itself, and not this player's.
    const other = await playBooty();
    expect(await refused(other.house.proof(1), receiptOf((await playBooty()).players[0]!.record)!)).toBe(
      true,
    );
  });
});

describe('what is refused', () => {
  let game: Awaited<ReturnType<typeof playBooty>>;
  const one = async () => {
    game ??= await playBooty({}, 3);
    return { proof: game.house.proof(1), kept: receipt(game.players[0]!) };
  };

  test.each<[string, (proof: FairProof) => FairProof]>([
    ['an empty log', (proof) => ({ ...proof, log: '' })],
    ['a log of another format', (proof) => change(proof, '# luckhouse log 2\n', '')],
    ['another goal', (proof) => change(proof, 'goal=30', 'goal=31')],
    ['another table', (proof) => change(proof, 'table f00d', 'table f00e')],
    ['another key', (proof) => change(proof, /key \w{8}/, 'key 00000000')],
    ['a roll', (proof) => change(proof, /\* p(\d) starts/, '* p3 starts')],
    ['a missing roll', (proof) => change(proof, /\n\* [DXJCWS ]+\n/, '\n')],
    ['a roll too many', (proof) => change(proof, /\n(\* [DXJCWS ]+)\n/, '\n$1\n$1\n')],
    ['a missing round', (proof) => change(proof, /\n# fair round 2 .*\n/, '\n')],
    ['missing links', (proof) => change(proof, /\n# fair links 2 .*\n/, '\n')],
    ['a missing opening', (proof) => change(proof, /\n# fair opened p1 .*\n/, '\n')],
    ['an opening twice', (proof) => change(proof, /\n(# fair opened p1 .*)\n/, '\n$1\n$1\n')],
    ['no secret', (proof) => change(proof, /\n# fair secret .*\n/, '\n')],
    [
      'the secret too early',
      (proof) => change(proof, /\n(\* p\d starts)\n/, `\n# fair secret ${draw()}\n$1\n`),
    ],
    ['an unknown line of the dice', (proof) => change(proof, '# fair signed', '# fair signs')],
    ['a remark', (proof) => change(proof, '# fair signed', '# remark\n# fair signed')],
    ['a choice', (proof) => change(proof, 'p1 stop', 'p1 roll D')],
    ['who chose', (proof) => change(proof, 'p1 stop', 'p2 stop')],
    ['a choice that is left out', (proof) => change(proof, '\np1 stop\n', '\n')],
    ['terms', (proof) => change(proof, 'hints=off', 'hints=on')],
    ['another game', (proof) => change(proof, 'booty-dice', 'lantern')],
    ['words said to be hidden', (proof) => ({ ...proof, hidden: [[1, 0]] })],
  ])('%s', async (_, cheat) => {
    const { proof, kept } = await one();
    expect(await refused(proof, kept)).toBe(false);
    expect(await refused(cheat(proof), kept)).toBe(true);
  });

  test('a whole game that was made up afterwards: other bytes of a puppet, all else right', async () => {
    const { kept } = await one();
    const other = await playBooty({}, 3);
    expect(await refused(other.house.proof(1), receipt(other.players[0]!))).toBe(false);
    expect(await refused(other.house.proof(1), kept)).toBe(true);
  });

  test('a hidden choice without a commitment, and a wrong salt', async () => {
    const { house, players } = await playReynard();
    const [proof, kept] = [house.proof(1), receipt(players[0])];
    expect(await refused(change(proof, /# fair choice 3 .*\n/, ''), kept)).toBe(true);
    expect(await refused(change(proof, /# fair salt 3 .*\n/, ''), kept)).toBe(true);
    expect(await refused(change(proof, 'p2 place 4', 'p2 place 5'), kept)).toBe(true);
    expect(await refused({ ...proof, hidden: proof.hidden.slice(1) }, kept)).toBe(true);
  });
});

/** Random numbers that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

describe('ten thousand proofs with one thing changed', () => {
  // Names are for people: nothing follows from them.
  const free = (log: string) => {
    const start = log.indexOf('# seat p1');
    return [start, log.indexOf('# fair table')] as const;
  };
  const other = (letter: string, random: () => number): string => {
    const all = /[0-9a-f]/.test(letter) ? '0123456789abcdef' : 'abcDXJCWS 1236p*#=\n';
    const found = all[Math.floor(random() * all.length)]!;
    return found === letter ? flipped(letter) : found;
  };
  test.each([
    ['booty together', 2500, () => playBooty({}, 1)],
    ['booty sealed', 2500, () => playBooty({ dice: 'sealed' }, 1)],
    ['reynard together', 5000, () => playReynard()],
  ] as [string, number, () => Promise<{ house: FairHouse; players: readonly Player[] }>][])(
    '%s: %i',
    async (_, count, play) => {
      const { house, players } = await play();
      const [proof, kept] = [house.proof(1), receipt(players[0]!)];
      expect(await refused(proof, kept)).toBe(false);
      const random = numbers(7);
      const [from, to] = free(proof.log);
      const accepted: string[] = [];
      for (let tried = 0; tried < count; tried++) {
        let place = Math.floor(random() * (proof.log.length - (to - from)));
        if (place >= from) place += to - from;
        const letter = other(proof.log[place]!, random);
        const log = proof.log.slice(0, place) + letter + proof.log.slice(place + 1);
        if (!(await refused({ ...proof, log }, kept))) accepted.push(log.slice(place - 40, place + 10));
      }
      expect(accepted).toEqual([]);
    },
    240_000,
  );
});

describe('what could have come', () => {
  test('six dice are 462 lines of 46,656 ways, and all sixes come first', () => {
    const six = dice(6);
    expect(six).toHaveLength(462);
    expect(six.reduce((sum, [, ways]) => sum + ways, 0)).toBe(46_656);
    expect(six[0]).toEqual(['6 6 6 6 6 6', 1]);
    expect(six[1]).toEqual(['5 6 6 6 6 6', 6]);
    expect(six.at(-1)).toEqual(['1 1 1 1 1 1', 1]);
  });

  test('bricks of one kit, and of four', () => {
    expect(bricks(2, 1).reduce((sum, [, ways]) => sum + ways, 0)).toBe(28);
    expect(bricks(2, 1)[0]).toEqual(['5 6', 1]);
    expect(bricks(2, 1).at(-1)).toEqual(['0 0', 1]);
    expect(bricks(8, 4).reduce((sum, [, ways]) => sum + ways, 0)).toBe(10_518_300);
  });

  test('headers', () => {
    expect(readHeader('reynards-luck(layout=pieces 1:2; cards 1:8 7:2; x, cap=3) seats 2 edition 1')).toEqual(
      {
        game: 'reynards-luck',
        options: new Map([
          ['layout', 'pieces 1:2; cards 1:8 7:2; x'],
          ['cap', '3'],
        ]),
        seats: 2,
        edition: 1,
      },
    );
    expect(chancesOf('booty-dice seats 2 edition 2')).toBeNull();
    expect(chancesOf('pig seats 2 edition 1')).toBeNull();
  });

  test('dice of Booty Dice are as many as are rolled', () => {
    const chances = chancesOf('booty-dice seats 3 edition 1')!;
    expect(chances.odds('')).toHaveLength(3);
    chances.rolled('p2 starts');
    expect(chances.odds('')).toHaveLength(462);
    chances.rolled('D D C S W W');
    chances.chose([[2, 'roll WW']]);
    expect(chances.odds('')).toHaveLength(21);
    chances.rolled('D J');
    chances.chose([[2, 'stop']]);
    expect(chances.odds('')).toHaveLength(462);
  });

  test('Fortuna: two dice each for the first turn, again for those who tie, then dice and bricks', () => {
    const chances = chancesOf('fortuna(spread=full) seats 4 edition 1')!;
    for (const word of ['dice 1 2', 'dice 6 6', 'dice 6 6', 'dice 1 1']) {
      expect(chances.odds('')).toHaveLength(21);
      chances.rolled(word);
    }
    for (const word of ['dice 1 2', 'dice 6 6']) {
      expect(chances.odds('')).toHaveLength(21);
      chances.rolled(word);
    }
    expect(chances.odds('')).toHaveLength(126);
    chances.rolled('dice 1 2 3 4');
    expect(chances.odds('')![0]![0]).toMatch(/^bricks /);
    expect(chances.odds('')!.reduce((sum, [, ways]) => sum + ways, 0)).toBe(1820);
    chances.rolled('bricks 0 1 2 3');
    expect(chances.odds('')![0]![0]).toMatch(/^dice /);
  });

  test('Lucky Shot: treasures are drawn from those that are left', () => {
    const chances = chancesOf('lucky-shot seats 2 edition 1')!;
    for (const word of ['3', '4']) chances.rolled(word);
    expect(chances.odds('')).toHaveLength(6);
    for (const word of ['sea', 'plains']) chances.rolled(word);
    expect(chances.odds('')).toEqual([
      ['p1 starts', 1],
      ['p2 starts', 1],
    ]);
    chances.rolled('p1 starts');
    chances.chose([[1, 'create']]);
    expect(chances.odds('')!.map(([word]) => word)).toEqual(['desert', 'swamp', 'volcano', 'forest']);
    chances.rolled('swamp');
    expect(chances.odds('3')).toHaveLength(6);
    chances.chose([[1, 'raid 2a 1b']]);
    expect(chances.odds('2 2 5')).toHaveLength(56);
  });

  test('Reynard’s Luck: cards leave the deck, and come back when it is empty', () => {
    const chances = chancesOf(
      'reynards-luck(layout=pieces 1:2 fox:2; cards 1:4 2:4; foxheads b5; red e1; blue e9) seats 2 edition 1',
    )!;
    expect(chances.odds('card 1')).toEqual([
      ['card 1', 4],
      ['card 2', 4],
    ]);
    for (const card of [1, 1, 1, 1, 2, 2, 2, 2]) chances.rolled(`card ${card}`);
    chances.rolled('p1 starts');
    chances.chose([
      [1, 'card 1'],
      [2, 'card 2'],
    ]);
    expect(chances.odds('cards 1 1')).toEqual([['cards 1 2', 1]]);
    chances.rolled('cards 1 2');
    expect(chances.odds('card 1')).toEqual([
      ['card 1', 1],
      ['card 2', 1],
    ]);
  });
});
