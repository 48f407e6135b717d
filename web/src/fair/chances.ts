/**
 * What could have come, in how many ways, at each roll of a log: worked out from the header and the words before it, for
 * the five games. There are few kinds of chances (dice, flipped bricks, cards of a deck, lots, and what is certain), and
 * the order of the tickets is that of the rolls in the edition of the game.
 */
export type Odds = readonly (readonly [word: string, ways: number])[];

/** The chances of one game, followed line by line. */
export interface Chances {
  /** What could have come where this came; nothing if no such thing could. */
  odds(word: string): Odds | null;
  /** It came. */
  rolled(word: string): void;
  /** These were chosen, by seat. */
  chose(words: readonly (readonly [seat: number, word: string])[]): void;
}

const kept = new Map<string, Odds>();
function once(name: string, make: () => Odds): Odds {
  const known = kept.get(name) ?? make();
  kept.set(name, known);
  return known;
}

/** All ways to have `left` things of the kinds from `place` on, rising in the numbers of each kind. */
function counted(kinds: number, left: number, most: (kind: number) => number): number[][] {
  if (kinds === 1) return left <= most(0) ? [[left]] : [];
  const found: number[][] = [];
  for (let here = 0; here <= Math.min(left, most(0)); here++) {
    for (const rest of counted(kinds - 1, left - here, (kind) => most(kind + 1))) found.push([here, ...rest]);
  }
  return found;
}

const faces = (counts: readonly number[], names: readonly string[]) =>
  counts.flatMap((count, place) => Array.from({ length: count }, () => names[place]!)).join(' ');

const over = (n: number, k: number) => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
};

const FACES: readonly string[] = ['1', '2', '3', '4', '5', '6'];

/** Dice of which only the faces matter: n! / (a! b! …) ways each. */
export function dice(count: number, names = FACES): Odds {
  return once(`dice ${count} ${names.join('')}`, () =>
    counted(6, count, () => count).map((counts) => {
      let [left, ways] = [count, 1];
      for (const each of counts) {
        ways *= over(left, each);
        left -= each;
      }
      return [faces(counts, names), ways];
    }),
  );
}

/** Bricks that are flipped, of so many kits: two blanks and 1 to 6 in each. */
export function bricks(count: number, kits: number): Odds {
  return once(`bricks ${count} ${kits}`, () => {
    const there = (kind: number) => (kind === 0 ? 2 * kits : kits);
    const names = ['0', '1', '2', '3', '4', '5', '6'];
    return counted(7, count, there).map((counts) => [
      faces(counts, names),
      counts.reduce((ways, each, kind) => ways * over(there(kind), each), 1),
    ]);
  });
}

/** Each of these as likely as the others. */
export const lots = (words: readonly string[]): Odds => words.map((word) => [word, 1]);

const starters = (seats: number) => lots(Array.from({ length: seats }, (_, place) => `p${place + 1} starts`));
const under = (before: string, odds: Odds): Odds => odds.map(([word, ways]) => [`${before} ${word}`, ways]);

interface Header {
  game: string;
  options: Map<string, string>;
  seats: number;
  edition: number;
}

/** The first line of a log. */
export function readHeader(text: string): Header | null {
  const [, game, options, seats, edition] =
    /^([a-z0-9-]+)(?:\((.*)\))? seats ([1-9]\d?) edition ([1-9]\d*)$/.exec(text) ?? [];
  if (!game) return null;
  const pairs = (options ?? '').split(', ').filter(Boolean);
  return {
    game,
    options: new Map(
      pairs.map((pair) => {
        const equals = pair.indexOf('=');
        return [pair.slice(0, equals), pair.slice(equals + 1)] as const;
      }),
    ),
    seats: Number(seats),
    edition: Number(edition),
  };
}

/** Who starts, then six dice for each turn, and as many as were taken up again. */
class BootyDice implements Chances {
  #started = false;
  #count = 6;
  constructor(readonly header: Header) {}
  odds(): Odds {
    return this.#started ? dice(this.#count, [...'DXJCWS']) : starters(this.header.seats);
  }
  rolled(): void {
    this.#started = true;
    this.#count = 6;
  }
  chose(words: readonly (readonly [number, string])[]): void {
    const rolled = /^roll ([DXJCWS]+)$/.exec(words[0]![1]);
    this.#count = rolled?.[1]?.length ?? 6;
  }
}

