import { merged, type Beat } from './beats';

/** At least so long a throw lies still at normal speed, in milliseconds. */
export const LEAST_STILL = 600;
/** A round of bots is to be over by then. */
const ROUND = 14_500;
/** Nobody is shown what was so long ago. */
const MOST_BEHIND = 20_000;
/** Who owes a choice is shown the rest within this. */
const OWED = 1500;
/** However much there is to show, a throw is in the air so long, and something else is seen so long. */
const LEAST = { roll: 200, hold: 80 };

/** What is shown shorter than this is no set piece: nobody could read it. */
const LEAST_PIECE = 600;

/** By so much a busy machine may be late in drawing. */
const LATE = 1500;

export interface Tempo {
  /** Every length is multiplied by it; with 0 all is shown at once. */
  factor: number;
  /** Nothing moves: dice lie there at once. */
  still: boolean;
  /** Where many play, everything but lying dice is multiplied by it. */
  brisk: number;
  /** This player owes a choice. */
  owes: boolean;
  /** And others wait for it, or a clock runs. */
  awaited: boolean;
}

/** What the queue waits for: dice that are to be thrown by hand, or somebody who looks around first. */
export type Stop = 'throw' | 'pause';

/** Who shows the beats. */
export interface Stage {
  /** The board takes it; dice are in the air for so long, and every movement is by so much faster. */
  begin(beat: Beat, roll: number, haste: number): void;
  /** It may be named. `live`: this is how things stand; says whether this player may go on at once. */
  reveal(beat: Beat, live: boolean): boolean;
  /** Goes on when the dice lie, however long it took to draw them. */
  landed(then: () => void): void;
  /** Nothing is shown any more that happened. */
  rest(): void;
  /** So long at most this waits for a hand that throws its dice; 0 if it does not wait. */
  waits(beat: Beat): number;
  /** Is this player's own turn shown, and nobody else's deed? */
  own(beat: Beat): boolean;
  /** Is everything to stand still? */
  paused(): boolean;
  /** It stands still now, and why; or goes on. */
  stopped(why: Stop | null): void;
  /** These were not shown. */
  leftOut(beats: readonly Beat[]): void;
}

/** One after the other, what happened is shown: the only place where anything at a table waits. */
export class Queue {
  #coming: Beat[] = [];
  #beat: Beat | null = null;
  #revealed = true;
  /** This player may choose: what comes then is not to wait. */
  #free = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;
  /** By when all that is there has to be shown. */
  #until = 0;
  #pressed = false;
  /** All that is left belongs to one's own turn. */
  #last = false;
  #stop: { why: Stop; since: number } | null = null;

  constructor(
    readonly stage: Stage,
    readonly tempo: () => Tempo,
  ) {}

  /** Is there anything that was told and not shown? */
  get behind(): boolean {
    return this.#coming.length > 0 || !this.#revealed;
  }

