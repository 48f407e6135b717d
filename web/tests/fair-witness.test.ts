import { describe, expect, test } from 'vitest';
import { houseSeal } from '../src/fair/draw';
import { receiptOf } from '../src/fair/record';
import type { FairLine } from '../src/fair/lines';
import type { List } from '../src/fair/list';
import { FairHouse, Player, REYNARD, begun, draw, playBooty, settle } from './fair-house';

const says = (player: Player, what: string) => player.said.filter(({ say }) => say === what);

describe('an honest house', () => {
  test.each(['together', 'sealed'] as const)('%s: a game to its end, and nobody is alarmed', async (dice) => {
    const { house, players } = await playBooty({ dice }, 4);
    expect(players.map(({ alarm }) => alarm)).toEqual([undefined, undefined]);
    expect(house.stage).toBe('over');
    for (const player of players) {
      expect(says(player, 'seal')).toHaveLength(1);
      expect(says(player, 'open-dice')).toHaveLength(1);
      expect(says(player, 'link')).toHaveLength(dice === 'sealed' ? 0 : 9);
    }
  });

  test('everybody reads the same four words', async () => {
    const { players } = await begun();
    const [one, other] = players.map((player) => player.witness.view(player.record).words);
    expect(one).toHaveLength(4);
    expect(one).toEqual(other);
  });

  test('a page that is opened again seals, opens and gives the very same', async () => {
    const house = new FairHouse();
    const [ann, bob] = [new Player(house, 1), new Player(house, 2)];
    await ann.arrive();
    await ann.arrive();
    await bob.arrive();
    expect(says(ann, 'seal')[0]).toEqual(says(ann, 'seal')[1]);
    house.makeList();
    ann.mute = true;
    await ann.listen();
    ann.mute = false;
    await ann.arrive();
    expect(says(ann, 'open-dice')[0]).toEqual(says(ann, 'open-dice')[1]);
    await bob.listen();
    ann.mute = true;
    await ann.listen();
    ann.mute = false;
    await ann.arrive();
    expect(says(ann, 'link')).toHaveLength(2);
    expect(says(ann, 'link')[0]).toEqual(says(ann, 'link')[1]);
    await settle(ann, bob);
    expect([ann.alarm, bob.alarm]).toEqual([undefined, undefined]);
    expect(house.told().at(-1)!.line).toMatch(/^\* [DXJCWS]/);
  });

  test('a start in which somebody does not open is made anew, with other bytes', async () => {
    const house = new FairHouse({ seats: ['person', 'person', 'person'] });
    const players = [1, 2, 3].map((seat) => new Player(house, seat));
    for (const player of players) await player.arrive();
    house.makeList();
    const [ann, bob, eve] = players as [Player, Player, Player];
    eve.away = true;
    await settle(ann, bob);
    house.voids(3);
    await settle(ann, bob);
    expect(says(ann, 'seal').map((one) => 'start' in one && one.start)).toEqual([1, 2]);
    house.makeList();
    await settle(ann, bob);
    expect([ann.alarm, bob.alarm]).toEqual([undefined, undefined]);
    expect(ann.record.starts[0]!.bytes).not.toBe(ann.record.starts[1]!.bytes);
    expect(ann.record.lists.map(({ start }) => start)).toEqual([1, 2]);
    expect(house.stage).toBe('playing');
    expect(house.told().at(-1)!.line).toMatch(/^\* [DXJCWS]/);
  });

  test('a link that is missed is followed by a new chain, which counts from the next round on', async () => {
    const { house, players } = await begun();
    const [ann, bob] = players as [Player, Player];
    bob.mute = bob.away = true;
    house.open(1, 'stop');
    house.rolls(1);
    await settle(ann);
    house.miss(2);
    house.openRound();
    await settle(ann);
    expect(house.told().at(-1)!.line).toMatch(/^\* /);
    // Bob is back, on a new connection: nobody can say whether what he said arrived.
    bob.mute = bob.away = false;
    bob.witness.connected(bob.record);
    await settle(ann, bob);
    expect(says(bob, 'anchor')).toMatchObject([{ chain: 1 }]);
    house.open(1, 'stop');
    house.rolls(1);
    await settle(ann, bob);
    expect([ann.alarm, bob.alarm]).toEqual([undefined, undefined]);
    expect(house.told().at(-1)!.line).toMatch(/^\* /);
    expect(house.told().findLast(({ line }) => line.startsWith('# fair round'))!.line).toContain(' p2 1 1 ');
  });

  test('a new device has no secrets: it begins a chain of its own', async () => {
    const { house, players } = await begun();
    const [ann, bob] = players as [Player, Player];
    bob.away = true;
    const phone = new Player(house, 2);
    phone.record.carried = { list: house.hash, key: house.key };
    await phone.arrive();
    expect(says(phone, 'seal')).toEqual([]);
    expect(says(phone, 'anchor')).toMatchObject([{ chain: 1 }]);
    house.open(1, 'stop');
    house.rolls(1);
    await settle(ann, phone);
    expect([ann.alarm, phone.alarm]).toEqual([undefined, undefined]);
    expect(house.told().at(-1)!.line).toMatch(/^\* /);
    const other = new Player(house, 2);
    other.record.carried = { list: draw(), key: house.key };
    await other.arrive();
    expect(other.alarm).toBe('other-list');
  });

  test('long before a chain ends another is begun', async () => {
    const { house, players } = await begun();
    for (let turn = 0; turn < 1003; turn++) {
      house.open(1, 'stop');
      house.rolls(1);
      await settle(...players);
    }
    expect(players.map(({ alarm }) => alarm)).toEqual([undefined, undefined]);
    expect(says(players[0]!, 'anchor')).toMatchObject([{ chain: 1 }]);
    expect(house.track.ends.get(1)).toMatchObject({ chain: 1 });
  }, 60_000);

  test('a choice that is taken back goes out of what was seen', async () => {
    const { house, players } = await begun();
    house.open(1, 'stop');
    await settle(...players);
    house.takeBack(1);
    house.open(1, 'roll D');
    house.rolls(1);
    await settle(...players);
    for (const player of players) await player.step();
    expect(players.map(({ alarm }) => alarm)).toEqual([undefined, undefined]);
    for (const player of players) await player.arrive();
    expect(players.map(({ alarm }) => alarm)).toEqual([undefined, undefined]);
  });

  test('hidden choices are committed to, and choices made at once are opened when all stand', async () => {
    const { house, players } = await hidden();
    const [ann, bob] = players;
    await ann.chooses('place 4', 'hidden');
    await settle(ann, bob);
    house.waiting = [1, 2];
    house.tell({ what: 'sealed', seat: 1 });
    await settle(ann, bob);
    await ann.chooses('card 4', 'at-once');
    await settle(ann, bob);
    expect(says(ann, 'choose')).toHaveLength(1);
    await bob.chooses('card 6', 'at-once');
    await settle(ann, bob);
    expect(house.told().at(-1)!.line).toBe('p1 card 4 | p2 card 6');
    expect([ann.alarm, bob.alarm]).toEqual([undefined, undefined]);
    for (const player of players) await player.step();
    house.end();
    await settle(ann, bob);
    for (const player of players) await player.arrive();
    expect([ann.alarm, bob.alarm]).toEqual([undefined, undefined]);
  });

  test('a shortcut takes its salts from bytes of the player', async () => {
    const { house, players } = await hidden();
    const [ann] = players;
    const luck = ann.witness.luck(ann.record)!;
    const { shortcutSalt } = await import('../src/fair/draw');
    house.chooses(1, 'place 1', shortcutSalt(luck, 1));
    house.chooses(1, 'place fox', shortcutSalt(luck, 2));
    await settle(...players);
    expect(ann.alarm).toBeUndefined();
    house.chooses(1, 'place 2', draw());
    await settle(...players);
    expect(ann.alarm).toBe('choice');
  });

  test('when a game ends all is told anew with nothing hidden, and the last step is kept', async () => {
    const { house, players } = await hidden();
    const [ann, bob] = players;
    await bob.chooses('place 4', 'hidden');
    await settle(ann, bob);
    house.open(1, 'resigns');
    const last = house.step(1);
    house.end();
    await ann.hearEnd();
    await ann.step(last);
    expect(ann.alarm).toBeUndefined();
    expect(ann.record.step).toEqual(last);
    // What it did not read so itself it does not keep, whoever signed it.
    await ann.step({ ...last, seen: draw() });
    expect(ann.record.step).toEqual(last);
  });

  test('a receipt holds what was given, and nothing that was not', async () => {
    const { players } = await playBooty();
    const { record } = players[0]!;
    const receipt = receiptOf(record)!;
    const text = JSON.stringify(receipt);
    expect(receipt.links).toHaveLength(5);
    expect(receipt.rounds).toHaveLength(5);
    expect(receipt.step).not.toBeNull();
    expect(receipt.bytes).toBe(record.starts[0]!.bytes);
    for (const { top } of record.chains) expect(text).not.toContain(top);
  });
});

