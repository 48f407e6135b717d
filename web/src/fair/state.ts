import { linksOf, type FairRecord, type OwnChain, type Reach } from './record';
import type { Hex } from './frame';
import type { List, Terms } from './list';
import type { Seen } from './seen';
import type { Verify } from './signature';
import { Track } from './track';
import type { Saying, Step, TableFacts } from './wire';
import type { Stage } from '../protocol';

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

/** All that a witness knows of its table, besides what is kept. */
export class State {
  facts: TableFacts | null = null;
  standing: Standing = { stage: 'gathering', waiting: [] };
  track: Track;
  seen: Seen | null = null;
  key: Hex | null = null;
  terms: { text: string; read: Terms } | null = null;
  listed: { list: List; text: string } | null = null;
  events = 0;
  /** The story is known from its beginning: before, nothing can be said to it. */
  heard = false;
  steps: Step[] = [];
  /** Lines of a finished game are told with nothing hidden: they lead to another hash than what was seen. */
  unveiled = false;
  /** The last lines were told with nothing hidden: if they lead to another hash, only the proof can tell why. */
  ended = false;
  /** The number of the last entry. */
  last = 0;
  /** What was said on this connection, and when. */
  said = new Map<string, number>();
  /** A bot chooses in this seat's place. */
  standIn = false;
  /** For events whose choice was opened: how many lines there were. */
  openedAt = new Map<number, Set<number>>();
  /** What is kept, as it stands while something is heard. */
  record!: FairRecord;

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly tools: Tools,
    /** What the next story that is told whole must contain: another tab may have kept more since it was sent. */
    public reach: Reach,
  ) {
    this.track = new Track(table);
  }

  /** The story is told from its beginning. */
  anew(unveiled: boolean): void {
    const { starts, lastRound } = this.track;
    const { start, round, lines } = this.reach;
    this.reach = { start: Math.max(start, starts), round: Math.max(round, lastRound), lines };
    this.track = new Track(this.table);
    this.seen = null;
    this.key = null;
    this.terms = this.listed = null;
    this.events = 0;
    this.unveiled = unveiled;
    this.ended = false;
    this.standIn = false;
    this.openedAt.clear();
  }

  start(start: number) {
    return this.record.starts.find((one) => one.start === start);
  }

  chain(start: number, chain: number): OwnChain | undefined {
    return this.record.chains.find((one) => one.start === start && one.chain === chain);
  }

  /** Has the house heard this, whatever it says? A page that slept says it and hears that it is too late at once. */
  surely(name: string): boolean {
    const at = this.said.get(name);
    return at !== undefined && this.tools.now() - at >= SURELY;
  }

  /** Say something once on this connection. */
  once(name: string, saying: Saying): Saying[] {
    if (this.said.has(name)) return [];
    this.said.set(name, this.tools.now());
    return [saying];
  }

  newChain(start: number, chain: number): OwnChain {
    const top = this.tools.draw();
    const own: OwnChain = { start, chain, top, anchor: '' };
    own.anchor = linksOf(this.record, own)[0]!;
    this.record.chains.push(own);
    return own;
  }
}
