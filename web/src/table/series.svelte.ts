import type { Entry, Now } from '../protocol';
import type { LinkState } from '../net/link';

/** Several choices that were made by one gesture. */
export interface Several {
  /** What the house is told, one after the other. */
  words: readonly string[];
  /** Does the table look as it was meant to, after so many of them? Otherwise the rest is not said. */
  still(view: unknown, made: number): boolean;
}

/** How it came out: all were made, or the house refused one, things stood otherwise, or the connection was lost. */
export interface SeveralMade {
  made: number;
  why: 'all' | 'refused' | 'changed' | 'lost';
}

/** Who speaks with the house. */
export interface Speaker {
  readonly now: Now | null;
  readonly link: LinkState;
  readonly refused: unknown;
  /** Something was said, and what it did is not told yet. */
  readonly owes: boolean;
  choose(word: string): void;
  /** What was held back may be shown now. */
  show(entries: Entry[]): void;
}

/**
 * Says choices one after the other, each only when the house has told what the one before did and still offers it. What is told
 * meanwhile is shown when all is said: it was one gesture, and is one picture.
 */
export class Series {
  running: boolean = $state(false);
  #several: Several = { words: [], still: () => false };
  #said = 0;
  #held: Entry[] | null = null;
  #end: (made: SeveralMade) => void = () => undefined;

  constructor(readonly speaker: Speaker) {}

  begin(several: Several): Promise<SeveralMade> {
    this.#several = several;
    this.#said = 0;
    this.running = true;
    const made = new Promise<SeveralMade>((resolve) => (this.#end = resolve));
    this.step();
    return made;
  }

  /** Takes what was told, if it is to be shown later. */
  holds(entries: readonly Entry[]): boolean {
    if (this.running) this.#held = [...(this.#held ?? []), ...entries];
    return this.running;
  }

  /** Something was told or answered: say the next, if it is time. */
  step(): void {
    if (!this.running) return;
    const { link, owes, refused } = this.speaker;
    if (link !== 'open') return this.#stop('lost');
    if (owes) return;
    if (refused && this.#said > 0) return this.#stop('refused', this.#said - 1);
    const word = this.#several.words[this.#said];
    if (word === undefined) return this.#stop('all');
    if (!this.#offered(word)) return this.#stop('changed');
    this.#said += 1;
    this.speaker.choose(word);
  }

  #offered(word: string): boolean {
    const now = this.speaker.now;
    return (
      (now?.offers.some((offer) => offer.word === word) ?? false) &&
      this.#several.still(now!.view, this.#said)
    );
  }

  #stop(why: SeveralMade['why'], made = this.#said): void {
    const held = this.#held;
    this.#held = null;
    this.running = false;
    if (held) this.speaker.show(held);
    this.#end({ made, why });
  }
}
