import type { Clock, DiceWay, Entry, Inbound, Outbound, TableInfo } from '../protocol';

export type StoryEntry = Entry;

/** How the dice of a table are made. */
export type DiceMode = DiceWay;

/** What a witness wants to know of a table, from what the house tells of it. */
export interface TableFacts {
  table: string;
  header: string;
  seats: number;
  clock: Clock;
  hints: boolean;
  fair: { key: string; dice: DiceMode | null };
}

/** What is told of a table with fair dice of this protocol. */
export function factsOf({ table, header, seats, clock, hints, fair }: TableInfo): TableFacts | null {
  return fair?.protocol === 2 ? { table, header, seats, clock, hints, fair } : null;
}

/** How far a seat has read, in one hash, signed by the house. */
export type Step = Omit<Extract<Outbound, { tell: 'step' }>, 'tell'>;

type Said = Extract<Inbound, { say: 'seal' | 'open-dice' | 'link' | 'anchor' | 'choose' | 'commit' }>;
/** What a witness says; all but a link get a name, and are said again until they are answered. */
export type Saying = Said extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;
