import { describe, expect, it } from 'vitest';
import { asChoices, changed, given, noMore, remaining, type HandOut } from '../src/games/booty-dice/handout';
import { Handing } from '../src/games/booty-dice/handing.svelte';
import type { BootyView, Pirate } from '../src/games/booty-dice/rules';
import { lines } from '../src/net/story';
import type { Entry, Now, Outbound } from '../src/protocol';
import { Session } from '../src/table/session.svelte';
import type { Wire } from '../src/net/link';

/** Thefts among three: so many, and what the two others have. */
function robbing(thefts: number, gold: readonly number[], more: Partial<BootyView> = {}): BootyView {
  const pirate = (doubloons: number): Pirate => ({ lives: 9, shields: 0, doubloons });
  return {
    pirates: [pirate(3), ...gold.map(pirate)],
    treasure: 80,
    war_chest: 30,
    roller: 'p1',
    turns: 4,
    so_far: { rolled: [], curse: false, mutiny: false, shipwreck: false },
    phase: { name: 'robbing', throw: { dice: ['J', 'J', 'D', 'D', 'D', 'D'], rolls: 3 }, thefts },
    ...more,
  };
}
const attacking = (attacks: number): BootyView => ({
  ...robbing(0, [1, 1]),
  phase: { name: 'attacking', throw: { dice: ['C', 'C', 'C', 'D', 'D', 'D'], rolls: 3 }, attacks },
});
const rob = (pirate: string) => ({ word: `rob ${pirate}`, outlook: [], value: { rob: pirate } });
const strike = (pirate: string) => ({ word: `attack ${pirate}`, outlook: [], value: { attack: pirate } });
const out = (...of: [string, number][]): HandOut => new Map(of);

describe('what is handed out', () => {
  it('counts up and down, each pirate by name', () => {
    const two = changed(changed(out(), 'p3', 1), 'p3', 1);
    expect(two).toEqual(out(['p3', 2]));
    expect(changed(changed(two, 'p3', -1), 'p3', -1)).toEqual(out());
  });
  it('is never more than there is to give, or than a pirate has', () => {
    const view = robbing(3, [1, 5]);
    expect(noMore(out(), view, 'p2', 'rob')).toBeNull();
    expect(noMore(out(['p2', 1]), view, 'p2', 'rob')).toBe('most');
    expect(noMore(out(['p2', 1], ['p3', 2]), view, 'p3', 'rob')).toBe('all');
    const low = {
      ...attacking(4),
      pirates: [
        { lives: 9, shields: 0, doubloons: 0 },
        { lives: 1, shields: 1, doubloons: 0 },
      ],
    };
    expect(noMore(out(['p2', 1]), low, 'p2', 'attack')).toBeNull();
    expect(noMore(out(['p2', 2]), low, 'p2', 'attack')).toBe('most');
  });
  it('is told pirate by pirate, in the words that are offered', () => {
    const { words, still } = asChoices(out(['p3', 2], ['p2', 1]), robbing(3, [4, 4]), [rob('p2'), rob('p3')]);
    expect(words).toEqual(['rob p3', 'rob p3', 'rob p2']);
    expect(still(robbing(3, [4, 4]), 0)).toBe(true);
    expect(still(robbing(2, [4, 3]), 1)).toBe(true);
    expect(still(robbing(1, [4, 3]), 1)).toBe(false);
    expect(still(attacking(2), 1)).toBe(false);
  });
  it('keeps of the rest what is still possible', () => {
    const wished = out(['p2', 2], ['p3', 2]);
    expect(remaining(wished, 1, robbing(3, [0, 5]), [rob('p3')])).toEqual(out(['p3', 2]));
    expect(remaining(wished, 1, robbing(3, [3, 1]), [rob('p2'), rob('p3')])).toEqual(
      out(['p2', 1], ['p3', 1]),
    );
    expect(remaining(wished, 1, robbing(1, [3, 1]), [rob('p2'), rob('p3')])).toEqual(out(['p2', 1]));
  });
});

describe('the hand', () => {
  it('says why there is no more', () => {
    const hand = new Handing();
    const view = robbing(2, [1, 5]);
    hand.look(view, [rob('p2'), rob('p3')]);
    hand.add(view, 'p2', 'rob');
    hand.add(view, 'p2', 'rob');
    expect(hand.note).toEqual({ name: 'no-more', why: 'most', pirate: 'p2' });
    hand.add(view, 'p3', 'rob');
    expect(hand.note).toBeNull();
    hand.add(view, 'p3', 'rob');
    expect(hand.note).toMatchObject({ why: 'all' });
    hand.takeBack('p2');
    expect([hand.note, given(hand.out)]).toEqual([null, 1]);
  });
  it('asks again for what was not done, and begins anew otherwise', async () => {
    const hand = new Handing();
    const view = robbing(4, [3, 5]);
    const offers = [rob('p2'), rob('p3')];
    hand.look(view, offers);
    for (const pirate of ['p2', 'p2', 'p3', 'p3']) hand.add(view, pirate, 'rob');
    await hand.tell(view, offers, () => Promise.resolve({ made: 1, why: 'refused' }));
    // While the film runs nothing is offered.
    hand.look(robbing(3, [2, 5]), []);
    hand.look(robbing(3, [2, 5]), offers);
    expect(hand.out).toEqual(out(['p2', 1], ['p3', 2]));
    expect(hand.note).toEqual({ name: 'stopped', why: 'refused', made: 1, of: 4 });
    await hand.tell(robbing(3, [2, 5]), offers, () => Promise.resolve({ made: 3, why: 'all' }));
    hand.look(attacking(2), [strike('p2'), strike('p3')]);
    expect([hand.out, hand.note]).toEqual([out(), null]);
  });
});

