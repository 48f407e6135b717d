import { Refused } from '../net/api';

/** What is asked for again and again: it counts up, and ends. */
export interface Counted {
  version: number;
  over: boolean;
}

export interface Asking<T extends Counted> {
  /** Ask for how things stand; with a version, for what comes after it, which may take a while. */
  ask: (after: number | null, signal: AbortSignal) => Promise<T>;
  told: (answer: T) => void;
  /** Nothing came. It is asked again after so many milliseconds, or never. */
  failed: (error: unknown, pause: number | null) => void;
}

const FIRST = 1000;
const MOST = 30_000;
/** A house that answers at once is not asked in a circle. */
const BREATH = 250;

/** How long to wait after so many failures in a row. */
export const pauseAfter = (failures: number): number => Math.min(MOST, FIRST * 2 ** (failures - 1));

const PASSING = new Set(['away', 'closing', 'busy', 'too-fast', 'too-slow', 'not-saved']);
/** Would asking again change nothing? */
const lasting = (error: unknown): boolean => error instanceof Refused && !PASSING.has(error.why);

/** Asks as long as somebody looks and there is more to come; after a failure with a growing pause. */
export class Poll<T extends Counted> {
  #stage: 'asleep' | 'asking' | 'pausing' | 'done' = 'asleep';
  #version: number | null = null;
  #failures = 0;
  #cut: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly asking: Asking<T>) {}

  get stage(): string {
    return this.#stage;
  }

  /** Somebody looks. */
  wake(): void {
    if (this.#stage === 'asleep') void this.#ask();
  }

  /** Nobody looks. */
  sleep(): void {
    this.#drop();
    if (this.#stage !== 'done') this.#stage = 'asleep';
  }

  /** Ask now for everything, whatever was known and whatever failed. */
  again(): void {
    this.#drop();
    [this.#version, this.#failures] = [null, 0];
    void this.#ask();
  }

  /** This was told as an answer to something else: what comes after it is asked for. */
  take(answer: T): void {
    this.#drop();
    this.#tell(answer);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#cut?.abort();
    this.#cut = null;
  }

  async #ask(): Promise<void> {
    this.#stage = 'asking';
    const cut = (this.#cut = new AbortController());
    try {
      const answer = await this.asking.ask(this.#version, cut.signal);
      if (!cut.signal.aborted) this.#tell(answer);
    } catch (error) {
      if (!cut.signal.aborted) this.#fail(error);
    }
  }

  #tell(answer: T): void {
    [this.#version, this.#failures] = [answer.version, 0];
    this.#stage = answer.over ? 'done' : 'pausing';
    if (!answer.over) this.#later(BREATH);
    this.asking.told(answer);
  }

  #fail(error: unknown): void {
    const pause = lasting(error) ? null : pauseAfter(++this.#failures);
    this.#stage = pause === null ? 'done' : 'pausing';
    if (pause !== null) this.#later(pause);
    this.asking.failed(error, pause);
  }

  #later(pause: number): void {
    this.#timer = setTimeout(() => void this.#ask(), pause);
  }
}