  push(beats: readonly Beat[]): void {
    const { factor, owes, awaited } = this.tempo();
    if (this.#beat === null || this.#free) {
      this.#pressed = this.#last = false;
      this.#until = performance.now() + ROUND * Math.max(1, factor);
    }
    for (const beat of beats) this.#add(beat);
    if (factor === 0) return this.skip();
    if (owes && awaited) this.#press();
    this.#trim();
    if (this.#stop) this.#still();
    else if (this.#beat === null || this.#free) this.#next();
  }

  /** What it waited for is there. */
  go(why: Stop): void {
    if (this.#stop?.why !== why) return;
    // The time that it stood still is nobody's.
    this.#until += performance.now() - this.#stop.since;
    this.#release();
    this.#next(why === 'throw');
  }

  /** More was told meanwhile: others may wait now. */
  #still(): void {
    if (this.#stop?.why === 'throw' && this.stage.waits(this.#coming[0]!) === 0) this.go('throw');
    if (this.#stop?.why === 'pause' && !this.stage.paused()) this.go('pause');
  }

  #halt(why: Stop): void {
    this.#stop = { why, since: performance.now() };
    this.stage.stopped(why);
  }

  #release(): void {
    if (!this.#stop) return;
    this.#stop = null;
    this.stage.stopped(null);
  }

  /** Show how things stand now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#release();
    if (this.#beat && !this.#revealed) this.#name();
    const rest = this.#coming.splice(0);
    if (rest.length > 0) this.#play({ ...merged(rest), piece: null }, 0, 0, 1);
    else this.#next();
  }

  /** The player wants to go on: the rest is soon shown. */
  hurry(): void {
    if (!this.behind || this.#stop || this.#last) return;
    this.#press(false);
    this.#trim();
  }

  /** What is shown just now was seen: on to what comes next, or to the end of what is told in parts. */
  pass(): void {
    if (!this.#beat) return;
    const { scene } = this.#beat;
    const other = this.#coming.findIndex((beat) => !scene || beat.scene !== scene);
    const rest = this.#coming.splice(0, other < 0 ? this.#coming.length : other);
    if (rest.length > 0) {
      if (!this.#revealed) this.#name();
      const end = merged(rest);
      return this.#play(end, 0, end.hold * this.tempo().factor, 1);
    }
    if (this.#revealed) this.#next();
    else this.#reveal(this.#beat.hold * this.tempo().factor);
  }

  /** Forget what was to be shown: things stand otherwise now. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#release();
    this.#coming = [];
    this.#beat = null;
    this.#revealed = this.#free = true;
  }

  #add(beat: Beat): void {
    const last = this.#coming.at(-1);
    const together = last !== undefined && last.like !== '' && last.like === beat.like && !last.roll;
    if (together) this.#coming[this.#coming.length - 1] = merged([last, beat]);
    else this.#coming.push(beat);
  }

  /** It is waited for: what is shown now is soon over, and so is the rest. */
  #press(flights = true): void {
    if (this.#pressed) return;
    this.#pressed = true;
    this.#until = performance.now() + OWED;
    if (!this.#beat || this.#free || this.#due - performance.now() < OWED / 4) return;
    // Dice in the air come down first, if nobody waits for it.
    if (!flights && !this.#revealed) return;
    this.#wait(OWED / 4, this.#revealed ? () => this.#next() : () => this.#reveal(OWED / 4));
  }

  /** What cannot be shown in time is left out, the oldest first. */
  #trim(): void {
    const { factor } = this.tempo();
    const most = this.#pressed ? 2 * OWED : MOST_BEHIND;
    const long = (beat: Beat) =>
      this.#pressed
        ? beat.roll + beat.hold
        : beat.roll
          ? (LEAST.roll + LEAST_STILL) * factor
          : LEAST.hold * factor;
    let [sum, first] = [0, this.#coming.length];
    while (first > 0 && sum + long(this.#coming[first - 1]!) <= most) sum += long(this.#coming[--first]!);
    // The newest is always shown.
    first = Math.min(first, this.#coming.length - 1);
    if (first < 1) return;
    const left = this.#coming.slice(0, first);
    this.stage.leftOut(left);
    this.#coming.splice(0, first, { ...merged(left), hold: 0, like: '' });
  }

  #next(thrown = false): void {
    clearTimeout(this.#timer);
    const beat = this.#coming[0];
    if (!beat) {
      this.#beat = null;
      return this.stage.rest();
    }
    if (this.stage.paused()) return this.#halt('pause');
    const wait = thrown || beat.roll === 0 ? 0 : this.stage.waits(beat);
    if (wait > 0) {
      this.#halt('throw');
      return this.#wait(wait, () => this.go('throw'));
    }
    this.#ending();
    this.#coming.shift();
    const { roll, hold } = this.#lengths(beat);
    const usual = (beat.roll || beat.hold) * this.tempo().factor;
    const piece = this.#large(beat, roll + hold) ? beat.piece : null;
    this.#play({ ...beat, piece }, roll, hold, usual > 0 ? (beat.roll > 0 ? roll : hold) / usual : 1);
  }

  /**
   * Whoever plays alone is shown what the others did at its own pace. From the moment at which it is one's own turn, the rest is
   * short; set pieces are not: they are there to be seen, or passed.
   */
  #ending(): void {
    if (this.#last || !this.tempo().owes) return;
    this.#last = this.#coming.every((beat) => !beat.piece && this.stage.own(beat));
    if (this.#last) this.#until = Math.min(this.#until, performance.now() + OWED);
  }

  /** Is there time enough to read it? Parts of one set piece count together, unless all has to be short. */
  #large(beat: Beat, long: number): boolean {
    const least = LEAST_PIECE * this.tempo().factor;
    const { scene } = beat;
    if (this.#pressed || !scene || long >= least) return long >= least;
    const goesOn = this.#beat?.piece != null && this.#beat.scene === scene;
    return goesOn || this.#coming[0]?.scene === scene;
  }

  #play(beat: Beat, roll: number, hold: number, haste: number): void {
    this.#beat = beat;
    this.#revealed = false;
    this.#free = false;
    this.stage.begin(beat, roll, Math.min(1, haste));
    if (roll === 0) return this.#reveal(hold);
    this.#wait(roll, () => this.#land(beat, hold));
  }

  #land(beat: Beat, hold: number): void {
    const reveal = () => {
      if (this.#beat === beat && !this.#revealed)
        this.#reveal(this.#pressed ? Math.min(hold, OWED / 4) : hold);
    };
    if (this.#pressed) return reveal();
    // Should nothing be drawn, as in a hidden tab, it goes on all the same.
    this.#wait(LATE, reveal);
    this.stage.landed(reveal);
  }

  #name(): void {
    this.#revealed = true;
    this.#free = this.stage.reveal(this.#beat!, this.#coming.length === 0);
  }

  #reveal(hold: number): void {
    this.#name();
    if (hold > 0) this.#wait(hold, () => this.#next());
    else this.#next();
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#due = performance.now() + ms;
    this.#timer = setTimeout(then, ms);
  }

  /** As long as the game wants it, or as there is time for it. */
  #lengths(beat: Beat): { roll: number; hold: number } {
    const tempo = this.tempo();
    const all = [beat, ...this.#coming].map((each) => natural(each, tempo));
    const sum = (of: (each: Natural) => number) => all.reduce((total, each) => total + of(each), 0);
    const left = this.#until - performance.now();
    // What lies there last is not waited for: it can be chosen from at once.
    const end = this.#last ? all.at(-1)! : { hold: 0, fixed: 0 };
    const whole = sum(({ roll, hold }) => roll + hold) - end.hold;
    const own = all[0]!;
    if (whole <= left) return own;
    if (this.#pressed) {
      const by = Math.max(0, left) / whole;
      return { roll: own.roll * by, hold: own.hold * by };
    }
    const fixed = sum((each) => each.fixed) - end.fixed;
    const by = Math.max(0, left - fixed) / Math.max(1, whole - fixed);
    return {
      roll: own.roll && Math.max(LEAST.roll * tempo.factor, own.roll * by),
      hold: own.hold && Math.max(own.fixed || LEAST.hold * tempo.factor, own.hold * by),
    };
  }
}

interface Natural {
  roll: number;
  hold: number;
  /** So long it is seen at least. */
  fixed: number;
}

function natural(beat: Beat, { factor, still, brisk }: Tempo): Natural {
  const fixed = beat.roll > 0 && !beat.stays ? LEAST_STILL * factor : 0;
  const roll = still ? 0 : beat.roll * brisk * factor;
  // However many play, there is time to read a set piece.
  const least = beat.piece ? Math.min(LEAST_PIECE, beat.hold) * factor : 0;
  return { roll, hold: Math.max(fixed, least, beat.hold * brisk * factor), fixed };
}