/** A house that robs as it is told; `turn` may change how things stand after so many, or refuse. */
class House implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  heard: string[] = [];
  left = 4;
  n = 0;
  refuses = Infinity;
  offers = ['p2', 'p3'];
  after: (made: number) => void = () => undefined;

  send(text: string): void {
    const { say, id, word } = JSON.parse(text) as { say: string; id: string; word?: string };
    if (say === 'choose' && word) queueMicrotask(() => this.#choose(id, word));
  }
  #choose(id: string, word: string): void {
    this.heard.push(word);
    if (this.heard.length > this.refuses)
      return this.tell({ tell: 'refused', id, why: 'not-legal', text: 'no' } as never);
    this.left -= 1;
    this.n += 1;
    this.after(this.heard.length);
    const facts = [{ name: 'robs', seat: 'p1', victim: word.slice(4) }];
    const story = [{ n: this.n, at: 0, what: 'line', line: `p1 ${word}`, facts }] as unknown as Entry[];
    this.tell({ tell: 'done', id, last: this.n } as Outbound);
    this.tell({ tell: 'news', story, now: this.now() } as Outbound);
  }
  close(): void {}
  now(): Now {
    const owes = this.left > 0;
    return {
      stage: 'playing',
      view: owes ? robbing(this.left, [5, 5]) : attacking(1),
      waiting: [1],
      offers: owes ? this.offers.map(rob) : [strike('p2')],
      shortcuts: [],
      secrecy: 'open',
      may_take_back: false,
      deadline: null,
      outcome: null,
    } as unknown as Now;
  }
  tell(message: Outbound): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  begin(): void {
    this.onopen?.();
    this.tell({ tell: 'welcome', table: { people: null }, seat: 1 } as never);
    this.tell({ tell: 'snapshot', story: [], now: this.now() } as never);
  }
}

function open(): { house: House; session: Session } {
  const house = new House();
  const session = new Session('t', () => house);
  house.begin();
  return { house, session };
}
const plan = (house: House) =>
  asChoices(out(['p2', 2], ['p3', 2]), house.now().view as unknown as BootyView, house.now().offers);
const told = (session: Session) => lines(session.director.story as Entry[]).length;

describe('one gesture', () => {
  it('says each choice when the one before was told, and shows all together', async () => {
    const { house, session } = open();
    const seen: number[] = [];
    house.after = () => seen.push(told(session));
    expect(await session.chooseEach(plan(house))).toEqual({ made: 4, why: 'all' });
    expect(house.heard).toEqual(['rob p2', 'rob p2', 'rob p3', 'rob p3']);
    expect(seen).toEqual([0, 0, 0, 0]);
    expect(told(session)).toBe(4);
    expect(session.director.news.lines).toHaveLength(4);
    expect(session.busy).toBe(false);
    session.close();
  });
  it('stops where the house refuses', async () => {
    const { house, session } = open();
    house.refuses = 2;
    expect(await session.chooseEach(plan(house))).toEqual({ made: 2, why: 'refused' });
    expect([house.heard.length, told(session)]).toEqual([3, 2]);
    expect(session.refused?.why).toBe('not-legal');
    session.close();
  });
  it('stops where the next is not offered any more', async () => {
    const { house, session } = open();
    house.after = () => (house.offers = ['p3']);
    expect(await session.chooseEach(plan(house))).toEqual({ made: 1, why: 'changed' });
    expect([house.heard.length, told(session)]).toEqual([1, 1]);
    session.close();
  });
  it('stops where things stand otherwise, though the word is offered', async () => {
    const { house, session } = open();
    house.after = (made) => made === 2 && (house.left -= 1);
    expect(await session.chooseEach(plan(house))).toEqual({ made: 2, why: 'changed' });
    session.close();
  });
  it('stops where the connection is lost, and shows what was told', async () => {
    const { house, session } = open();
    house.after = (made) => made === 2 && house.onclose?.();
    expect(await session.chooseEach(plan(house))).toMatchObject({ why: 'lost' });
    expect([house.heard.length, told(session)]).toEqual([2, 1]);
    session.close();
  });
});
