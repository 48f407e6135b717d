import { toHex } from '../net/bytes';
import type { Secrecy, Stage } from '../protocol';
import { Alarmed, must, type Alarm } from './alarm';
import { LINKS } from './chain';
import { commitment, houseSeal, seatSeal, shortcutSalt, stepHash } from './draw';
import type { Hex } from './frame';
import { readFair, type FairLine } from './lines';
import { botsListed, listHash, readTerms, type List, type Terms } from './list';
import { linksOf, pinned, type FairRecord, type OwnChain, type OwnChoice, type PinnedList } from './record';
import { Seen } from './seen';
import type { Verify } from './signature';
import { Track, wordsOf } from './track';
import type { Saying, Step, StoryEntry, TableFacts } from './wire';
import { fourWords } from './words';

/** From this link on a new chain is begun, long before the old one ends. */
const RENEW = 1000;

/** What was said so long ago, on a connection that still stands, has been heard. Less may have crossed on the way. */
const SURELY = 5000;

/** What a witness needs and does not do itself. */
export interface Tools {
  verify: Verify;
  /** 32 bytes that nobody can guess. */
  draw(): Hex;
  /** Milliseconds, from any beginning. */
  now(): number;
}

/** How things stand, besides the story. */
export interface Standing {
  stage: Stage;
  /** Those who owe a choice. */
  waiting: readonly number[];
}

/** What people at the table see of it. */
export interface FairView {
  dice: Terms['dice'] | null;
  /** Four words to read to each other, when everybody has opened. */
  words: string[] | null;
  /** The seats whose links the dice wait for. */
  round: { round: number; members: number[] } | null;
  /** This seat adds nothing to the dice, though they are made. */
  leftOut: boolean;
  misses: number;
  alarm: Alarm | null;
}

const clockText = (clock: TableFacts['clock']) =>
  clock === 'none' ? 'none' : 'seconds' in clock ? `${clock.seconds}s` : `${clock.days}d`;

/**
 * Watches a table for one seat: checks all that it is told of the dice, and says what the seat has to say to them. It has
 * no clock, no storage and no connection: whoever uses it stores the record that it changed, and only then says what it
 * wants to be said. After an alarm it says nothing more.
 */
