import type { Pairing } from '../protocol';
import { t } from '../text/tournaments';

export const KINDS = ['arena', 'swiss', 'knock-out'] as const;
export type Kind = (typeof KINDS)[number];

/** How players are put together, and the number that belongs to it: minutes, rounds, or games of a match. */
export function partsOf(pairing: Pairing): { kind: Kind; n: number } {
  const [[kind, n]] = Object.entries(pairing) as [[Kind, number]];
  return { kind, n };
}

export const pairingOf = (kind: Kind, n: number): Pairing => ({ [kind]: n }) as Pairing;

/** The same in words: `Swiss, 5 rounds`. */
export function pairingWords(pairing: Pairing): string {
  const { kind, n } = partsOf(pairing);
  return t(`tournament-${kind}`, { n });
}
