/** What can be wrong with a table's dice. Each has a text of its own for people. */
export const REASONS = [
  'house-key',
  'signature',
  'other-list',
  'own-line',
  'before',
  'terms',
  'opening',
  'void',
  'anchor',
  'round',
  'link',
  'missing',
  'seen',
  'rolled-back',
  'taken-back',
  'choice',
  'secret',
  'line',
  'roll',
] as const;
export type Reason = (typeof REASONS)[number];

/** Something that an honest house never does. `detail` is the line or the values that show it. */
export interface Alarm {
  reason: Reason;
  detail: string;
}

export class Alarmed extends Error {
  constructor(
    readonly reason: Reason,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/** Nothing goes on unless this holds. */
export function must(holds: boolean, reason: Reason, detail: string): asserts holds {
  if (!holds) throw new Alarmed(reason, detail);
}