/** Six dice, or as many as a spell or the constitution rolls again. */
class Lantern implements Chances {
  #count = 6;
  odds(): Odds {
    return dice(this.#count);
  }
  rolled(): void {
    this.#count = 6;
  }
  chose(words: readonly (readonly [number, string])[]): void {
    const again = /^(?:magic|con) ([1-6](?: [1-6])*)$/.exec(words[0]![1]);
    this.#count = again?.[1]?.split(' ').length ?? 6;
  }
}

/** Two dice for the first turn, until one is ahead; then dice and bricks in turns. */
class Fortuna implements Chances {
  #contenders: number;
  #totals: number[] = [];
  #bricks = false;
  #spread: number;
  constructor(readonly header: Header) {
    this.#contenders = header.seats;
    this.#spread = header.options.get('spread') === 'full' ? header.seats : 2;
  }
  odds(): Odds {
    if (this.#contenders > 0) return under('dice', dice(2));
    if (this.#bricks) return under('bricks', bricks(this.#spread, this.header.seats / 2));
    return under('dice', dice(this.#spread));
  }
  rolled(word: string): void {
    if (this.#contenders === 0) {
      this.#bricks = !this.#bricks;
      return;
    }
    this.#totals.push(word.split(' ').reduce((sum, face) => sum + (Number(face) || 0), 0));
    if (this.#totals.length < this.#contenders) return;
    const best = Math.max(...this.#totals);
    const ahead = this.#totals.filter((total) => total === best).length;
    this.#contenders = ahead === 1 ? 0 : ahead;
    this.#totals = [];
  }
  chose(): void {}
}

const TREASURES = ['plains', 'desert', 'sea', 'swamp', 'volcano', 'forest'];

/** A level and a treasure for each, who starts; then dice, and treasures that come into play with new forts. */
class LuckyShot implements Chances {
  #rolls = 0;
  #aside = [...TREASURES];
  #next: 'die' | 'treasure' | 'block' = 'die';
  constructor(readonly header: Header) {}
  odds(word: string): Odds {
    const { seats } = this.header;
    if (this.#rolls < seats) return dice(1);
    if (this.#rolls < 2 * seats) return lots(this.#aside);
    if (this.#rolls === 2 * seats) return starters(seats);
    if (this.#next === 'treasure') return lots(this.#aside);
    // One die for every two bricks of the fort: how many stood, only the rules know.
    const blocking = Math.min(7, Math.max(1, word.split(' ').length));
    return dice(this.#next === 'block' ? blocking : 1);
  }
  rolled(word: string): void {
    this.#rolls += 1;
    this.#aside = this.#aside.filter((one) => one !== word);
    this.#next = 'die';
  }
  chose(words: readonly (readonly [number, string])[]): void {
    const word = words[0]![1];
    this.#next = word.startsWith('raid ') ? 'block' : 'die';
    const bare = this.header.options.get('forest') === 'bare';
    const creates = word === 'create' || (!bare && /^create [1-6]$/.test(word));
    if (!creates) return;
    // The last treasure comes without being drawn.
    if (this.#aside.length === 1) this.#aside = [];
    else if (this.#aside.length > 1) this.#next = 'treasure';
  }
}

const SHIPPED_DECK = [6, 6, 6, 6, 6, 5, 5];
const HANDS = 8;

/** A deck whose spent cards come back when it is empty, a die, and two things that are certain. */
class ReynardsLuck implements Chances {
  #deck: number[];
  #spent = [0, 0, 0, 0, 0, 0, 0];
  #dealt = 0;
  #started = false;
  #played: string[] = [];
  constructor(header: Header) {
    this.#deck = deckOf(header.options.get('layout'));
  }
  odds(word: string): Odds | null {
    if (word.startsWith('card ') || this.#dealt < HANDS) {
      this.#refill();
      return this.#deck.flatMap((count, place) => (count ? [[`card ${place + 1}`, count] as const] : []));
    }
    if (!this.#started) return starters(2);
    if (word.startsWith('cards ')) return [[`cards ${this.#played.join(' ')}`, 1]];
    // What the pieces are was placed and committed to; the rules know where they stand.
    if (/^([1-6]|fox) meets ([1-6]|fox)$/.test(word)) return [[word, 1]];
    // One die by itself, not a set of dice: its faces are in their own order.
    return lots(FACES);
  }
  #refill(): void {
    if (this.#deck.some((count) => count > 0)) return;
    this.#deck = this.#spent;
    this.#spent = [0, 0, 0, 0, 0, 0, 0];
  }
  rolled(word: string): void {
    const [kind, ...values] = word.split(' ');
    if (kind === 'card') {
      this.#dealt += 1;
      this.#deck[Number(values[0]) - 1]! -= 1;
    } else if (kind === 'cards') {
      for (const value of values) this.#spent[Number(value) - 1]! += 1;
    } else if (word.endsWith(' starts')) this.#started = true;
  }
  chose(words: readonly (readonly [number, string])[]): void {
    const cards = words.flatMap(([, word]) => /^card ([1-7])$/.exec(word)?.[1] ?? []);
    if (cards.length === 2) this.#played = cards;
  }
}

/** The deck of a layout: of one's own, it stands in the header. */
function deckOf(layout: string | undefined): number[] {
  const own = layout
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('cards '));
  if (!own) return [...SHIPPED_DECK];
  const deck = [0, 0, 0, 0, 0, 0, 0];
  for (const [, value, count] of own.matchAll(/\b([1-7]):(\d+)/g)) deck[Number(value) - 1] = Number(count);
  return deck;
}

/** The chances of the game of this header; nothing for a game or an edition that this page does not know. */
export function chancesOf(text: string): Chances | null {
  const header = readHeader(text);
  if (header?.edition !== 1) return null;
  switch (header.game) {
    case 'booty-dice':
      return new BootyDice(header);
    case 'lantern':
      return new Lantern();
    case 'fortuna':
      return new Fortuna(header);
    case 'lucky-shot':
      return new LuckyShot(header);
    case 'reynards-luck':
      return new ReynardsLuck(header);
    default:
      return null;
  }
}
