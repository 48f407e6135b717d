import { toHex } from '../net/bytes';
import type { LogProof } from '../protocol';
import { Alarmed, must } from './alarm';
import { chancesOf, type Chances, type Odds } from './chances';
import { commitment, houseSeal, keyOf, seenFirst, seenNext, stepHash, ticket } from './draw';
import type { Hex } from './frame';
import { isFair, readFair, type FairLine } from './lines';
import { botsListed, listHash, readTerms, type Terms } from './list';
import type { Receipt } from './record';
import type { Bytes } from './sha256';
import type { Verify } from './signature';
import { Track, wordsOf } from './track';

/** The answer of the house for a finished game: nothing in it is believed. */
export type FairProof = LogProof;

export interface ProvedRoll {
  event: number;
  word: string;
  ticket: bigint;
  total: bigint;
}

/** What a log shows when everything in it fits. */
export interface Proved {
  header: string;
  table: string;
  key: Hex;
  list: { hash: Hex; text: string; terms: string; signature: string; start: number };
  dice: Terms['dice'];
  rolls: ProvedRoll[];
  rounds: number;
  /** Void starts. */
  voids: number;
  /** Void rounds. */
  missed: number;
  misses: [seat: number, rounds: number][];
  /** The links of each round that was not void, by seat. */
  links: Map<number, ReadonlyMap<number, Hex>>;
  /** Who gave nothing, in each round that was void. */
  missedBy: Map<number, readonly number[]>;
  opened: ReadonlyMap<number, Hex>;
  /** Choices that were committed to: `EVENT pN`. */
  choices: ReadonlySet<string>;
  unopened: number;
  /** Lines after the signed list, without salts and the secret; of a line of play, its event. */
  lines: { line: string; event: number | null }[];
}

const LISTS = new Set(['table', 'terms', 'list', 'signed']);

/** Reads a log from its first line to its last, and holds everything against everything. */
class Reader {
  #track!: Track;
  #key: Hex | null = null;
  #terms: { text: string; read: Terms } | null = null;
  #list: Extract<FairLine, { kind: 'list' }>['list'] | null = null;
  #listed: Proved['list'] | null = null;
  #chances: Chances | null;
  #secret: Hex | null = null;
  #lines: Proved['lines'] = [];
  #words = new Map<string, string>();
  #salts = new Map<string, Hex>();
  #links: Proved['links'] = new Map();
  #missedBy: Proved['missedBy'] = new Map();
  #events = 0;
  /** Every roll with what it was drawn by; the key is known at the end only. */
  #drawn: { event: number; word: string; odds: Odds; draw: Parameters<typeof ticket>[1] }[] = [];
  #counts = new Map<number, number>();
  #owner = 0;

