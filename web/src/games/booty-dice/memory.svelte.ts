import type { Fact } from '../../protocol';
import type { News } from '../../table/director/director.svelte';
import { land, lift, throwOf, type Slot } from './slots';
import type { BootyView, Pirate } from './rules';
import { factsOf, gist, hear, NOTHING, type Seen } from './story';

/** What the table remembers from view to view: where the dice lie, and what has happened since one could act. */
export class Memory {
  slots: readonly Slot[] = $state.raw([]);
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

  follow(view: BootyView, news: News, seat: number | null): void {
    if (this.#before === view) return;
    if (news.id !== this.#id + 1) this.#jump(news);
    this.#id = news.id;
    const before = this.#before;
    this.#before = view;
    if (!before || news.lines.length === 0) this.#begin(view.pirates);
    else if (this.#chose(news, seat)) this.#begin(before.pirates);
    this.#turnEnded = before !== null && before.turns !== view.turns;
    this.#listen(news);
    this.#place(before, view, news);
    this.seen = { ...this.seen, roller: view.roller, dice: throwOf(view.phase)?.dice ?? this.seen.dice };
  }

  /** The number of the last throw. */
  get newest(): number {
    return Math.max(0, ...this.slots.map(({ thrown }) => thrown));
  }

  keep(place: number): void {
    this.slots = this.slots.map((slot, at) => (at === place ? { ...slot, kept: !slot.kept } : slot));
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
    if (before) this.#place(before, before, { ...news, lines: [] });
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

  #listen(news: News): void {
    for (const line of news.lines) this.seen = hear(this.seen, line.facts);
    // What was gathered is told together, otherwise the last thing.
    const gists = news.lines.map((line) => gist(line.facts)).filter(([first]) => first);
    const last = gists.at(-1)?.[0]?.name;
    if (last) this.told = gists.filter(([first]) => first!.name === last).flat();
  }

  #place(before: BootyView | null, view: BootyView, news: News): void {
    const sameTurn = before?.roller === view.roller && before?.turns === view.turns;
    const facts = news.lines.flatMap((line) => factsOf(line.facts));
    const rolled = facts.find((fact) => fact.name === 'rolls-again');
    const thrown = facts.some((fact) => fact.name === 'rolls');
    if (thrown) this.throws += 1;
    if (rolled) this.slots = lift(this.slots, rolled.kept);
    if (!sameTurn) this.slots = lift(this.slots, []);
    if (view.phase.name === 'rolling') this.slots = lift(this.slots, view.phase.kept);
    const lain = throwOf(view.phase);
    if (lain) this.slots = land(this.slots, lain.dice, thrown);
  }
}
