import { pace } from '../../settings.svelte';
import type { Fact } from '../../protocol';
import type { News } from '../../table/session.svelte';
import { FACES, land, lift, throwOf, type Slot } from './slots';
import type { BootyView, Face, Pirate } from './rules';
import { factsOf, gist, hear, NOTHING, type Seen } from './story';

/** How long one's own last throw lies there, if the game has gone on without asking. */
const HOLD = 1000;

/** What the table remembers from view to view: where the dice lie, and what has happened since one could act. */
export class Memory {
  slots: readonly Slot[] = $state.raw([]);
  /** One's own last throw, for a moment, while the dice have gone on. */
  held: readonly Slot[] | null = $state.raw(null);
  /** What everybody had when one last chose; for those who watch, when the turn began. */
  base: readonly Pirate[] = $state.raw([]);
  seen: Seen = $state.raw(NOTHING);
  /** The last thing that happened, but for dice that fell: those lie there to be seen. */
  told: readonly Fact[] = $state.raw([]);
  /** Counts throws that came with news. */
  throws = $state(0);
  #before: BootyView | null = null;
  #id = 0;
  #turnEnded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  follow(view: BootyView, news: News, seat: number | null): void {
    if (this.#before === view) return;
    if (news.id !== this.#id + 1) this.#jump(news);
    this.#id = news.id;
    const before = this.#before;
    this.#before = view;
    if (!before || news.lines.length === 0) this.#begin(view.pirates);
    else if (this.#chose(news, seat)) this.#begin(before.pirates);
    this.#turnEnded = before !== null && before.turns !== view.turns;
    const own = this.#listen(news, seat === null ? '' : `p${seat}`);
    this.#place(before, view, news, own);
    this.seen = { ...this.seen, roller: view.roller, dice: throwOf(view.phase)?.dice ?? this.seen.dice };
  }

  keep(place: number): void {
    this.slots = this.slots.map((slot, at) => (at === place ? { ...slot, kept: !slot.kept } : slot));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Something else is looked at than what came next: only what was just before it counts. */
  #jump(news: News): void {
    const before = (news.before?.view as BootyView | undefined) ?? null;
    this.#before = before;
    this.told = [];
    const lain = before && throwOf(before.phase);
    this.seen = { ...NOTHING, roller: before?.roller ?? null, dice: lain?.dice ?? [] };
    this.slots = [];
    if (before) this.#begin(before.pirates);
    if (before) this.#place(before, before, { ...news, lines: [] }, null);
  }

  #begin(base: readonly Pirate[]): void {
    this.base = base;
    this.seen = { ...this.seen, headlines: [] };
  }

  /** Did one choose oneself just before this, or has a turn ended that one only watched? */
  #chose(news: News, seat: number | null): boolean {
    const waiting = news.before?.waiting as readonly number[] | undefined;
    return seat === null || !waiting ? this.#turnEnded : waiting.includes(seat);
  }

  /** Take in what was told; says what one threw oneself, if that came with it. */
  #listen(news: News, own: string): readonly Face[] | null {
    let thrown: readonly Face[] | null = null;
    for (const line of news.lines) {
      const mine = this.seen.roller === own && line.facts.some(({ name }) => name === 'rolls');
      this.seen = hear(this.seen, line.facts);
      const told = gist(line.facts);
      if (told.length > 0) this.told = told;
      if (mine) thrown = this.seen.last[own] ?? null;
    }
    return thrown;
  }

  #place(before: BootyView | null, view: BootyView, news: News, own: readonly Face[] | null): void {
    const sameTurn = before?.roller === view.roller && before?.turns === view.turns;
    const facts = news.lines.flatMap((line) => factsOf(line.facts));
    const rolled = facts.find((fact) => fact.name === 'rolls-again');
    const thrown = facts.some((fact) => fact.name === 'rolls');
    if (thrown) this.throws += 1;
    if (rolled) this.slots = lift(this.slots, rolled.kept);
    if (!sameTurn) {
      if (own && rolled && own.length === FACES.length) this.#hold(land(this.slots, own, true));
      this.slots = lift(this.held ?? this.slots, []);
    }
    if (view.phase.name === 'rolling') this.slots = lift(this.slots, view.phase.kept);
    const lain = throwOf(view.phase);
    if (lain) this.slots = land(this.slots, lain.dice, thrown);
  }

  #hold(slots: readonly Slot[]): void {
    if (pace() === 0) return;
    clearTimeout(this.#timer);
    this.held = slots;
    this.#timer = setTimeout(() => (this.held = null), HOLD * Math.max(pace(), 0.6));
  }
}
