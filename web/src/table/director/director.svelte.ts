import { lines as linesOf, type Told } from '../../net/story';
import type { Entry, Fact, Now, Presence } from '../../protocol';
import { beatsOf, type Beat, type Beats } from './beats';
import { Queue, type Stop, type Tempo } from './queue';

/** What is new on the board: lines, or parts of them, for whoever wants to show them one by one. */
export interface News {
  /** Counts up. */
  id: number;
  lines: readonly Told[];
  /** How things stood before; nothing at the first look. */
  before: (Pick<Now, 'view'> & Partial<Now>) | null;
  /** Somebody skipped to it, and wants to see how things stand: nothing need move. */
  skipped?: boolean;
}

/** What was told of a table, by whoever speaks with the house. */
export interface Heard {
  now: Now | null;
  seat: number | null;
  people: Presence | null;
}

/** Something that is drawn large over the board. */
export interface Piece {
  /** The fact that it is made of: how it is drawn. */
  name: string;
  /** What it is a part of, as the beats name it; empty if it is one by itself. */
  scene: string;
  /** What happened. While dice are in the air nobody may name them. */
  facts: readonly Fact[];
  /** How the table looked before. */
  before: unknown;
}

/** Something that was not shown: it is summed up instead. */
export interface Summary {
  why: 'since' | 'so-far' | 'left-out';
  lines: readonly Told[];
}

/** How fast everything is to go, and who makes every movement on the page faster. */
export interface Pacing {
  /** Every length is multiplied by it; with 0 all is shown at once. */
  factor(): number;
  /** Nothing is to move. */
  calm(): boolean;
  /** So fast everything moves; `rolls`: dice are thrown. */
  hasten(by: number, rolls?: boolean): void;
  /** Goes on when all dice lie. */
  landed(then: () => void): void;
  /** Dice that are still in the air lie at once. */
  settle(): void;
  /** Does this player throw the dice by hand? */
  byHand?(): boolean;
}

/** For those who look at nothing. */
const AT_ONCE: Pacing = {
  factor: () => 0,
  calm: () => true,
  hasten: () => undefined,
  landed: (then) => then(),
  settle: () => undefined,
};

/** Who is away for longer is told what happened, and not shown it. */
const AWAY = 5000;

/** So long dice wait for the hand of their player at most; where other people sit at the table, not for long. */
const HAND = { alone: 20_000, among: 3000 };

/** Decides what is seen when. Everything on the page that speaks of the game asks here, and not the house. */
export class Director {
  /** How things stand on the page. */
  now: Now | null = $state.raw(null);
  /** The story, as far as it was shown. */
  story: readonly Entry[] = $state.raw([]);
  /** What the board shows. */
  news: News = $state.raw({ id: 0, lines: [], before: null });
  /** What may be said of it: dice that are still in the air are not. */
  told: Pick<News, 'id' | 'lines'> = $state.raw({ id: 0, lines: [] });
  /** Dice are in the air. */
  rolling: boolean = $state(false);
  /** More was told than was shown. */
  behind: boolean = $state(false);
  summary: Summary | null = $state.raw(null);
  /** What is drawn large over the board just now: nothing can be chosen meanwhile. */
  piece: Piece | null = $state.raw(null);
  /** One's own dice wait to be thrown. */
  toThrow: boolean = $state(false);
  /** How this game is shown. */
  beats: Beats | null = null;
  /** A set piece will come: who draws it may get ready. */
  foresee: () => void = () => undefined;

  #all: readonly Entry[] = [];
  /** The same as it was told line by line: at the end of a game the house opens what was hidden. */
  #film: readonly Entry[] = [];
  #queue: Queue;
  /** The view at the end of the queue. */
  #end: unknown = null;
  #hidden = 0;
  #paused = false;
  #skipping = false;
  #haste = 1;

