import { H, ZEROS, hex, tableHash, u64, type Hex } from './frame';
import type { Bytes } from './sha256';

/** One seat of a list: a bot, or a person with what they sealed. */
export type Listed = { kind: 'bot' } | { kind: 'person'; seal: Hex | null; anchor: Hex | null };

/** What nothing can change any more: everybody's seals, for one start. */
export interface List {
  start: number;
  /** The hash of the list before, or zeros. */
  after: Hex;
  house: Hex;
  /** Seat by seat, p1 first. */
  seats: Listed[];
}

/** What else was agreed on, as the line of the terms says it. */
export interface Terms {
  dice: 'sealed' | 'together';
  clock: string;
  away: string;
  hints: boolean;
  /** Which bots play, by seat. */
  bots: [seat: number, bot: string][];
}

const TERMS =
  /^dice=(sealed|together) clock=(none|[1-9]\d*[sd]) away=(never|\d+s) hints=(on|off)((?: p[1-9]\d?=\S+)*)$/;

/** The terms, if they are written exactly as they must be. */
export function readTerms(text: string): Terms | null {
  const [, dice, clock, away, hints, rest] = TERMS.exec(text) ?? [];
  if (!dice) return null;
  const bots = [...rest!.matchAll(/ p(\d+)=(\S+)/g)].map(([, seat, bot]) => [Number(seat), bot!] as const);
  if (bots.some(([seat], place) => place > 0 && bots[place - 1]![0] >= seat)) return null;
  return {
    dice: dice as Terms['dice'],
    clock: clock!,
    away: away!,
    hints: hints === 'on',
    bots: bots.map(([seat, bot]) => [seat, bot]),
  };
}

/** The hash of a list: what everybody keeps, opens against, and finds in the log. */
export function listHash(table: string, header: string, terms: string, list: List): Bytes {
  const seats = list.seats.flatMap((one, place) => {
    const [seal, anchor] = one.kind === 'person' ? [one.seal, one.anchor] : [null, null];
    return [u64(place + 1), one.kind, hex(seal ?? ZEROS), hex(anchor ?? ZEROS)];
  });
  return H(
    'list',
    tableHash(table),
    u64(list.start),
    hex(list.after),
    `${header}\n${terms}`,
    hex(list.house),
    ...seats,
  );
}

/** The persons who sealed something: they open, and nobody else does. */
export const sealedSeats = (list: List): number[] =>
  list.seats.flatMap((one, place) => (one.kind === 'person' && one.seal !== null ? [place + 1] : []));

/** Every bot that was agreed on is one in the list; besides them, bots stand in for people who did not open. */
export const botsListed = (list: List, terms: Terms): boolean =>
  terms.bots.every(([seat]) => list.seats[seat - 1]?.kind === 'bot');
