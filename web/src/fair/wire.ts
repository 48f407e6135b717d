import type { Clock, Entry } from '../protocol';
import type { Hex } from './frame';

/** A line of the dice, told as part of a table's story. */
export type FairEntry = { n: number; at: number; what: 'fair'; line: string };
export type StoryEntry = Entry | FairEntry;

/** How the dice of a table are made. */
export type DiceMode = 'sealed' | 'together';

/** What is told of a table's dice when one comes in. */
export interface FairInfo {
  protocol: 2;
  key: Hex;
  dice?: DiceMode | null;
}

/** What a witness wants to know of a table, from what the house tells of it. */
export interface TableFacts {
  table: string;
  header: string;
  seats: number;
  clock: Clock;
  hints: boolean;
  fair: FairInfo;
}

/** How far a seat has read, in one hash, signed by the house. */
export interface Step {
  lines: number;
  seen: Hex;
  signature: string;
}

/** What a witness says; all but a link have a name, and are said again until they are answered. */
export type Saying =
  | { say: 'seal'; start: number; seal: Hex; anchor?: Hex }
  | { say: 'open-dice'; start: number; list: Hex; bytes: Hex }
  | { say: 'link'; round: number; link: Hex }
  | { say: 'anchor'; chain: number; anchor: Hex }
  | { say: 'choose'; word: string; salt: Hex }
  | { say: 'commit'; commit: Hex };