  constructor(
    readonly heard: () => Heard,
    readonly pacing: Pacing = AT_ONCE,
  ) {
    this.#queue = new Queue(
      {
        begin: (beat, roll, haste) => this.#begin(beat, roll, haste),
        reveal: (beat, live) => this.#reveal(beat, live),
        landed: (then) => this.pacing.landed(then),
        rest: () => (this.piece = null),
        waits: (beat) => this.#waits(beat),
        own: ({ lines }) => lines.every((line) => this.#mine(line)),
        paused: () => this.#paused && !this.#waited(),
        stopped: (why) => this.#stopped(why),
        leftOut: (beats) => this.#leftOut(beats),
      },
      () => this.#tempo(),
    );
  }

  /** The house told this. `back`: after one was away, so that it is summed up. */
  hear(all: readonly Entry[], fresh: readonly Entry[], now: Now, back: boolean): void {
    this.#all = all;
    this.#film = [...this.#film, ...fresh];
    const lines = fresh.filter((entry) => entry.what === 'line');
    const turnedBack = fresh.some(({ what }) => what === 'taken-back' || what === 'unsealed');
    if (this.#own(lines)) this.summary = null;
    if (!this.now || back || turnedBack || this.#away()) this.#leap(lines, now);
    else this.#push(beatsOf(lines, this.#end, now, all.at(-1)?.n ?? 0, this.beats));
    if (back) this.#sumUp();
    this.#end = now.view;
    this.#follow();
  }

  #push(beats: readonly Beat[]): void {
    if (this.pacing.factor() > 0 && beats.some(({ piece }) => piece)) this.foresee();
    this.#queue.push(beats);
  }

  /** Somebody else looks at the screen. */
  forget(): void {
    this.#queue.clear();
    this.piece = null;
    this.now = null;
    this.#all = this.#film = this.story = [];
    this.news = { id: this.news.id + 1, lines: [], before: null };
    this.told = { id: this.told.id + 1, lines: [] };
    this.summary = null;
    this.#follow();
  }

  skip(): void {
    this.#skipping = true;
    this.#queue.skip();
    this.#skipping = false;
    this.#follow();
  }

  /** Who owes a choice wants to make it: the rest is soon shown. */
  hurry(): void {
    if (this.#owes() && !this.piece) this.#queue.hurry();
    this.#follow();
  }

  /** What is drawn large was seen. */
  pass(): void {
    if (this.piece) this.#queue.pass();
    this.#follow();
  }

  /** The dice leave the hand. */
  throwDice(): void {
    this.#queue.go('throw');
    this.#follow();
  }

  /** Nothing new is shown until it goes on: somebody looks around. Where others wait, or a clock runs, it goes on all the same. */
  pause(on: boolean): void {
    this.#paused = on;
    if (!on) this.#queue.go('pause');
    this.#follow();
  }

  /** The page was hidden, or is seen again. */
  looked(visible: boolean): void {
    if (visible && this.#away()) {
      this.skip();
      this.#sumUp();
    }
    this.#hidden = visible ? 0 : performance.now();
  }

  close(): void {
    this.#queue.clear();
    this.pacing.hasten(1);
  }

  #away(): boolean {
    return this.#hidden > 0 && performance.now() - this.#hidden > AWAY;
  }

  #stopped(why: Stop | null): void {
    this.toThrow = why === 'throw';
    if (this.toThrow) this.piece = null;
  }

