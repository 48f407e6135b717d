import type { Given } from './draw';
import type { Hex } from './frame';
import type { List, Listed } from './list';

/** One member of a round: the number of the link that is asked for, and the last one that is known. */
export interface Member {
  seat: number;
  chain: number;
  number: number;
  last: Hex;
}

/** A line of the dice, as it stands in the log after `# fair `. */
export type FairLine =
  | { kind: 'table'; table: string; key: Hex }
  | { kind: 'terms'; text: string }
  | { kind: 'list'; list: List }
  | { kind: 'signed'; signature: string }
  | { kind: 'opened'; seat: number; bytes: Hex }
  | { kind: 'void'; start: number; secret: Hex; seats: number[] }
  | { kind: 'round'; round: number; members: Member[] }
  | { kind: 'links'; round: number; links: Given[] }
  | { kind: 'missed'; round: number; seats: number[]; given: Given[] }
  | { kind: 'anchor'; seat: number; chain: number; anchor: Hex }
  | { kind: 'choice'; event: number; seat: number; commit: Hex }
  | { kind: 'undone' | 'unopened'; event: number; seat: number }
  | { kind: 'salt'; event: number; seat: number; salt: Hex }
  | { kind: 'secret'; secret: Hex };

const PREFIX = '# fair ';
export const isFair = (line: string) => line.startsWith(PREFIX);

/** Nothing that was written otherwise than it must be is read: two lines that read alike are the same line. */
class Wrong extends Error {}

/** Takes a line word by word. */
class Words {
  #words: string[];
  #at = 0;
  constructor(text: string) {
    this.#words = text.split(' ');
  }
  get left(): number {
    return this.#words.length - this.#at;
  }
  peek(): string | undefined {
    return this.#words[this.#at];
  }
  one(form: RegExp): string {
    const word = this.#words[this.#at++];
    if (word === undefined || !form.test(word)) throw new Wrong();
    return word;
  }
  /** The rest of the line as it stands. */
  rest(): string {
    return this.#words.slice(this.#at).join(' ');
  }
  key(word: string): void {
    if (this.one(/./) !== word) throw new Wrong();
  }
  number(least: number): number {
    const value = Number(this.one(/^(0|[1-9]\d{0,14})$/));
    if (value < least) throw new Wrong();
    return value;
  }
  hex(): Hex {
    return this.one(/^[0-9a-f]{64}$/);
  }
  hexOrNone(): Hex | null {
    const word = this.one(/^(-|[0-9a-f]{64})$/);
    return word === '-' ? null : word;
  }
  seat(): number {
    return Number(this.one(/^p[1-9]\d?$/).slice(1));
  }
  /** As long as seats come, in rising order. */
  seats<T>(read: (seat: number) => T): [number, T][] {
    const found: [number, T][] = [];
    while (this.left > 0 && /^p\d/.test(this.peek()!)) {
      const seat = this.seat();
      if (seat <= (found.at(-1)?.[0] ?? 0)) throw new Wrong();
      found.push([seat, read(seat)]);
    }
    return found;
  }
}

function some<T>(found: T[]): T[] {
  if (found.length === 0) throw new Wrong();
  return found;
}

function list(words: Words): FairLine {
  const start = words.number(1);
  words.key('after');
  const after = words.hex();
  words.key('house');
  const house = words.hex();
  const seats = words.seats((): Listed => {
    if (words.one(/^(person|bot)$/) === 'bot') return { kind: 'bot' };
    return { kind: 'person', seal: words.hexOrNone(), anchor: words.hexOrNone() };
  });
  // Everybody is on the list: there is no seat without a line.
  if (start > 2 || some(seats).some(([seat], place) => seat !== place + 1)) throw new Wrong();
  return { kind: 'list', list: { start, after, house, seats: seats.map(([, one]) => one) } };
}

function missed(words: Words): FairLine {
  const round = words.number(1);
  const seats = some(words.seats(() => null)).map(([seat]) => seat);
  words.key('given');
  return { kind: 'missed', round, seats, given: words.seats(() => words.hex()) };
}

const member = (words: Words, seat: number): Member => ({
  seat,
  chain: words.number(0),
  number: words.number(1),
  last: words.hex(),
});

