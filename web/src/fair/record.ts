import type { Alarm } from './alarm';
import { chainFrom } from './chain';
import type { Hex } from './frame';
import type { Step } from './wire';

/** A list as it was told and kept, before anything was opened against it. */
export interface PinnedList {
  start: number;
  /** What stands after `# fair list `, and after `# fair terms `. */
  text: string;
  terms: string;
  header: string;
  signature: string;
  hash: Hex;
}

/** A chain of one's own: its last link, from which all others follow. */
export interface OwnChain {
  start: number;
  chain: number;
  top: Hex;
  anchor: Hex;
}

/** What was seen when a round was told, and the link that was given for it, if one was. */
export interface SeenRound {
  round: number;
  lines: number;
  seen: Hex;
  gave?: { start: number; chain: number; number: number };
}

export interface OwnChoice {
  event: number;
  word: string;
  salt: Hex;
  /** Of a choice that is made at once with others: who owed one too. It is opened when all of them have committed. */
  owed?: number[];
}

/**
 * What one seat keeps of a table's dice. It is written before anything is said that depends on it, and it never leaves
 * this browser but as a receipt, in which nothing stands that was not given away already.
 */
export interface FairRecord {
  version: 2;
  table: string;
  seat: number;
  /** The key by which this table's lists must be signed, once one is kept. */
  key: Hex | null;
  starts: { start: number; bytes: Hex }[];
  chains: OwnChain[];
  lists: PinnedList[];
  rounds: SeenRound[];
  step: Step | null;
  choices: OwnChoice[];
  /** Bytes that were said with a shortcut, and the event before which it was said. */
  lucks: { event: number; luck: Hex }[];
  /** The list of the game before, where this is a rematch of one that was played here: the first list names it. */
  before?: Hex;
  /** What came with a link from another device: the secrets stayed there. */
  carried: { list: Hex; key: Hex } | null;
  alarm: Alarm | null;
}

export const newRecord = (table: string, seat: number): FairRecord => ({
  version: 2,
  table,
  seat,
  key: null,
  starts: [],
  chains: [],
  lists: [],
  rounds: [],
  step: null,
  choices: [],
  lucks: [],
  carried: null,
  alarm: null,
});

/** The list that counts. */
export const pinned = (record: FairRecord): PinnedList | undefined => record.lists.at(-1);

/** How far a story must reach that is told after this was kept. */
export interface Reach {
  start: number;
  round: number;
  lines: number;
}

export const reachOf = (record: FairRecord | null): Reach => ({
  start: record?.lists.at(-1)?.start ?? 0,
  round: record?.rounds.at(-1)?.round ?? 0,
  lines: record?.step?.lines ?? 0,
});

const worked = new Map<string, Hex[]>();

/** All links of an own chain; worked out once. */
export function linksOf(record: FairRecord, own: OwnChain): Hex[] {
  const name = [record.table, record.seat, own.chain, own.top].join();
  let links = worked.get(name);
  if (!links) {
    links = chainFrom(record.table, record.seat, own.chain, own.top);
    worked.set(name, links);
  }
  return links;
}

/** A receipt, as `luckhouse verify FILE --receipt R` reads it too. */
export interface Receipt {
  luckhouse: 'receipt 2';
  table: string;
  seat: number;
  key: Hex;
  list: string;
  terms: string;
  header: string;
  signature: string;
  start: number;
  bytes: Hex | null;
  links: { round: number; chain: number; number: number; link: Hex }[];
  rounds: { round: number; lines: number; seen: Hex }[];
  step: Step | null;
}

/** What may be shown of a record; nothing before a list was kept. */
export function receiptOf(record: FairRecord): Receipt | null {
  const list = pinned(record);
  if (!list || record.key === null) return null;
  const links = record.rounds.flatMap(({ round, gave }) => {
    const own =
      gave && record.chains.find(({ start, chain }) => start === gave.start && chain === gave.chain);
    if (!own) return [];
    return [{ round, chain: own.chain, number: gave.number, link: linksOf(record, own)[gave.number]! }];
  });
  return {
    luckhouse: 'receipt 2',
    table: record.table,
    seat: record.seat,
    key: record.key,
    list: list.text,
    terms: list.terms,
    header: list.header,
    signature: list.signature,
    start: list.start,
    bytes: record.starts.find(({ start }) => start === list.start)?.bytes ?? null,
    links,
    rounds: record.rounds.map(({ round, lines, seen }) => ({ round, lines, seen })),
    step: record.step,
  };
}
