import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { chancesOf, type Chances } from '../src/fair/chances';
import {
  commitment,
  houseSeal,
  keyOf,
  seenFirst,
  seenNext,
  stepHash,
  ticket,
  type Given,
} from '../src/fair/draw';
import { ZEROS } from '../src/fair/frame';
import { listText, writeFair, type FairLine } from '../src/fair/lines';
import { listHash, sealedSeats, type List } from '../src/fair/list';
import { newRecord, type FairRecord } from '../src/fair/record';
import type { Bytes } from '../src/fair/sha256';
import { verifySignature } from '../src/fair/signature';
import { Track, wordsOf } from '../src/fair/track';
import { Witness } from '../src/fair/witness';
import type { DiceMode, Saying, Step, StoryEntry, TableFacts } from '../src/fair/wire';
import type { Stage } from '../src/protocol';

export const draw = () => randomBytes(32).toString('hex');

/** A line that was told: some seats may read only a part of it. */
export interface Told {
  n: number;
  line: string;
  fair: boolean;
  /** For whom it is masked, and how. */
  masked?: { from: number[]; line: string };
  gone?: boolean;
}

interface Options {
  seats: ('person' | 'bot')[];
  dice: DiceMode;
  header: string;
}

const BOOTY = 'booty-dice(goal=30) seats 2 edition 1';
export const REYNARD = 'reynards-luck seats 2 edition 1';

/** A tiny house that plays protocol 2 by the book, with every part open, so that tests can let it cheat. */
export class FairHouse {
  table = 'f00d';
  header: string;
  dice: DiceMode;
  kinds: ('person' | 'bot')[];
  stage: Stage = 'gathering';
  waiting: number[] = [];
  secret = draw();
  /** The list of the table that this is a rematch of. */
  before = ZEROS;
  start = 1;
  story: (Told | { n: number; entry: StoryEntry })[] = [];
  seals = new Map<number, { seal: string; anchor: string | null }>();
  list: List | null = null;
  hash = '';
  track: Track;
  chances: Chances;
  key: string;
  #private: KeyObject;
  /** Links that were given for the open round. */
  links = new Map<number, string>();
  counts = new Map<number, number>();
  owner = 0;
  salts: { event: number; seat: number; salt: string }[] = [];
  commits = new Map<number, { word: string; salt: string } | null>();
  /** How many rolls the next round is for. */
  owed = 0;
  round = 0;

  constructor({ seats = ['person', 'person'], dice = 'together', header = BOOTY }: Partial<Options> = {}) {
    [this.kinds, this.dice, this.header] = [seats, dice, header];
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    this.key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex');
    this.#private = privateKey;
    this.track = new Track(this.table);
    this.chances = chancesOf(header)!;
  }

