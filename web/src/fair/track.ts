import { must } from './alarm';
import { follows, type ChainEnd } from './chain';
import { houseSeal, seatSeal, type Given } from './draw';
import type { Hex } from './frame';
import type { FairLine, Member } from './lines';
import { sealedSeats, type List } from './list';

type Of<K extends FairLine['kind']> = Extract<FairLine, { kind: K }>;

/** A list that counts, with what was opened against it. */
interface InForce {
  list: List;
  hash: Hex;
  opened: Map<number, Hex>;
}

/**
 * The dice of a table as its lines tell them: every line is held against those before it. A witness reads a story with it,
 * and the proof reads a log.
 */
export class Track {
  starts = 0;
  /** How many starts were void. */
  voids = 0;
  force: InForce | null = null;
  lastHash: Hex | null = null;
  lastRound = 0;
  /** The round that is open. */
  round: { round: number; members: Member[] } | null = null;
  /** The links of the last round, until the next choice. */
  links: Given[] | null = null;
  /** How often each seat gave nothing. */
  misses = new Map<number, number>();
  voidRounds = 0;
  /** The chain of each seat, where one is known; of a seat that missed, only which it was. */
  ends = new Map<number, ChainEnd>();
  anchors = new Map<number, { chain: number; anchor: Hex }>();
  #later: Of<'anchor'>[] = [];
  /** Commitments that were neither undone nor left unopened: by event, then by seat. */
  choices = new Map<number, Map<number, Hex>>();
  unopened = new Set<string>();

  constructor(readonly table: string) {}

  /** A list whose signature and seals were checked. */
  begin(list: List, hash: Hex): void {
    this.starts = list.start;
    this.lastHash = hash;
    this.force = { list, hash, opened: new Map() };
    this.ends.clear();
    this.anchors.clear();
    list.seats.forEach((one, place) => {
      if (one.kind === 'person' && one.anchor !== null) this.#anchored(place + 1, 0, one.anchor);
    });
  }