export class Witness {
  #facts: TableFacts | null = null;
  #standing: Standing = { stage: 'gathering', waiting: [] };
  #track: Track;
  #seen: Seen | null = null;
  #key: Hex | null = null;
  #terms: { text: string; read: Terms } | null = null;
  #listed: { list: List; text: string } | null = null;
  #events = 0;
  /** The story is known from its beginning: before, nothing can be said to it. */
  #heard = false;
  #steps: Step[] = [];
  /** Lines of a finished game are told with nothing hidden: they lead to another hash than what was seen. */
  #unveiled = false;
  /** The last lines were told with nothing hidden: if they lead to another hash, only the proof can tell why. */
  #ended = false;
  /** The number of the last entry. */
  #last = 0;
  /** What was said on this connection, and when. */
  #said = new Map<string, number>();
  /** A bot chooses in this seat's place. */
  #standIn = false;
  /** For events whose choice was opened: how many lines there were. */
  #openedAt = new Map<number, Set<number>>();
  #record!: FairRecord;

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly tools: Tools,
  ) {
    this.#track = new Track(table);
  }

  /** A connection was made: what was said on another one may not have arrived. */
  connected(): void {
    this.#said.clear();
  }

  /** What the house tells of the table; nothing, if its dice are of another kind. */
  welcome(record: FairRecord, facts: TableFacts | null): Promise<Saying[]> {
    return this.#guarded(record, async () => {
      this.#facts = facts;
      must(facts !== null || record.lists.length === 0, 'rolled-back', 'no fair dice any more');
      const key = record.key ?? record.carried?.key;
      must(!facts || key == null || facts.fair.key === key, 'house-key', facts?.fair.key ?? '');
    });
  }

  /** What happened. `whole`: from the first entry on, everything anew. */
  story(
    record: FairRecord,
    entries: readonly StoryEntry[],
    standing: Standing,
    whole: boolean,
  ): Promise<Saying[]> {
    return this.#guarded(record, async () => {
      const ended = whole && standing.stage === 'over' && this.#seen !== null;
      if (ended) this.#end(entries);
      else if (whole) this.#anew(standing.stage === 'over');
      this.#standing = standing;
      const fresh = ended ? entries.filter(({ n }) => n > this.#last) : entries;
      for (const entry of fresh) await this.#entry(entry);
      this.#last = entries.at(-1)?.n ?? this.#last;
      if (whole && !ended) this.#nothingLost();
      this.#heard ||= whole;
      await this.#compare();
    });
  }

  /** How far the house says that this seat has read. */
  step(record: FairRecord, step: Step): Promise<Saying[]> {
    return this.#guarded(record, async () => {
      this.#steps.push(step);
      await this.#compare();
    });
  }

  /** What to say to choose this, where others may not read it, or not yet; nothing where a word alone will do. */
  choosing(record: FairRecord, word: string, secrecy: Exclude<Secrecy, 'open'>): Saying | null {
    const { force } = this.#track;
    if (record.alarm || !force || !pinned(record)) return null;
    const own: OwnChoice = { event: this.#events + 1, word, salt: this.tools.draw() };
    if (secrecy === 'at-once') own.owed = [...this.#standing.waiting];
    record.choices.push(own);
    if (secrecy === 'hidden') return { say: 'choose', word, salt: own.salt };
    return { say: 'commit', commit: commitment(force.hash, own.event, this.seat, word, own.salt) };
  }

  /** Bytes for a shortcut that needs luck; nothing after an alarm. */
  luck(record: FairRecord): Hex | undefined {
    if (record.alarm || !pinned(record)) return undefined;
    const luck = this.tools.draw();
    record.lucks.push({ event: this.#events + 1, luck });
    return luck;
  }

  view(record: FairRecord): FairView {
    const { force, round } = this.#track;
    const own = force?.list.seats[this.seat - 1];
    return {
      dice: this.#terms?.read.dice ?? this.#facts?.fair.dice ?? null,
      words: force && this.#track.allOpened ? fourWords(force.hash, this.#track.openings) : null,
      round: round && { round: round.round, members: round.members.map(({ seat }) => seat) },
      leftOut: own !== undefined && (own.kind === 'bot' || own.seal === null),
      misses: this.#track.misses.get(this.seat) ?? 0,
      alarm: record.alarm,
    };
  }

  /** Whatever is wrong becomes the record's alarm, and nothing is said any more. */
  async #guarded(record: FairRecord, look: () => Promise<void>): Promise<Saying[]> {
    this.#record = record;
    if (record.alarm) return [];
    try {
      await look();
      return this.#act();
    } catch (error) {
      if (!(error instanceof Alarmed)) throw error;
      record.alarm = { reason: error.reason, detail: error.detail };
      return [];
    }
  }

  /** The game is over, and is told once more with nothing hidden: what was read before it ended stays as it was read. */
  #end(entries: readonly StoryEntry[]): void {
    const last = entries.at(-1)?.n ?? 0;
    must(last >= this.#last, 'rolled-back', `entry ${last}, not ${this.#last}`);
    this.#ended = true;
  }

  #anew(unveiled: boolean): void {
    this.#track = new Track(this.table);
    this.#seen = null;
    this.#key = null;
    this.#terms = this.#listed = null;
    this.#events = 0;
    this.#unveiled = unveiled;
    this.#ended = false;
    this.#standIn = false;
    this.#openedAt.clear();
  }

  /** What was kept must be in a story that is told anew. */
  #nothingLost(): void {
    const record = this.#record;
    const list = pinned(record);
    must(!list || this.#track.starts >= list.start, 'rolled-back', `no list of start ${list?.start}`);
    const round = record.rounds.at(-1)?.round ?? 0;
    must(this.#track.lastRound >= round, 'rolled-back', `round ${this.#track.lastRound}, not ${round}`);
    const carried = record.carried?.list;
    const found = !carried || !this.#track.force || record.lists.some(({ hash }) => hash === carried);
    must(found, 'other-list', carried ?? '');
    const lines = record.step?.lines ?? 0;
    must(
      this.#unveiled || !this.#seen || this.#seen.lines >= lines,
      'rolled-back',
      `${this.#seen?.lines} lines`,
    );
  }

  async #entry(entry: StoryEntry): Promise<void> {
    switch (entry.what) {
      case 'fair': {
        const line = readFair(entry.line);
        must(line !== null, 'line', entry.line);
        await this.#fair(line, entry.n, entry.line);
        return;
      }
      case 'line':
        return this.#play(entry.n, entry.line);
      case 'taken-back':
        return this.#takenBack(entry.keep);
      case 'bot-plays':
      case 'time-up':
        this.#standIn ||= entry.seat === this.seat;
        return;
      case 'back':
        this.#standIn &&= entry.seat !== this.seat;
        return;
    }
  }

  async #fair(line: FairLine, n: number, text: string): Promise<void> {
    // What belongs to the start stands before the running hash begins.
    if (line.kind === 'signed') return this.#signed(line.signature);
    if (line.kind !== 'void') this.#seen?.add(n, text, false);
    switch (line.kind) {
      case 'table':
        return this.#named(line.table, line.key);
      case 'terms': {
        const read = readTerms(line.text);
        must(read !== null, 'line', text);
        this.#terms = { text: line.text, read };
        return;
      }
      case 'list':
        must(this.#terms !== null, 'line', text);
        this.#listed = { list: line.list, text: text.slice('# fair list '.length) };
        return;
      case 'opened':
        return this.#track.opened(line);
      case 'void':
        return this.#voided(line);
      case 'round':
        this.#track.opensRound(line);
        return this.#sawRound(line.round);
      case 'links':
        return this.#track.given(line);
      case 'missed':
        return this.#missed(line);
      case 'anchor':
        return this.#anchored(line);
      case 'choice':
        return this.#track.committed(line, this.#events + 1);
      case 'undone':
      case 'unopened':
        return this.#uncommitted(line);
      case 'salt':
        return;
      case 'secret':
        return this.#secret(line.secret);
    }
  }

  #named(table: string, key: Hex): void {
    const told = this.#facts?.fair.key;
    must(table === this.table && this.#key === null, 'line', `table ${table}`);
    const kept = this.#record.key ?? this.#record.carried?.key ?? told;
    must(key === kept && (told === undefined || key === told), 'house-key', key);
    this.#key = key;
  }

  /** The whole start hangs on this: only a list that is signed, and in which all is as it was told, is kept. */
  async #signed(signature: string): Promise<void> {
    const [facts, terms, listed] = [this.#facts, this.#terms, this.#listed];
    must(facts !== null && terms !== null && listed !== null && this.#key !== null, 'line', 'signed');
    this.#listed = null;
    const hash = listHash(this.table, facts.header, terms.text, listed.list);
    const list: PinnedList = {
      start: listed.list.start,
      text: listed.text,
      terms: terms.text,
      header: facts.header,
      signature,
      hash: toHex(hash),
    };
    const known = this.#record.lists.find(({ start }) => start === list.start);
    must(!known || known.hash === list.hash, 'other-list', list.text);
    must(this.#track.mayList(listed.list), 'other-list', list.text);
    must(await this.tools.verify(this.#key, hash, signature), 'signature', signature);
    this.#ownLine(listed.list, terms.read);
    if (!known) {
      this.#agreed(listed.list, terms.read, facts);
      this.#record.key = this.#key;
      this.#record.lists.push(list);
    }
    this.#track.begin(listed.list, list.hash);
    this.#seen = new Seen(list.hash, this.seat);
  }

  /** One's own seal and anchor stand in the list as they were said. */
  #ownLine(list: List, terms: Terms): void {
    const own = list.seats[this.seat - 1];
    const [sealed, chain] = [this.#start(list.start), this.#chain(list.start, 0)];
    const said = this.#surely(`seal ${list.start}`);
    // A bot stands in for somebody who was not there when the list was made.
    must(own?.kind === 'person' || (own !== undefined && !said), 'own-line', own?.kind ?? 'none');
    // On a device that came later there is nothing to compare with.
    if (own.kind === 'bot' || !sealed || !chain) return;
    const seal = seatSeal(this.table, list.start, this.seat, sealed.bytes);
    must(own.seal === seal || (own.seal === null && !said), 'own-line', `${own.seal}`);
    const needless = own.anchor === null && (terms.dice === 'sealed' || own.seal === null);
    must(own.anchor === chain.anchor || needless, 'own-line', `${own.anchor}`);
  }

  /** What players agree to by opening is what they were told of the table. */
  #agreed(list: List, terms: Terms, facts: TableFacts): void {
    const [clock, told] = [clockText(facts.clock), facts.fair.dice];
    const { before } = this.#record;
    must(list.start > 1 || before === undefined || list.after === before, 'before', list.after);
    must(terms.clock === clock && terms.hints === facts.hints, 'terms', this.#terms!.text);
    // Where nobody can give links, or players have days, dice that were ordered together are sealed after all.
    const linked = list.seats.some((one) => one.kind === 'person' && one.anchor !== null);
    const instead = told === 'together' && (!linked || clock.endsWith('d'));
    must(!told || told === terms.dice || instead, 'terms', this.#terms!.text);
    must(list.seats.length === facts.seats && botsListed(list, terms), 'terms', this.#terms!.text);
  }

  #voided(line: Extract<FairLine, { kind: 'void' }>): void {
    this.#track.voided(line);
    const wronged = line.seats.includes(this.seat) && this.#surely(`open ${line.start}`);
    must(!wronged, 'missing', `start ${line.start}`);
    this.#seen = null;
  }

  /** Kept before a link is given: never two different pasts for one round. */
  #sawRound(round: number): void {
    const [seen, known] = [this.#seen!, this.#record.rounds.find((one) => one.round === round)];
    if (this.#unveiled || this.#ended) return;
    if (known) {
      must(known.lines === seen.lines && known.seen === seen.now, 'rolled-back', `round ${round}`);
      return;
    }
    this.#record.rounds.push({ round, lines: seen.lines, seen: seen.now });
  }

  #missed(line: Extract<FairLine, { kind: 'missed' }>): void {
    this.#track.missed(line);
    const counted = line.given.some(([seat]) => seat === this.seat);
    must(counted || !this.#surely(`link ${line.round}`), 'missing', `round ${line.round}`);
  }

  #anchored(line: Extract<FairLine, { kind: 'anchor' }>): void {
    this.#track.anchor(line);
    if (line.seat !== this.seat) return;
    const made = this.#record.chains.some(({ anchor }) => anchor === line.anchor);
    // A device that has no bytes of its own came later: what another one said before is not its affair.
    const late = !this.#start(this.#track.starts);
    must(made || late, 'anchor', `${line.chain} ${line.anchor}`);
  }

  #uncommitted(line: Extract<FairLine, { kind: 'undone' | 'unopened' }>): void {
    this.#track.uncommitted(line);
    const opened = this.#surely(`choice ${line.event}`);
    const wronged = line.kind === 'unopened' && line.seat === this.seat && opened && !this.#standIn;
    must(!wronged, 'missing', `choice ${line.event}`);
  }

  #secret(secret: Hex): void {
    const { force } = this.#track;
    if (!force) return;
    const fits = houseSeal(this.table, force.list.start, secret) === force.list.house;
    must(fits, 'secret', secret);
  }

  #play(n: number, line: string): void {
    this.#events += 1;
    this.#seen?.add(n, line, true);
    const words = wordsOf(line);
    const committed = this.#track.choices.get(this.#events);
    if (!this.#unveiled && !this.#ended && committed) this.#ownChoice(words, committed);
    // A choice ends what the links of a round are for.
    if (words[0]![0] !== 0) this.#track.links = null;
  }

  /** What the line says that one chose is what one committed to; and nobody chose after seeing it. */
  #ownChoice(words: [number, string][], committed: Map<number, Hex>): void {
    const [event, { force }] = [this.#events, this.#track];
    const own = committed.get(this.seat);
    const word = words.find(([seat]) => seat === this.seat)?.[1];
    if (!own || word === undefined || !force) return;
    const chosen = this.#record.choices.filter((one) => one.event === event && one.word === word);
    const salts = [...chosen.map(({ salt }) => salt), ...this.#lucky(event)];
    const right = salts.some((salt) => commitment(force.hash, event, this.seat, word, salt) === own);
    const mine = salts.length > 0 || this.#record.choices.some((one) => one.event === event);
    must(right || this.#standIn || !mine, 'choice', `event ${event}: ${word}`);
    const before = this.#openedAt.get(event);
    const late = words.filter(([seat]) => before && !before.has(seat) && seat !== this.seat);
    must(late.length === 0, 'choice', `event ${event}: p${late[0]?.[0]} chose later`);
  }

  /** The salts that a shortcut may have given to a choice. */
  #lucky(event: number): Hex[] {
    const said = this.#record.lucks.filter((one) => one.event <= event && event < one.event + 64);
    return said.flatMap((one) =>
      Array.from({ length: event - one.event + 1 }, (_, place) => shortcutSalt(one.luck, place + 1)),
    );
  }

  #takenBack(keep: number): void {
    const gone = this.#seen?.takeBack(keep) ?? [];
    const frozen = gone.some((line) => line.startsWith('* ')) || this.#track.round !== null;
    must(!frozen, 'taken-back', gone.join('; '));
    this.#events -= gone.length;
  }

  /** Hold what the house signed against what was read, as soon as so much was read. */
  async #compare(): Promise<void> {
    const [seen, { force }] = [this.#seen, this.#track];
    if (!seen || !force || this.#unveiled) {
      if (this.#unveiled) this.#steps = [];
      return;
    }
    const due = this.#steps.filter(({ lines }) => lines <= seen.lines);
    this.#steps = this.#steps.filter(({ lines }) => lines > seen.lines);
    for (const step of due) {
      if (this.#ended && seen.after(step.lines) !== step.seen) continue;
      must(seen.after(step.lines) === step.seen, 'seen', `${step.lines} lines: ${step.seen}`);
      const message = stepHash(force.hash, this.seat, step.lines, step.seen);
      must(await this.tools.verify(this.#key!, message, step.signature), 'signature', step.signature);
      if (step.lines >= (this.#record.step?.lines ?? 0)) this.#record.step = step;
    }
    const kept = this.#record.step;
    const same = !kept || kept.lines > seen.lines || seen.after(kept.lines) === kept.seen;
    must(same, 'rolled-back', `${kept?.lines} lines`);
  }

  #start(start: number) {
    return this.#record.starts.find((one) => one.start === start);
  }
  #chain(start: number, chain: number): OwnChain | undefined {
    return this.#record.chains.find((one) => one.start === start && one.chain === chain);
  }

  /** Has the house heard this, whatever it says? A page that slept says it and hears that it is too late at once. */
  #surely(name: string): boolean {
    const at = this.#said.get(name);
    return at !== undefined && this.tools.now() - at >= SURELY;
  }

  /** Say something once on this connection. */
  #once(name: string, saying: Saying): Saying[] {
    if (this.#said.has(name)) return [];
    this.#said.set(name, this.tools.now());
    return [saying];
  }

  #act(): Saying[] {
    if (!this.#facts || !this.#heard || this.#standing.stage === 'over') return [];
    if (!this.#track.force) return this.#seal();
    return [...this.#open(), ...this.#link(), ...this.#renew(), ...this.#openChoice()];
  }

  #seal(): Saying[] {
    const start = this.#track.voids + 1;
    const early = this.#standing.stage === 'gathering' || this.#standing.stage === 'opening';
    if (!early || start > 2 || this.#listed) return [];
    if (!this.#start(start)) this.#record.starts.push({ start, bytes: this.tools.draw() });
    const chain = this.#chain(start, 0) ?? this.#newChain(start, 0);
    const seal = seatSeal(this.table, start, this.seat, this.#start(start)!.bytes);
    return this.#once(`seal ${start}`, { say: 'seal', start, seal, anchor: chain.anchor });
  }

  #newChain(start: number, chain: number): OwnChain {
    const top = this.tools.draw();
    const own: OwnChain = { start, chain, top, anchor: '' };
    own.anchor = linksOf(this.#record, own)[0]!;
    this.#record.chains.push(own);
    return own;
  }

  /** Open one's bytes: only against the list that was kept, and always the same. */
  #open(): Saying[] {
    const { force } = this.#track;
    const [own, sealed] = [force!.list.seats[this.seat - 1], this.#start(force!.list.start)];
    if (own?.kind !== 'person' || own.seal === null || !sealed || force!.opened.has(this.seat)) return [];
    const { start } = force!.list;
    return this.#once(`open ${start}`, {
      say: 'open-dice',
      start,
      list: force!.hash,
      bytes: sealed.bytes,
    });
  }

  #link(): Saying[] {
    const { round, starts } = this.#track;
    const own = round?.members.find(({ seat }) => seat === this.seat);
    const chain = own && this.#chain(starts, own.chain);
    const kept = this.#record.rounds.find((one) => one.round === round?.round);
    if (!own || !chain || !kept || own.number > LINKS) return [];
    const links = linksOf(this.#record, chain);
    // Another device of this seat began the chain: its links are there.
    if (links[own.number - 1] !== own.last || this.#spent(chain, own.number, kept.round)) return [];
    kept.gave = { start: starts, chain: own.chain, number: own.number };
    return this.#once(`link ${kept.round}`, {
      say: 'link',
      round: kept.round,
      link: links[own.number]!,
    });
  }

  /** A link is given for one round only: it may be known since then. */
  #spent({ start, chain }: OwnChain, number: number, round: number): boolean {
    return this.#record.rounds.some(
      ({ round: other, gave }) =>
        other !== round && gave?.start === start && gave.chain === chain && gave.number === number,
    );
  }

  /** Begin a new chain where the old one is of no use, or soon will be. */
  #renew(): Saying[] {
    const { starts, ends, misses } = this.#track;
    const together = this.#terms?.read.dice === 'together';
    const still = this.#track.allOpened && this.#track.round === null;
    if (!together || !still || (misses.get(this.seat) ?? 0) >= 2) return [];
    const [end, last] = [ends.get(this.seat), this.#track.lastChain(this.seat)];
    const made = last === undefined ? undefined : this.#chain(starts, last);
    const held = made && made.anchor === this.#track.anchors.get(this.seat)?.anchor;
    if (held && end && end.number < RENEW && !this.#spent(made, end.number + 1, 0)) return [];
    const next = (last ?? -1) + 1;
    const chain = this.#chain(starts, next) ?? this.#newChain(starts, next);
    return this.#once(`anchor ${starts} ${next}`, { say: 'anchor', chain: next, anchor: chain.anchor });
  }

  /** When everybody who owes a choice has committed to one, it is opened. */
  #openChoice(): Saying[] {
    const event = this.#events + 1;
    const [committed, { force }] = [this.#track.choices.get(event), this.#track];
    const commit = committed?.get(this.seat);
    const own = this.#record.choices.find(
      (one) =>
        one.event === event && commitment(force!.hash, event, this.seat, one.word, one.salt) === commit,
    );
    const owed = own?.owed && [...own.owed, ...this.#standing.waiting];
    if (!owed?.every((seat) => committed!.has(seat))) return [];
    this.#openedAt.set(event, new Set(committed!.keys()));
    return this.#once(`choice ${event}`, { say: 'choose', word: own!.word, salt: own!.salt });
  }
}