  get people(): number[] {
    return this.kinds.flatMap((kind, place) => (kind === 'person' ? [place + 1] : []));
  }
  get facts(): TableFacts {
    const { table, header, key, dice } = this;
    const fair = { key, dice };
    return { table, header, seats: this.kinds.length, clock: 'none', hints: false, fair };
  }
  get terms(): string {
    const bots = this.kinds.flatMap((kind, place) => (kind === 'bot' ? [` p${place + 1}=steady`] : []));
    return `dice=${this.dice} clock=none away=60s hints=off${bots.join('')}`;
  }
  sign(message: Bytes): string {
    return sign(null, message, this.#private).toString('hex');
  }

  #next = () => this.story.length + 1;
  fair(line: FairLine): void {
    this.story.push({ n: this.#next(), line: writeFair(line), fair: true });
  }
  play(line: string, masked?: Told['masked']): void {
    this.story.push({ n: this.#next(), line, fair: false, ...(masked ? { masked } : {}) });
    const words = wordsOf(line);
    if (words[0]![0] === 0) this.chances.rolled(words[0]![1]);
    else {
      this.owner = words.length === 1 ? words[0]![0] : 0;
      this.chances.chose(words);
    }
  }
  tell(entry: object): void {
    this.story.push({ n: this.#next(), entry: { n: this.#next(), at: 0, ...entry } as StoryEntry });
  }
  told(): Told[] {
    return this.story.filter((one): one is Told => 'line' in one && !one.gone);
  }
  /** Which event comes next. */
  get event(): number {
    return this.told().filter(({ fair }) => !fair).length + 1;
  }

  /** What a seat is told, from this number on. */
  entriesFor(seat: number, from = 1): StoryEntry[] {
    const open = this.stage === 'over';
    return this.story
      .filter(({ n }) => n >= from)
      .map((one): StoryEntry => {
        if ('entry' in one) return one.entry;
        if (one.gone) return { n: one.n, at: 0, what: 'gone' };
        const line = !open && one.masked?.from.includes(seat) ? one.masked.line : one.line;
        return one.fair
          ? { n: one.n, at: 0, what: 'fair', line }
          : { n: one.n, at: 0, what: 'line', line, facts: [] };
      });
  }

  makeList(): void {
    const seats = this.kinds.map((kind, place) => {
      const sealed = this.seals.get(place + 1);
      if (kind === 'bot') return { kind };
      return { kind, seal: sealed?.seal ?? null, anchor: sealed?.anchor ?? null };
    });
    const after = this.start === 1 ? this.before : this.hash;
    const list = { start: this.start, after, house: houseSeal(this.table, this.start, this.secret), seats };
    if (this.start === 1) this.fair({ kind: 'table', table: this.table, key: this.key });
    this.fair({ kind: 'terms', text: this.terms });
    this.tellList(list);
    this.list = list;
    this.hash = listHashHex(this, list);
    this.track.begin(list, this.hash);
    this.stage = 'opening';
  }
  tellList(list: List): void {
    this.fair({ kind: 'list', list });
    this.fair({
      kind: 'signed',
      signature: this.sign(listHash(this.table, this.header, this.terms, list)),
    });
  }

  said(seat: number, saying: Saying): void {
    switch (saying.say) {
      case 'seal':
        if (!this.list && saying.start === this.start)
          this.seals.set(seat, {
            seal: saying.seal,
            anchor: this.dice === 'together' ? (saying.anchor ?? null) : null,
          });
        return;
      case 'open-dice':
        return this.opens(seat, saying.bytes);
      case 'link':
        if (saying.round === this.track.round?.round) this.links.set(seat, saying.link);
        if (this.track.round?.members.every((one) => this.links.has(one.seat))) this.endRound();
        return;
      case 'anchor': {
        const line = { kind: 'anchor' as const, seat, chain: saying.chain, anchor: saying.anchor };
        this.track.anchor(line);
        this.fair(line);
        return;
      }
      case 'commit':
        this.fair({ kind: 'choice', event: this.event, seat, commit: saying.commit });
        this.commits.set(seat, null);
        return;
      case 'choose':
        return this.chooses(seat, saying.word, saying.salt!);
    }
  }

  opens(seat: number, bytes: string): void {
    if (this.track.force?.opened.has(seat)) return;
    this.track.opened({ kind: 'opened', seat, bytes });
    this.fair({ kind: 'opened', seat, bytes });
    if (!this.track.allOpened) return;
    this.stage = 'playing';
    this.tell({ what: 'began' });
    this.rolls(2);
  }

  /** So many rolls are due: at once, or when everybody's link is there. */
  rolls(count: number): void {
    this.owed = count;
    if (this.dice === 'sealed') return this.drawOwed();
    this.openRound();
  }
  members() {
    return this.people.flatMap((seat) => {
      const end = this.track.ends.get(seat);
      return end ? [{ seat, chain: end.chain, number: end.number + 1, last: end.last }] : [];
    });
  }
  openRound(): void {
    const line = { kind: 'round' as const, round: this.track.lastRound + 1, members: this.members() };
    this.track.opensRound(line);
    this.fair(line);
    this.links.clear();
  }
  endRound(): void {
    const line = { kind: 'links' as const, round: this.track.lastRound, links: this.given() };
    this.track.given(line);
    this.fair(line);
    this.drawOwed();
  }
  given(): Given[] {
    return [...this.links].sort(([one], [other]) => one - other);
  }
  miss(...seats: number[]): void {
    const given = this.given().filter(([seat]) => !seats.includes(seat));
    const line = { kind: 'missed' as const, round: this.track.lastRound, seats, given };
    this.track.missed(line);
    this.fair(line);
  }
  /** What the next rolls are, where a word has to say it, and who may not read them. */
  hints: { word: string; from?: number[] }[] = [];
  drawOwed(): void {
    for (; this.owed > 0; this.owed--) {
      const hint = this.hints.shift();
      const from = hint?.from;
      this.play(`* ${this.drawn(hint?.word)}`, from && { from, line: '* ?' });
    }
  }
  drawn(hint = ''): string {
    const odds = this.chances.odds(hint)!;
    const total = odds.reduce((sum, [, ways]) => sum + BigInt(ways), 0n);
    if (total === 1n) return odds[0]![0];
    const count = this.counts.get(this.owner) ?? 0;
    this.counts.set(this.owner, count + 1);
    const dice = keyOf(this.secret, this.hash, this.track.openings);
    const round = this.dice === 'sealed' ? 0 : this.track.lastRound;
    const links = this.dice === 'sealed' ? [] : this.track.links!;
    let left = ticket(dice, { round, owner: this.owner, count, links }, total);
    return odds.find(([, ways]) => (left -= BigInt(ways)) < 0n)![0];
  }

  /** A choice that everybody reads. */
  open(seat: number, word: string): void {
    this.play(`p${seat} ${word}`);
  }
  /** A choice with a salt: hidden from the others, or the opening of a commitment. */
  chooses(seat: number, word: string, salt: string): void {
    if (this.commits.has(seat)) {
      this.commits.set(seat, { word, salt });
      return this.openAll();
    }
    const commit = commitment(this.hash, this.event, seat, word, salt);
    this.fair({ kind: 'choice', event: this.event, seat, commit });
    this.salts.push({ event: this.event, seat, salt });
    const from = this.people.filter((other) => other !== seat);
    this.play(`p${seat} ${word}`, { from, line: `p${seat} ?` });
  }
  openAll(): void {
    const all = [...this.commits].sort(([one], [other]) => one - other);
    if (all.length < this.waiting.length || all.some(([, made]) => made === null)) return;
    for (const [seat, made] of all) this.salts.push({ event: this.event, seat, salt: made!.salt });
    const parts = all.map(([seat, made]) => `p${seat} ${made!.word}`);
    const hidden = (own: number) => all.map(([seat], place) => (seat === own ? parts[place]! : `p${seat} ?`));
    this.waiting = [];
    this.commits.clear();
    // Everybody reads their own card only.
    this.play(parts.join(' | '), { from: [2], line: hidden(2).join(' | ') });
  }
  takeBack(seat: number): void {
    const last = this.told().findLast(({ fair }) => !fair)!;
    last.gone = true;
    this.tell({ what: 'taken-back', seat, keep: last.n - 1 });
  }
  voids(...seats: number[]): void {
    const line = { kind: 'void' as const, start: this.start, secret: this.secret, seats };
    this.track.voided(line);
    this.fair(line);
    [this.start, this.secret, this.list] = [this.start + 1, draw(), null];
    for (const seat of seats) this.kinds[seat - 1] = 'bot';
    this.seals.clear();
    this.stage = 'gathering';
  }

  /** The lines of the running hash: those after the last `signed`, as a seat reads them. */
  seenBy(seat: number): string[] {
    const told = this.told();
    const first = told.findLastIndex(({ line }) => line.startsWith('# fair signed'));
    return told
      .slice(first + 1)
      .filter(({ line }) => !/^# fair (salt|secret)/.test(line))
      .map((one) => (one.masked?.from.includes(seat) ? one.masked.line : one.line));
  }
  step(seat: number): Step {
    const lines = this.seenBy(seat);
    const seen = lines.reduce((hash, line) => seenNext(hash, line), seenFirst(this.hash, seat));
    return {
      lines: lines.length,
      seen,
      signature: this.sign(stepHash(this.hash, seat, lines.length, seen)),
    };
  }

  end(): void {
    for (const { event, seat, salt } of this.salts) this.fair({ kind: 'salt', event, seat, salt });
    this.fair({ kind: 'secret', secret: this.secret });
    this.stage = 'over';
  }

  /** The finished log, and which words of it this seat could not read. */
  proof(seat: number): { protocol: 2; log: string; hidden: [number, number][] } {
    const told = this.told();
    const seats = this.kinds.map((kind, place) =>
      kind === 'bot' ? `# seat p${place + 1} bot steady` : `# seat p${place + 1} person P${place + 1}`,
    );
    const lines = ['# luckhouse log 2', this.header, ...seats, ...told.map(({ line }) => line)];
    const hidden: [number, number][] = [];
    told
      .filter(({ fair }) => !fair)
      .forEach(({ line, masked }, place) => {
        if (!masked?.from.includes(seat)) return;
        const [open, seen] = [wordsOf(line), wordsOf(masked.line)];
        open.forEach(([who], part) => {
          if (seen[part]![1] === '?') hidden.push([place + 1, who]);
        });
      });
    return { protocol: 2, log: `${lines.join('\n')}\n`, hidden };
  }
}

const listHashHex = (house: FairHouse, list: List) =>
  Buffer.from(listHash(house.table, house.header, house.terms, list)).toString('hex');

/** Somebody at the table, with a witness and what it keeps. */
export class Player {
  record: FairRecord;
  witness!: Witness;
  said: Saying[] = [];
  heard = 0;
  /** A clock that goes on by so much with every look. */
  time = 0;
  pace = 10_000;
  /** Does what it says arrive? */
  mute = false;
  /** Not looked at by the settling. */
  away = false;

  constructor(
    readonly house: FairHouse,
    readonly seat: number,
    record?: FairRecord,
  ) {
    this.record = record ?? newRecord(house.table, seat);
  }

  async #out(saying: Saying[]): Promise<void> {
    // What is kept must survive being written down.
    this.record = JSON.parse(JSON.stringify(this.record)) as FairRecord;
    this.said.push(...saying);
    if (!this.mute) for (const one of saying) this.house.said(this.seat, one);
  }
  /** Come in, on a new page, with what was kept. */
  async arrive(): Promise<this> {
    const now = () => (this.time += this.pace);
    this.witness = new Witness(this.house.table, this.seat, { verify: verifySignature, draw, now });
    this.witness.connected(this.record);
    await this.#out(await this.witness.welcome(this.record, this.house.facts));
    const entries = this.house.entriesFor(this.seat);
    this.heard = this.house.story.length;
    const { stage, waiting } = this.house;
    await this.#out(await this.witness.story(this.record, entries, { stage, waiting }, true));
    return this;
  }
  /** The game is over: the whole story is told once more, with nothing hidden. */
  async hearEnd(): Promise<void> {
    const { stage, waiting } = this.house;
    this.heard = this.house.story.length;
    const entries = this.house.entriesFor(this.seat);
    await this.#out(await this.witness.story(this.record, entries, { stage, waiting }, true));
  }
  async listen(): Promise<boolean> {
    const entries = this.house.entriesFor(this.seat, this.heard + 1);
    if (entries.length === 0) return false;
    this.heard = this.house.story.length;
    const { stage, waiting } = this.house;
    await this.#out(await this.witness.story(this.record, entries, { stage, waiting }, false));
    return true;
  }
  async step(step = this.house.step(this.seat)): Promise<void> {
    await this.#out(await this.witness.step(this.record, step));
  }
  async chooses(word: string, secrecy: 'hidden' | 'at-once'): Promise<void> {
    await this.#out([this.witness.choosing(this.record, word, secrecy)!]);
  }
  get alarm() {
    return this.record.alarm?.reason;
  }
}

/** Let everybody hear and answer, until nothing new is told. */
export async function settle(...players: Player[]): Promise<void> {
  for (let more = true; more;) {
    more = false;
    for (const player of players) if (!player.away) more = (await player.listen()) || more;
  }
}

/** A table at which everybody has come, sealed and opened; the first rolls are made. */
export async function begun(options: Partial<Options> = {}, house = new FairHouse(options)) {
  const players = house.people.map((seat) => new Player(house, seat));
  for (const player of players) await player.arrive();
  house.makeList();
  await settle(...players);
  return { house, players, list: listText(house.list!) };
}

/** A short game of Booty Dice, to its end. */
export async function playBooty(options: Partial<Options> = {}, turns = 2) {
  const game = await begun(options);
  const { house, players } = game;
  for (let turn = 0; turn < turns; turn++) {
    const seat = (turn % house.kinds.length) + 1;
    const dice = house.told().at(-1)!.line.slice(2).split(' ');
    house.open(seat, `roll ${dice.slice(0, 2 + (turn % 3)).join('')}`);
    house.rolls(1);
    await settle(...players);
    house.open(seat, 'stop');
    house.rolls(1);
    await settle(...players);
    for (const player of players) await player.step();
  }
  house.open(1, 'resigns');
  await settle(...players);
  for (const player of players) await player.step();
  house.end();
  await settle(...players);
  return game;
}

/** The beginning of a game of Reynard's Luck: pieces and cards are hidden, and cards are played at once. */
export async function playReynard(dice: DiceMode = 'together') {
  const house = new FairHouse({ header: REYNARD, dice });
  const begins = house.rolls.bind(house);
  house.rolls = () => undefined;
  const { players } = await begun({}, house);
  house.rolls = begins;
  const [ann, bob] = players as [Player, Player];
  for (const player of [ann, bob]) {
    for (const piece of ['4', 'fox']) {
      await player.chooses(`place ${piece}`, 'hidden');
      await settle(ann, bob);
    }
  }
  const cards = [2, 2, 2, 2, 1, 1, 1, 1].map((from) => ({ word: 'card 1', from: [from] }));
  house.hints = [...cards, { word: 'p1 starts' }, { word: '4' }];
  house.rolls(10);
  await settle(ann, bob);
  house.open(1, 'a1xa9');
  house.waiting = [1, 2];
  await settle(ann, bob);
  const dealt = house.told().filter(({ line }) => line.startsWith('* card '));
  const hand = (place: number) => dealt[place]!.line.slice(2);
  await ann.chooses(hand(0), 'at-once');
  await bob.chooses(hand(4), 'at-once');
  await settle(ann, bob);
  house.hints = [
    { word: '4 meets fox' },
    { word: '3' },
    { word: 'cards 1 1' },
    { word: 'card 1', from: [2] },
  ];
  house.rolls(4);
  await settle(ann, bob);
  for (const player of players) await player.step();
  house.end();
  await settle(ann, bob);
  return { house, players: [ann, bob] as const };
}

export const sealed = sealedSeats;