  /** Other people sit here. */
  #among(): boolean {
    const { seat, people } = this.heard();
    return people?.seats.some((each) => each.seat !== seat && each.person?.bot === null) ?? false;
  }

  #waited(): boolean {
    const { now } = this.heard();
    return now !== null && (now.deadline !== null || this.#among());
  }

  /** Nobody's own clock runs out over dice that could have been seen. */
  #waits({ thrower }: Beat): number {
    const { now, seat } = this.heard();
    if (thrower === null || thrower !== `p${seat}` || !this.pacing.byHand?.()) return 0;
    if (now?.deadline != null && now.waiting.includes(seat!)) return 0;
    return this.#among() ? HAND.among : HAND.alone;
  }

  #owes(): boolean {
    const { now, seat } = this.heard();
    return seat !== null && (now?.waiting.includes(seat) ?? false);
  }

  #tempo(): Tempo {
    const { people } = this.heard();
    return {
      factor: this.pacing.factor(),
      still: this.pacing.calm(),
      brisk: Math.min(1, 2.5 / ((people?.seats.length ?? 2) - 1)),
      owes: this.#owes(),
      awaited: this.#waited(),
    };
  }

  #begin(beat: Beat, roll: number, haste: number): void {
    const before = this.now;
    // Who skips sees how things stand. Another pace would give every part of the board another style, for nothing.
    if (!this.#skipping) this.#haste = haste;
    this.pacing.hasten(this.#haste, roll > 0);
    this.rolling = roll > 0;
    this.news = { id: this.news.id + 1, lines: beat.lines, before, skipped: this.#skipping };
    const { now } = this.heard();
    const facts = beat.lines.flatMap((line) => line.facts);
    this.piece = beat.piece ? { name: beat.piece, scene: beat.scene, facts, before: before?.view } : null;
    this.now = {
      ...(before ?? now!),
      ...CLOSED,
      view: roll > 0 ? beat.air : beat.view,
      deadline: now?.deadline ?? null,
    };
  }

  #reveal(beat: Beat, live: boolean): boolean {
    this.rolling = false;
    // Who goes on at once, or has a machine that draws too late, sees them lie first.
    this.pacing.settle();
    this.pacing.hasten(this.#haste, false);
    this.told = { id: this.told.id + 1, lines: beat.lines };
    if (live) this.#film = this.#all;
    this.story = shown(this.#film, beat);
    const now = beat.now ?? { ...this.now!, view: beat.view };
    this.now = live ? now : { ...now, ...CLOSED };
    this.#follow();
    return live && this.now!.offers.length > 0 && !this.piece;
  }

  /** How things stand, without a film. */
  #leap(lines: readonly Told[], now: Now): void {
    this.#queue.clear();
    this.pacing.hasten(1, false);
    this.rolling = false;
    this.piece = null;
    this.news = { id: this.news.id + 1, lines: this.now ? lines : [], before: this.now };
    this.told = { id: this.told.id + 1, lines: this.news.lines };
    this.now = now;
    this.story = this.#film = this.#all;
  }

  #leftOut(beats: readonly Beat[]): void {
    const lines = beats.flatMap((beat) => beat.lines);
    const before = this.summary?.why === 'left-out' && this.behind ? this.summary.lines : [];
    this.summary = { why: 'left-out', lines: [...before, ...lines] };
  }

  #sumUp(): void {
    const lines = linesOf(this.#all);
    const { now, seat } = this.heard();
    const own = this.#own(lines);
    // Who has not chosen yet is told everything, unless the others did nothing, or only what is hidden.
    const since = own ? lines.filter(({ n }) => n > own.n) : lines;
    const open = (line: Told) => !this.#mine(line) && !line.line.endsWith('?');
    const told = since.length > 1 && seat !== null && (own || since.some(open));
    const why = own ? 'since' : 'so-far';
    this.summary = told && now?.stage === 'playing' ? { why, lines: since } : null;
  }

  /** The last of these lines in which this player chose. */
  #own(lines: readonly Told[]): Told | undefined {
    const own = `p${this.heard().seat} `;
    return lines.findLast(({ line }) => line.split(' | ').some((choice) => choice.startsWith(own)));
  }

  /** Did nobody else choose here? */
  #mine({ line }: Told): boolean {
    const own = `p${this.heard().seat} `;
    return line.split(' | ').every((choice) => choice.startsWith(own) || choice.startsWith('*'));
  }

  #follow(): void {
    this.behind = this.#queue.behind;
  }
}

/** Nothing can be chosen of what is not shown yet. */
const CLOSED = { offers: [], shortcuts: [], may_take_back: false };

/** The story up to a beat; of its last line what was told of it. */
function shown(all: readonly Entry[], { n, facts }: Beat): Entry[] {
  const story = all.filter((entry) => entry.n <= n);
  const last = story.at(-1);
  if (last?.what === 'line' && facts < last.facts.length)
    story[story.length - 1] = { ...last, facts: last.facts.slice(0, facts) };
  return story;
}
