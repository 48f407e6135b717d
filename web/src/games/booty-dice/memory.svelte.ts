import type { News } from '../../table/session.svelte';
import { gist, hear, NOTHING, read, type Seen } from './story';
import { land, lift, lying, minus, type Slot } from './slots';
import { throwOf, type BootyView, type Face, type Pirate } from './types';

/** What the table remembers from view to view: where the dice lie, and what has happened since one could act. */
export class Memory {
  slots: readonly Slot[] = $state.raw([]);
  /** What everybody had when one last chose; for those who watch, when the turn began. */
  base: readonly Pirate[] = $state.raw([]);
  seen: Seen = $state.raw(NOTHING);
  /** The last thing that happened, but for dice that fell: those lie there to be seen. */
  told = $state('');
  /** Counts throws that came with news. */
  throws = $state(0);
  #before: BootyView | null = null;

  follow(view: BootyView, news: News, seat: number | null): void {
    const before = this.#before;
    if (before === view) return;
    this.#before = view;
    if (!before || news.before === null) this.base = view.pirates;
    else if (this.#newChapter(before, view, news, seat)) this.#begin(before.pirates);
    for (const line of news.lines) {
      this.seen = hear(this.seen, line);
      this.told = gist(line.told) || this.told;
    }
    this.seen = { ...this.seen, roller: view.roller, dice: throwOf(view.phase)?.dice ?? this.seen.dice };
    this.#place(before, view, news);
  }

  keep(place: number): void {
    this.slots = this.slots.map((slot, at) => (at === place ? { ...slot, kept: !slot.kept } : slot));
  }

  #begin(base: readonly Pirate[]): void {
    this.base = base;
    this.seen = { ...this.seen, headlines: [] };
  }

  /** Did one choose oneself just before this, or has a turn begun that one only watches? */
  #newChapter(before: BootyView, view: BootyView, news: News, seat: number | null): boolean {
    if (seat !== null) return news.before?.waiting.includes(seat) ?? false;
    return before.turns !== view.turns || view.turns < before.turns;
  }

  #place(before: BootyView | null, view: BootyView, news: News): void {
    const events = news.lines.map(({ line }) => read(line));
    const lain = throwOf(view.phase);
    const sameTurn = before?.roller === view.roller && before?.turns === view.turns;
    if (!sameTurn) this.slots = lift(this.slots, []);
    if (view.phase.name === 'rolling') this.slots = lift(this.slots, view.phase.kept);
    if (!lain) return;
    const rolled = events.findLast((event) => event.what === 'roll');
    if (sameTurn && rolled?.what === 'roll')
      this.slots = lift(this.slots, staying(lying(this.slots), rolled.dice));
    const thrown = events.some((event) => event.what === 'thrown');
    if (thrown) this.throws += 1;
    this.slots = land(this.slots, lain.dice, thrown);
  }
}

const staying = (dice: readonly Face[], rolled: readonly Face[] | 'all') =>
  rolled === 'all' ? [] : (minus(dice, rolled) ?? []);