async function hidden() {
  const house = new FairHouse({ header: REYNARD, dice: 'sealed' });
  house.rolls = () => undefined;
  const game = await begun({}, house);
  return { house, players: game.players as [Player, Player] };
}

/** The house makes the list, and then does something to what it tells. */
async function listed(cheat: (house: FairHouse) => void) {
  const house = new FairHouse();
  const players = [new Player(house, 1), new Player(house, 2)];
  for (const player of players) await player.arrive();
  cheat(house);
  await settle(...players);
  return { house, ann: players[0]!, bob: players[1]! };
}

const replaceSeal = (list: List, seat: number): List => ({
  ...list,
  seats: list.seats.map((one, place) =>
    place + 1 === seat && one.kind === 'person' ? { ...one, seal: draw() } : one,
  ),
});

/** Change the last line of the dice of this kind, as it will be told. */
function forge(house: FairHouse, kind: FairLine['kind'], change: (line: string) => string): void {
  const told = house.told().findLast(({ line }) => line.startsWith(`# fair ${kind} `))!;
  told.line = change(told.line);
}

const flip = (line: string) => line.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'));

describe('attacks on the start', () => {
  test('the seal of a puppet is rewritten after the honest bytes were opened', async () => {
    const { house, ann } = await listed((house) => house.makeList());
    expect(ann.alarm).toBeUndefined();
    house.tellList(replaceSeal(house.list!, 2));
    await ann.listen();
    expect(ann.alarm).toBe('other-list');
    // And told anew after a restart, as if it had always been so.
    const again = new Player(house, 1, { ...ann.record, alarm: null });
    const told = house.told().filter(({ line }) => /^# fair (list|signed)/.test(line));
    told[0]!.line = told[2]!.line;
    told[1]!.line = told[3]!.line;
    told[2]!.gone = told[3]!.gone = true;
    await again.arrive();
    expect(again.alarm).toBe('other-list');
    expect(again.said).toEqual([]);
  });

  test.each<[string, string, (house: FairHouse) => void]>([
    ['a list that is not signed by this house', 'signature', (house) => forge(house, 'signed', flip)],
    [
      'another seal of one’s own',
      'own-line',
      (house) => void house.seals.set(1, { ...house.seals.get(1)!, seal: draw() }),
    ],
    [
      'another anchor of one’s own',
      'own-line',
      (house) => void house.seals.set(1, { ...house.seals.get(1)!, anchor: draw() }),
    ],
    ['one’s own seal left out', 'own-line', (house) => void house.seals.delete(1)],
    ['one’s own seat as a bot’s', 'own-line', (house) => void (house.kinds[0] = 'bot')],
  ])('%s', async (_, reason, cheat) => {
    const { ann } = await listed((house) => {
      if (reason !== 'signature') cheat(house);
      house.makeList();
      if (reason === 'signature') cheat(house);
    });
    expect(ann.alarm).toBe(reason);
    expect(says(ann, 'open-dice')).toEqual([]);
  });

  test.each<[string, (house: FairHouse) => void]>([
    ['another header', (house) => (house.header = house.header.replace('30', '31'))],
    ['other terms', (house) => (house.dice = 'sealed')],
  ])('%s than was told', async (_, cheat) => {
    const house = new FairHouse();
    const ann = new Player(house, 1);
    await ann.arrive();
    await new Player(house, 2).arrive();
    cheat(house);
    house.makeList();
    await ann.listen();
    expect(['terms', 'signature', 'own-line']).toContain(ann.alarm);
    expect(says(ann, 'open-dice')).toEqual([]);
  });

  test.each([
    ['the game before', (list: string) => list, undefined],
    ['no game before', () => '0'.repeat(64), 'before'],
    ['another game before', () => draw(), 'before'],
  ])('a rematch that names %s', async (_, names, reason) => {
    const list = draw();
    const house = new FairHouse();
    house.before = names(list);
    const [ann, bob] = [new Player(house, 1), new Player(house, 2)];
    ann.record.before = list;
    await ann.arrive();
    await bob.arrive();
    house.makeList();
    await settle(ann, bob);
    expect(ann.alarm).toBe(reason);
    expect(says(ann, 'open-dice')).toHaveLength(reason ? 0 : 1);
    // Whoever was not there has nothing to compare with.
    expect(bob.alarm).toBeUndefined();
  });

  test('another key than the one the list was kept under', async () => {
    const { house, ann } = await listed((house) => house.makeList());
    house.key = draw();
    await ann.arrive();
    expect(ann.alarm).toBe('house-key');
  });

  test('an opening that does not fit its seal', async () => {
    const { house, ann } = await listed((house) => house.makeList());
    house.fair({ kind: 'opened', seat: 2, bytes: draw() });
    await ann.listen();
    expect(ann.alarm).toBe('opening');
  });

  test('a void start whose secret does not fit, or in which an honest seat is called missing', async () => {
    const first = await listed(() => undefined);
    first.house.opens = () => undefined;
    first.house.makeList();
    await settle(first.bob);
    first.house.fair({ kind: 'void', start: 1, secret: draw(), seats: [1, 2] });
    await first.ann.listen();
    expect(first.ann.alarm).toBe('secret');

    const second = await listed(() => undefined);
    second.house.opens = () => undefined;
    second.house.makeList();
    await settle(second.ann, second.bob);
    second.house.fair({ kind: 'void', start: 1, secret: second.house.secret, seats: [1, 2] });
    await second.ann.listen();
    expect(second.ann.alarm).toBe('missing');
  });

  test('a third start', async () => {
    const { house, ann } = await listed((house) => house.makeList());
    house.fair({
      kind: 'list',
      list: { ...house.list!, start: 2, after: house.hash, house: houseSeal('x', 2, draw()) },
    });
    house.fair({ kind: 'signed', signature: 'ab'.repeat(64) });
    await ann.listen();
    expect(ann.alarm).toBe('other-list');
  });

  test('a line that is not written as it must be', async () => {
    const { house, ann } = await listed((house) => house.makeList());
    house.fair({ kind: 'opened', seat: 2, bytes: draw() });
    forge(house, 'opened', (line) => `${line} `);
    await ann.listen();
    expect(ann.alarm).toBe('line');
  });
});

describe('attacks on the rounds', () => {
  test.each<[string, string, (house: FairHouse) => void]>([
    [
      '“round 50”: fifty links at once',
      'round',
      (house) => house.fair({ kind: 'round', round: 50, members: house.members() }),
    ],
    [
      'a link further on than the next',
      'round',
      (house) =>
        house.fair({
          kind: 'round',
          round: 2,
          members: house.members().map((one) => ({ ...one, number: one.number + 3 })),
        }),
    ],
    [
      'a last link that is not the last one',
      'round',
      (house) =>
        house.fair({
          kind: 'round',
          round: 2,
          members: house.members().map((one) => ({ ...one, last: draw() })),
        }),
    ],
    [
      'an anchor for one’s seat that one did not make',
      'anchor',
      (house) => house.fair({ kind: 'anchor', seat: 1, chain: 1, anchor: draw() }),
    ],
  ])('%s', async (_, reason, cheat) => {
    const { house, players } = await begun();
    const [ann] = players as [Player];
    const given = says(ann, 'link').length;
    cheat(house);
    await ann.listen();
    expect(ann.alarm).toBe(reason);
    expect(says(ann, 'link')).toHaveLength(given);
  });

  test('links that do not hash to the last ones', async () => {
    const { house, players } = await begun();
    const [ann] = players as [Player];
    house.open(1, 'stop');
    house.rolls(1);
    house.fair({
      kind: 'links',
      round: 2,
      links: [
        [1, draw()],
        [2, draw()],
      ],
    });
    await ann.listen();
    expect(ann.alarm).toBe('link');
  });

  test('a subset of the members: puppets are left out when the honest links are known', async () => {
    const { house, players } = await begun();
    const [ann, bob] = players as [Player, Player];
    bob.away = true;
    house.open(1, 'stop');
    house.rolls(1);
    await settle(ann);
    house.fair({ kind: 'links', round: 2, links: house.given() });
    await ann.listen();
    expect(ann.alarm).toBe('round');
  });

  test('a link was given, and yet its seat is called missing', async () => {
    const { house, players } = await begun();
    const [ann, bob] = players as [Player, Player];
    bob.away = true;
    house.open(1, 'stop');
    house.rolls(1);
    await settle(ann);
    house.links.clear();
    house.miss(1, 2);
    await settle(ann);
    expect(ann.alarm).toBe('missing');
  });

  test('a page that slept hears of a round and of its end at once: it gave nothing in time', async () => {
    const { house, players } = await begun();
    const [ann] = players as [Player];
    ann.pace = 1;
    ann.mute = true;
    house.open(1, 'stop');
    house.rolls(1);
    await ann.listen();
    house.miss(1, 2);
    await ann.listen();
    expect(ann.alarm).toBeUndefined();
    expect(says(ann, 'anchor')).toMatchObject([{ chain: 1 }]);
  });

  test('a seat that missed twice is asked a third time', async () => {
    const { house, players } = await begun();
    const [ann] = players as [Player];
    house.open(1, 'stop');
    house.rolls(1);
    house.track.misses.set(2, 0);
    house.links.clear();
    house.miss(2, 1);
    await ann.listen();
    expect(['missing', 'line', 'round']).toContain(ann.alarm);
  });

  test('the puppet saw what would come, and takes the choice back while the round is open', async () => {
    const { house, players } = await begun();
    const [ann, bob] = players as [Player, Player];
    bob.away = true;
    house.open(2, 'stop');
    house.rolls(1);
    await settle(ann);
    house.takeBack(2);
    await settle(ann);
    expect(ann.alarm).toBe('taken-back');
  });

  test('a roll is taken back', async () => {
    const { house, players } = await begun();
    house.takeBack(1);
    await settle(...players);
    expect(players[0]!.alarm).toBe('taken-back');
  });

  test('two tabs: the other one kept this round with another past, and gives nothing', async () => {
    const { house, players } = await begun();
    const [ann] = players as [Player];
    const given = says(ann, 'link').length;
    ann.record.rounds.push({ round: 2, lines: 1, seen: draw() });
    house.open(1, 'stop');
    house.rolls(1);
    await ann.listen();
    expect(ann.alarm).toBe('rolled-back');
    expect(says(ann, 'link')).toHaveLength(given);
  });
});

describe('attacks on links', () => {
  test('a link that was given for a void round is asked for again: it is known, so it is not given', async () => {
    const { house, players } = await begun();
    const [ann, bob] = players as [Player, Player];
    bob.away = true;
    house.open(1, 'stop');
    house.rolls(1);
    await settle(ann);
    house.links.clear();
    house.miss(2);
    // On another connection nobody can say whether the link has arrived.
    ann.witness.connected(ann.record);
    const given = says(ann, 'link').length;
    house.openRound();
    await settle(ann);
    expect(says(ann, 'link')).toHaveLength(given);
    expect(ann.alarm).toBeUndefined();
    house.miss(1);
    await settle(ann);
    expect(says(ann, 'anchor')).toMatchObject([{ chain: 1 }]);
  });

  test('the same, on the connection on which it was given', async () => {
    const { house, players } = await begun();
    const [ann, bob] = players as [Player, Player];
    bob.away = true;
    house.open(1, 'stop');
    house.rolls(1);
    await settle(ann);
    house.links.clear();
    house.miss(2);
    await settle(ann);
    expect(ann.alarm).toBe('missing');
  });
});

describe('attacks on what was told', () => {
  test('the database is rolled back, and the client is ahead', async () => {
    const { house, players } = await playBooty();
    const [ann] = players as [Player];
    house.stage = 'playing';
    const place = house.story.findLastIndex((one) => 'line' in one && one.line.startsWith('# fair round'));
    house.story.length = place;
    await ann.arrive();
    expect(ann.alarm).toBe('rolled-back');
  });

  test('the table is rolled back to before its list', async () => {
    const { house, ann } = await listed((house) => house.makeList());
    house.story.length = 0;
    house.stage = 'gathering';
    await ann.arrive();
    expect(ann.alarm).toBe('rolled-back');
    expect(ann.said.at(-1)!.say).not.toBe('seal');
  });

  test('a line of the past is told otherwise', async () => {
    const { house, players } = await playBooty();
    const [ann] = players as [Player];
    house.stage = 'playing';
    const choice = house.told().find(({ line }) => line.startsWith('p1 roll'))!;
    choice.line += 'D';
    await ann.arrive();
    expect(ann.alarm).toBe('rolled-back');
  });

  test('the house has told others something else: its step does not fit', async () => {
    const { house, players } = await begun();
    const [ann] = players as [Player];
    const other = { ...house.step(2) };
    await ann.step(other);
    expect(ann.alarm).toBe('seen');
  });

  test('a step that is not signed', async () => {
    const { house, players } = await begun();
    const [ann] = players as [Player];
    await ann.step({ ...house.step(1), signature: 'ab'.repeat(64) });
    expect(ann.alarm).toBe('signature');
  });

  test('after an alarm nothing is said any more', async () => {
    const { house, players } = await begun();
    const [ann, bob] = players as [Player, Player];
    await ann.step({ ...house.step(1), seen: draw() });
    expect(ann.alarm).toBe('seen');
    const before = ann.said.length;
    house.open(1, 'stop');
    house.rolls(1);
    await settle(ann, bob);
    await ann.arrive();
    expect(ann.said).toHaveLength(before);
    expect(ann.witness.choosing(ann.record, 'x', 'hidden')).toBeNull();
    expect(ann.witness.luck(ann.record)).toBeUndefined();
    expect(receiptOf(ann.record)).not.toBeNull();
  });
});

describe('attacks on choices', () => {
  test('an honest hidden choice is changed', async () => {
    const { house, players } = await hidden();
    const [ann] = players;
    const saying = ann.witness.choosing(ann.record, 'place 4', 'hidden')!;
    expect(saying).toMatchObject({ say: 'choose', word: 'place 4' });
    house.chooses(1, 'place 1', 'salt' in saying ? saying.salt! : '');
    await settle(...players);
    expect(ann.alarm).toBe('choice');
  });

  test('a puppet chooses after the honest choice was opened', async () => {
    const { house, players } = await hidden();
    const [ann] = players;
    // The house says that nobody else owes a choice.
    house.waiting = [1];
    house.tell({ what: 'sealed', seat: 1 });
    await settle(...players);
    await ann.chooses('card 4', 'at-once');
    house.openAll = () => undefined;
    await settle(ann);
    expect(says(ann, 'choose')).toHaveLength(1);
    house.fair({ kind: 'choice', event: house.event, seat: 2, commit: draw() });
    house.play('p1 card 4 | p2 card 6');
    await ann.listen();
    expect(ann.alarm).toBe('choice');
  });

  test('a choice was opened, and yet is called unopened', async () => {
    const { house, players } = await hidden();
    const [ann, bob] = players;
    house.waiting = [1, 2];
    house.tell({ what: 'sealed', seat: 1 });
    house.openAll = () => undefined;
    await settle(ann, bob);
    await ann.chooses('card 4', 'at-once');
    await bob.chooses('card 6', 'at-once');
    await settle(ann, bob);
    house.fair({ kind: 'unopened', event: house.event, seat: 1 });
    await settle(ann);
    expect(ann.alarm).toBe('missing');
  });
});