  constructor(
    readonly header: string,
    readonly verify: Verify,
  ) {
    this.#chances = chancesOf(header);
    must(this.#chances !== null, 'line', header);
  }

  async read(lines: readonly string[]): Promise<Proved> {
    for (const line of lines) {
      must(this.#secret === null, 'line', `after the secret: ${line}`);
      if (isFair(line)) await this.#fair(line);
      else this.#play(line);
    }
    return this.#close();
  }

  async #fair(text: string): Promise<void> {
    const line = readFair(text);
    must(line !== null, 'line', text);
    must(this.#salts.size === 0 || line.kind === 'salt' || line.kind === 'secret', 'line', text);
    must((this.#list === null) === (line.kind !== 'signed'), 'line', text);
    must(line.kind === 'table' || this.#key !== null, 'line', text);
    const start = LISTS.has(line.kind) || line.kind === 'opened' || line.kind === 'void';
    must(!start || this.#events === 0, 'line', text);
    must(start || this.#track.force !== null, 'line', text);
    if (this.#track?.force && !['signed', 'salt', 'secret'].includes(line.kind))
      this.#lines.push({ line: text, event: null });
    await this.#apply(line, text);
  }

  async #apply(line: FairLine, text: string): Promise<void> {
    switch (line.kind) {
      case 'table':
        must(this.#key === null, 'line', text);
        this.#key = line.key;
        this.#track = new Track(line.table);
        return;
      case 'terms': {
        const read = readTerms(line.text);
        must(read !== null && this.#track.force === null && this.#terms === null, 'line', text);
        this.#terms = { text: line.text, read };
        return;
      }
      case 'list':
        must(this.#terms !== null, 'line', text);
        this.#list = line.list;
        return;
      case 'signed':
        return this.#signed(line.signature);
      case 'opened':
        return this.#track.opened(line);
      case 'void':
        this.#track.voided(line);
        this.#terms = null;
        this.#lines = [];
        return;
      case 'round':
        must(this.#terms!.read.dice === 'together', 'line', text);
        return this.#track.opensRound(line);
      case 'links':
        this.#track.given(line);
        this.#links.set(line.round, new Map(line.links));
        return;
      case 'missed':
        this.#track.missed(line);
        this.#missedBy.set(line.round, line.seats);
        return;
      case 'anchor':
        return this.#track.anchor(line);
      case 'choice':
        must(this.#track.allOpened && this.#track.round === null, 'line', text);
        return this.#track.committed(line, this.#events + 1);
      case 'undone':
      case 'unopened':
        must(line.event === this.#events + 1, 'choice', text);
        return this.#track.uncommitted(line);
      case 'salt': {
        const name = `${line.event} p${line.seat}`;
        must(this.#track.round === null && !this.#salts.has(name), 'line', text);
        this.#salts.set(name, line.salt);
        return;
      }
      case 'secret':
        this.#secret = line.secret;
    }
  }

  async #signed(signature: string): Promise<void> {
    const [list, terms, key] = [this.#list!, this.#terms!, this.#key!];
    must(this.#track.mayList(list), 'other-list', `start ${list.start}`);
    const hash = listHash(this.#track.table, this.header, terms.text, list);
    must(await this.verify(key, hash, signature), 'signature', signature);
    must(botsListed(list, terms.read), 'terms', terms.text);
    const { start } = list;
    this.#listed = { hash: toHex(hash), text: '', terms: terms.text, signature, start };
    this.#track.begin(list, this.#listed.hash);
    this.#list = null;
  }

  #play(line: string): void {
    const track = this.#track;
    // Nothing happens before everybody has opened, while a round is open, or after the salts.
    must(track !== undefined && track.allOpened && track.round === null, 'line', line);
    must(this.#salts.size === 0, 'line', line);
    this.#events += 1;
    this.#lines.push({ line, event: this.#events });
    const words = wordsOf(line);
    if (words[0]![0] === 0) return this.#roll(line, words[0]![1]);
    let before = 0;
    for (const [seat, word] of words) {
      must(seat > before && word !== '' && word !== '?', 'line', line);
      before = seat;
      this.#words.set(`${this.#events} p${seat}`, word);
    }
    this.#committed(words);
    // Giving up is no choice, and moves nothing.
    if (words.length === 1 && words[0]![1] === 'resigns') return;
    this.#owner = words.length === 1 ? words[0]![0] : 0;
    this.#chances!.chose(words);
    track.links = null;
  }

  /** Whoever committed to this event is in its line; and of several who choose at once, everybody committed. */
  #committed(words: readonly (readonly [number, string])[]): void {
    const made = [...(this.#track.choices.get(this.#events)?.keys() ?? [])];
    const seats = words.map(([seat]) => seat);
    const all = seats.filter(
      (seat) => this.#track.unopened.has(`${this.#events} p${seat}`) || made.includes(seat),
    );
    must(
      made.every((seat) => seats.includes(seat)),
      'choice',
      `event ${this.#events}`,
    );
    must(seats.length === 1 || all.length === seats.length, 'choice', `event ${this.#events}`);
  }

  #roll(line: string, word: string): void {
    must(line.startsWith('* '), 'line', line);
    const odds = this.#chances!.odds(word);
    must(odds !== null && odds.some(([each]) => each === word), 'line', line);
    this.#chances!.rolled(word);
    // What is certain is not drawn.
    if (odds.length === 1) return;
    const together = this.#terms!.read.dice === 'together';
    const links = together ? this.#track.links : [];
    must(links !== null, 'round', `no round for event ${this.#events}`);
    const count = this.#counts.get(this.#owner) ?? 0;
    this.#counts.set(this.#owner, count + 1);
    const draw = { round: together ? this.#track.lastRound : 0, owner: this.#owner, count, links };
    this.#drawn.push({ event: this.#events, word, odds, draw });
  }

  #close(): Proved {
    const [track, secret, listed] = [this.#track, this.#secret, this.#listed];
    must(secret !== null && listed !== null && track.force !== null, 'line', 'the log ends without a secret');
    const { force } = track;
    must(houseSeal(track.table, force.list.start, secret) === force.list.house, 'secret', secret);
    const key = keyOf(secret, force.hash, track.openings);
    const rolls = this.#drawn.map(({ event, word, odds, draw }) => {
      const total = odds.reduce((sum, [, ways]) => sum + BigInt(ways), 0n);
      const drawn = ticket(key, draw, total);
      must(at(odds, drawn) === word, 'roll', `event ${event}: ${word}, not ${at(odds, drawn)}`);
      return { event, word, ticket: drawn, total };
    });
    return {
      header: this.header,
      table: track.table,
      key: this.#key!,
      list: { ...listed, text: '' },
      dice: this.#terms!.read.dice,
      rolls,
      rounds: track.lastRound,
      voids: track.voids,
      missed: track.voidRounds,
      misses: [...track.misses],
      links: this.#links,
      missedBy: this.#missedBy,
      opened: force.opened,
      choices: this.#checkChoices(force.hash),
      unopened: track.unopened.size,
      lines: this.#lines,
    };
  }

  /** Every commitment that stands has a salt, and is one to the word in the log; and no salt is left over. */
  #checkChoices(list: Hex): Set<string> {
    const made = [...this.#track.choices].flatMap(([event, seats]) =>
      [...seats].map(([seat, commit]) => ({ event, seat, commit })),
    );
    for (const { event, seat, commit } of made) {
      const name = `${event} p${seat}`;
      const [word, salt] = [this.#words.get(name), this.#salts.get(name)];
      // A game that was given up ends before what was committed to last became an event.
      if (word === undefined && event === this.#events + 1 && salt === undefined) continue;
      const right =
        word !== undefined && salt !== undefined && commitment(list, event, seat, word, salt) === commit;
      must(right, 'choice', `event ${name}`);
      this.#salts.delete(name);
    }
    must(this.#salts.size === 0, 'choice', `a salt too many: ${[...this.#salts.keys()][0]}`);
    return new Set([...made.map(({ event, seat }) => `${event} p${seat}`), ...this.#track.unopened]);
  }
}

function at(odds: Odds, drawn: bigint): string {
  let left = drawn;
  for (const [word, ways] of odds) {
    left -= BigInt(ways);
    if (left < 0n) return word;
  }
  throw new Error('a ticket beyond the last way');
}

const SEAT = /^# seat p([1-9]\d?) (person|bot) \S.*$/;

/** Check a log by itself: every line, seal, signature, link, commitment and roll. Throws where something does not fit. */
export async function readLog(log: string, verify: Verify): Promise<Proved> {
  must(log.endsWith('\n'), 'line', 'the log has no end');
  const lines = log.slice(0, -1).split('\n');
  must(lines[0] === '# luckhouse log 2', 'line', lines[0] ?? '');
  const header = lines[1] ?? '';
  const rest = lines.slice(2);
  const seated = rest.findIndex((line) => !line.startsWith('# seat '));
  const seats = rest.slice(0, Math.max(0, seated));
  seats.forEach((line, place) => must(SEAT.exec(line)?.[1] === `${place + 1}`, 'line', line));
  const body = rest.slice(seats.length);
  const proved = await new Reader(header, verify).read(body);
  const list = body.findLast((line) => line.startsWith('# fair list '))!;
  proved.list.text = list.slice('# fair list '.length);
  checkSeats(seats, proved);
  return proved;
}

function checkSeats(seats: readonly string[], { list }: Proved): void {
  const kinds = seats.map((line) => SEAT.exec(line)![2]);
  const listed = [...list.text.matchAll(/ p\d+ (person|bot)/g)].map(([, kind]) => kind);
  // A seat whose start was void is a bot's in the list that counts, and may still have its first owner's name.
  must(kinds.length === listed.length, 'line', seats.join('; '));
}

/** What a receipt adds: that this is the game which this player saw, with their own bytes and links. */
export interface Witnessed {
  rounds: number;
  /** Rounds to which this seat gave no link. */
  without: number;
  /** Rounds that are void for want of a link which this seat gave, or at least sent. */
  denied: number;
  /** Did this seat add bytes to the dice? */
  added: boolean;
  /** How many lines of the log are covered by what this seat saw, of how many. */
  lines: number;
  all: number;
}

/** Hold a log against a receipt. Throws where it is not the game that the receipt is of. */
export async function compare(
  proved: Proved,
  receipt: Receipt,
  hidden: FairProof['hidden'],
  verify: Verify,
): Promise<Witnessed> {
  const { list } = proved;
  must(proved.table === receipt.table, 'other-list', `table ${proved.table}`);
  must(proved.key === receipt.key, 'house-key', proved.key);
  const same =
    list.text === receipt.list &&
    list.terms === receipt.terms &&
    proved.header === receipt.header &&
    list.start === receipt.start &&
    list.signature === receipt.signature;
  must(same, 'other-list', list.text);
  const opened = proved.opened.get(receipt.seat);
  must(opened === undefined || receipt.bytes === null || opened === receipt.bytes, 'opening', `${opened}`);
  for (const [event, seat] of hidden)
    must(seat === 0 || proved.choices.has(`${event} p${seat}`), 'choice', `event ${event} of p${seat}`);
  for (const { round, link } of receipt.links) {
    const found = proved.links.get(round)?.get(receipt.seat);
    must(found === undefined || found === link, 'link', `round ${round}`);
  }
  return witnessed(proved, receipt, seenHashes(proved, receipt.seat, hidden), verify);
}

async function witnessed(
  proved: Proved,
  receipt: Receipt,
  seen: readonly Hex[],
  verify: Verify,
): Promise<Witnessed> {
  for (const { round, lines, seen: then } of receipt.rounds)
    must(seen[lines] === then, 'seen', `round ${round}`);
  const last = receipt.rounds.at(-1)?.round ?? 0;
  must(proved.rounds >= last, 'rolled-back', `round ${last}`);
  const { step } = receipt;
  if (step) {
    must(seen[step.lines] === step.seen, 'seen', `${step.lines} lines`);
    const message: Bytes = stepHash(proved.list.hash, receipt.seat, step.lines, step.seen);
    must(await verify(proved.key, message, step.signature), 'signature', step.signature);
  }
  const rounds = [...proved.links.values()];
  return {
    rounds: rounds.length,
    without: rounds.filter((given) => !given.has(receipt.seat)).length,
    denied: receipt.links.filter(({ round }) => proved.missedBy.get(round)?.includes(receipt.seat)).length,
    added: receipt.bytes !== null && proved.opened.get(receipt.seat) === receipt.bytes,
    lines: Math.max(step?.lines ?? 0, ...receipt.rounds.map(({ lines }) => lines), 0),
    all: seen.length - 1,
  };
}

/** The running hash of a seat, worked out from the open log: a wrong claim of what was hidden leads to another one. */
function seenHashes(proved: Proved, seat: number, hidden: FairProof['hidden']): Hex[] {
  const masked = new Set(hidden.map(([event, whose]) => `${event} ${whose}`));
  const hashes = [seenFirst(proved.list.hash, seat)];
  for (const { line, event } of proved.lines) {
    const read = event === null ? line : asRead(line, (whose) => masked.has(`${event} ${whose}`));
    hashes.push(seenNext(hashes.at(-1)!, read));
  }
  return hashes;
}

function asRead(line: string, isHidden: (seat: number) => boolean): string {
  if (line.startsWith('* ')) return isHidden(0) ? '* ?' : line;
  const parts = wordsOf(line).map(([seat, word]) => `p${seat} ${isHidden(seat) ? '?' : word}`);
  return parts.join(' | ');
}

export { Alarmed };
