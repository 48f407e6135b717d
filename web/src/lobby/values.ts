import type { OptionInfo } from '../protocol';

/**
 * What may be put into an option: one of some words, or a document of one's own in their place; or a whole number, or
 * nothing instead of a number.
 */
export type Values =
  | { kind: 'words'; words: readonly (readonly [word: string, meaning: string])[]; own: boolean }
  | { kind: 'number'; least: number; most: number; none: boolean }
  | { kind: 'text' };

export function valuesOf(option: OptionInfo): Values {
  if (option.range) {
    const [least, most] = option.range;
    return { kind: 'number', least, most, none: option.or_none };
  }
  const { meanings: words, takes_file: own } = option;
  return words.length > 0 ? { kind: 'words', words, own } : { kind: 'text' };
}

/** Could this be a value of the option? The house decides; this only drops what was remembered of another edition. */
export function fits(option: OptionInfo, value: string): boolean {
  const values = valuesOf(option);
  if (values.kind === 'text') return true;
  if (values.kind === 'words') return values.own || values.words.some(([word]) => word === value);
  if (value === 'none') return values.none;
  return /^\d+$/.test(value) && Number(value) >= values.least && Number(value) <= values.most;
}

/** A step for the buttons beside a number: fine for small ranges, coarse for large ones. */
export function stepOf(least: number, most: number): number {
  const wide = most - least;
  if (wide <= 30) return 1;
  return wide <= 100 ? 5 : wide <= 600 ? 10 : 100;
}

/** One step up or down: onto round numbers, and never out of the range. */
export function stepped(
  value: number,
  by: 1 | -1,
  least: number,
  most: number,
  step = stepOf(least, most),
): number {
  const next = by > 0 ? Math.floor(value / step + 1) * step : Math.ceil(value / step - 1) * step;
  return Math.min(most, Math.max(least, next));
}
