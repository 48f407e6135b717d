import type { Entry } from '../protocol';

/** A line of the log that still counts, with what it did. */
export type Told = Extract<Entry, { what: 'line' }>;

/** What happened at a table, number after number. */
export class Story {
  entries: Entry[] = [];

  get last(): number {
    return this.entries.at(-1)?.n ?? 0;
  }

  /** Take what is new; nothing if something is missing before it. */
  add(entries: readonly Entry[]): Entry[] | null {
    const fresh = entries.filter((entry) => entry.n > this.last);
    const first = fresh[0];
    if (first && first.n !== this.last + 1) return null;
    this.entries = [...this.entries, ...fresh];
    return fresh;
  }

  replace(entries: readonly Entry[]): Entry[] {
    const before = this.last;
    this.entries = [...entries];
    return entries.filter((entry) => entry.n > before);
  }
}

/** The lines that count: without those that were taken back. */
export function lines(entries: readonly Entry[]): Told[] {
  let kept: Told[] = [];
  for (const entry of entries) {
    if (entry.what === 'line') kept.push(entry);
    if (entry.what === 'taken-back') kept = kept.filter((line) => line.n <= entry.keep);
  }
  return kept;
}