const READERS: Record<FairLine['kind'], (words: Words) => FairLine> = {
  table: (words) => {
    const table = words.one(/^\S+$/);
    words.key('key');
    return { kind: 'table', table, key: words.hex() };
  },
  terms: (words) => {
    const text = words.rest();
    while (words.left > 0) words.one(/^\S+$/);
    return { kind: 'terms', text };
  },
  list,
  signed: (words) => ({ kind: 'signed', signature: words.one(/^[0-9a-f]{128}$/) }),
  opened: (words) => ({ kind: 'opened', seat: words.seat(), bytes: words.hex() }),
  void: (words) => ({
    kind: 'void',
    start: words.number(1),
    secret: words.hex(),
    seats: some(words.seats(() => null)).map(([seat]) => seat),
  }),
  round: (words) => ({
    kind: 'round',
    round: words.number(1),
    members: some(words.seats((seat) => member(words, seat))).map(([, one]) => one),
  }),
  links: (words) => ({
    kind: 'links',
    round: words.number(1),
    links: some(words.seats(() => words.hex())),
  }),
  missed,
  anchor: (words) => ({
    kind: 'anchor',
    seat: words.seat(),
    chain: words.number(0),
    anchor: words.hex(),
  }),
  choice: (words) => ({
    kind: 'choice',
    event: words.number(1),
    seat: words.seat(),
    commit: words.hex(),
  }),
  undone: (words) => ({ kind: 'undone', event: words.number(1), seat: words.seat() }),
  unopened: (words) => ({ kind: 'unopened', event: words.number(1), seat: words.seat() }),
  salt: (words) => ({ kind: 'salt', event: words.number(1), seat: words.seat(), salt: words.hex() }),
  secret: (words) => ({ kind: 'secret', secret: words.hex() }),
};

/** Read a line that begins with `# fair `; nothing if it is not written exactly as it must be. */
export function readFair(line: string): FairLine | null {
  if (!isFair(line)) return null;
  const words = new Words(line.slice(PREFIX.length));
  try {
    const kind = words.one(/^[a-z]+$/);
    if (!Object.hasOwn(READERS, kind)) return null;
    const read = READERS[kind as FairLine['kind']](words);
    return words.left === 0 ? read : null;
  } catch (error) {
    if (error instanceof Wrong) return null;
    throw error;
  }
}

const pairs = (given: readonly Given[]) => given.map(([seat, bytes]) => ` p${seat} ${bytes}`).join('');
const seats = (all: readonly number[]) => all.map((seat) => ` p${seat}`).join('');

export function listText({ start, after, house, seats }: List): string {
  const each = seats.map((one, place) => {
    const sealed = one.kind === 'person' ? ` ${one.seal ?? '-'} ${one.anchor ?? '-'}` : '';
    return ` p${place + 1} ${one.kind}${sealed}`;
  });
  return `${start} after ${after} house ${house}${each.join('')}`;
}

function body(line: FairLine): string {
  switch (line.kind) {
    case 'table':
      return ` ${line.table} key ${line.key}`;
    case 'terms':
      return ` ${line.text}`;
    case 'list':
      return ` ${listText(line.list)}`;
    case 'signed':
      return ` ${line.signature}`;
    case 'opened':
      return ` p${line.seat} ${line.bytes}`;
    case 'void':
      return ` ${line.start} ${line.secret}${seats(line.seats)}`;
    case 'round': {
      const members = line.members.map((one) => ` p${one.seat} ${one.chain} ${one.number} ${one.last}`);
      return ` ${line.round}${members.join('')}`;
    }
    case 'links':
      return ` ${line.round}${pairs(line.links)}`;
    case 'missed':
      return ` ${line.round}${seats(line.seats)} given${pairs(line.given)}`;
    case 'anchor':
      return ` p${line.seat} ${line.chain} ${line.anchor}`;
    case 'choice':
      return ` ${line.event} p${line.seat} ${line.commit}`;
    case 'undone':
    case 'unopened':
      return ` ${line.event} p${line.seat}`;
    case 'salt':
      return ` ${line.event} p${line.seat} ${line.salt}`;
    case 'secret':
      return ` ${line.secret}`;
  }
}

/** The line as it stands in the log. */
export const writeFair = (line: FairLine): string => `${PREFIX}${line.kind}${body(line)}`;
