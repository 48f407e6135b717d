import { seenFirst, seenNext } from './draw';
import type { Hex } from './frame';

interface SeenLine {
  n: number;
  line: string;
  play: boolean;
}

/** The running hash of what a seat has read, with every value that it had on the way. */
export class Seen {
  #lines: SeenLine[] = [];
  #hashes: Hex[];

  constructor(list: Hex, seat: number) {
    this.#hashes = [seenFirst(list, seat)];
  }

  get lines(): number {
    return this.#lines.length;
  }
  get now(): Hex {
    return this.#hashes.at(-1)!;
  }
  after(lines: number): Hex | undefined {
    return this.#hashes[lines];
  }

  add(n: number, line: string, play: boolean): void {
    this.#hashes.push(seenNext(this.now, line));
    this.#lines.push({ n, line, play });
  }

  /** Lines of play after this number were taken back; what the dice said stays. The lines that are gone come back. */
  takeBack(keep: number): string[] {
    const first = this.#lines.findIndex(({ n, play }) => play && n > keep);
    if (first < 0) return [];
    const later = this.#lines.splice(first);
    this.#hashes.length = first + 1;
    const gone = later.filter(({ n, play }) => play && n > keep);
    for (const line of later) if (!gone.includes(line)) this.add(line.n, line.line, line.play);
    return gone.map(({ line }) => line);
  }
}