  #anchored(seat: number, chain: number, anchor: Hex): void {
    this.anchors.set(seat, { chain, anchor });
    this.ends.set(seat, { chain, number: 0, last: anchor });
  }

  /** A list that may come now: of the next start, and after the one before it. */
  mayList(list: List): boolean {
    const next = this.force === null && list.start === this.voids + 1;
    return next && (list.start === 1 || list.after === this.lastHash);
  }

  get allOpened(): boolean {
    const { force } = this;
    return force !== null && sealedSeats(force.list).every((seat) => force.opened.has(seat));
  }

  /** What was opened, by seat. */
  get openings(): Given[] {
    return [...(this.force?.opened ?? [])].sort(([one], [other]) => one - other);
  }

  opened({ seat, bytes }: Of<'opened'>): void {
    const listed = this.force?.list.seats[seat - 1];
    const seal = listed?.kind === 'person' ? listed.seal : null;
    const fits = seal !== null && seatSeal(this.table, this.starts, seat, bytes) === seal;
    must(fits && !this.force!.opened.has(seat), 'opening', `p${seat} ${bytes}`);
    this.force!.opened.set(seat, bytes);
  }

  /** A start in which somebody did not open. */
  voided({ start, secret, seats }: Of<'void'>): void {
    const { force } = this;
    must(force !== null && start === force.list.start && this.lastRound === 0, 'void', `start ${start}`);
    must(houseSeal(this.table, start, secret) === force.list.house, 'secret', secret);
    const late = sealedSeats(force.list).filter((seat) => !force.opened.has(seat));
    must(late.join() === seats.join(), 'void', `p${seats.join(' p')}`);
    this.voids = start;
    this.force = null;
  }

  opensRound({ round, members }: Of<'round'>): void {
    must(this.allOpened && this.round === null, 'round', `round ${round} before the last one ended`);
    must(round === this.lastRound + 1, 'round', `round ${round} after ${this.lastRound}`);
    for (const one of members) {
      const end = this.ends.get(one.seat);
      const right = end?.chain === one.chain && end.number + 1 === one.number && end.last === one.last;
      must(right, 'round', `p${one.seat} ${one.chain} ${one.number} ${one.last}`);
      must((this.misses.get(one.seat) ?? 0) < 2, 'round', `p${one.seat} has missed two rounds`);
    }
    this.lastRound = round;
    this.round = { round, members };
    this.links = null;
  }

  #give(given: readonly Given[]): void {
    for (const [seat, link] of given) {
      const end = this.ends.get(seat);
      must(end !== undefined && follows(this.table, seat, end, link), 'link', `p${seat} ${link}`);
      this.ends.set(seat, { chain: end.chain, number: end.number + 1, last: link });
    }
  }

  /** The round ends, for these of its members. */
  #ends(round: number, seats: readonly number[], all: boolean): void {
    const members = this.round?.members.map(({ seat }) => seat) ?? [];
    const known = seats.every((seat) => members.includes(seat)) && new Set(seats).size === seats.length;
    const right = this.round?.round === round && known && (!all || seats.length === members.length);
    must(right, 'round', `the end of round ${round}`);
    this.round = null;
  }

  given({ round, links }: Of<'links'>): void {
    this.#ends(
      round,
      links.map(([seat]) => seat),
      true,
    );
    this.#give(links);
    this.links = links;
    this.#takeAnchors();
  }

  missed({ round, seats, given }: Of<'missed'>): void {
    // Who is not connected has more time, and is neither the one nor the other.
    this.#ends(round, [...seats, ...given.map(([seat]) => seat)], false);
    this.#give(given);
    this.voidRounds += 1;
    for (const seat of seats) {
      this.misses.set(seat, (this.misses.get(seat) ?? 0) + 1);
      // Somebody may know the link that was asked for: the chain is of no use any more.
      this.ends.delete(seat);
    }
    this.#takeAnchors();
  }

  anchor(line: Of<'anchor'>): void {
    const { seat, chain, anchor } = line;
    const listed = this.force?.list.seats[seat - 1] !== undefined;
    must(listed && chain === (this.lastChain(seat) ?? -1) + 1, 'anchor', `p${seat} ${chain} ${anchor}`);
    this.#later.push(line);
    if (this.round === null) this.#takeAnchors();
  }

  /** Which chain of a seat was begun last, if any was. */
  lastChain(seat: number): number | undefined {
    return this.#later.findLast((one) => one.seat === seat)?.chain ?? this.anchors.get(seat)?.chain;
  }

  /** A chain that was begun while a round was open counts from the next one on. */
  #takeAnchors(): void {
    for (const { seat, chain, anchor } of this.#later) this.#anchored(seat, chain, anchor);
    this.#later = [];
  }

  /** A commitment to a choice that will be this event. */
  committed({ event, seat, commit }: Of<'choice'>, next: number): void {
    const known = this.choices.get(event) ?? new Map<number, Hex>();
    must(event === next && !known.has(seat), 'choice', `event ${event} of p${seat}`);
    known.set(seat, commit);
    this.choices.set(event, known);
  }

  uncommitted({ kind, event, seat }: Of<'undone' | 'unopened'>): void {
    must(this.choices.get(event)?.delete(seat) === true, 'choice', `${kind} ${event} p${seat}`);
    if (kind === 'unopened') this.unopened.add(`${event} p${seat}`);
  }
}

/** The words of one event, by seat; a roll is seat 0's. */
export function wordsOf(line: string): [seat: number, word: string][] {
  if (line.startsWith('* ')) return [[0, line.slice(2)]];
  return line.split(' | ').map((part) => {
    const [, seat, word] = /^p([1-9]\d?) (.*)$/.exec(part) ?? [];
    return [Number(seat ?? 0), word ?? part];
  });
}
