import type { Offer } from '../../protocol';
import type { Several, SeveralMade } from '../../table/series.svelte';
import { asChoices, changed, noMore, remaining, toGive, type HandOut, type NoMore } from './handout';
import type { Aim } from './offers';
import type { BootyView } from './rules';

/** What is to be said of it: why one more was not possible, or why not all of it was done. */
export type HandingNote =
  | { name: 'no-more'; why: NoMore; pirate: string }
  | { name: 'stopped'; why: Exclude<SeveralMade['why'], 'all'>; made: number; of: number };

/** Thefts or attacks that are being handed out: the house is told when all is as it should be. */
export class Handing {
  out: HandOut = $state.raw(new Map());
  note: HandingNote | null = $state.raw(null);
  /** What was left over when the house was told, until it is asked for again. */
  #left: { phase: string; out: HandOut; done: SeveralMade; of: number } | null = null;
  #moment = '';

  /** Fits it to what is asked now. What a gesture left over and can still be done stays. */
  look(view: BootyView, offers: readonly Offer[]): void {
    if (offers.length === 0) return;
    const { name } = view.phase;
    const moment = `${name} ${toGive(view.phase)} ${view.turns}`;
    const left = this.#left;
    if (moment === this.#moment && !left) return;
    this.#moment = moment;
    this.#left = null;
    const asked = left !== null && left.phase === name && left.done.why !== 'all';
    this.out = asked ? remaining(left.out, left.done.made, view, offers) : new Map();
    this.note = asked
      ? { name: 'stopped', why: left.done.why as never, made: left.done.made, of: left.of }
      : null;
  }

  /** One more for this pirate, or why not. */
  add(view: BootyView, pirate: string, deed: Aim['deed']): void {
    const why = noMore(this.out, view, pirate, deed);
    this.note = why && { name: 'no-more', why, pirate };
    if (!why) this.out = changed(this.out, pirate, 1);
  }

  takeBack(pirate: string): void {
    this.note = null;
    this.out = changed(this.out, pirate, -1);
  }

  clear(): void {
    this.note = null;
    this.out = new Map();
  }

  /** Tells the house. */
  async tell(
    view: BootyView,
    offers: readonly Offer[],
    chooseEach: (several: Several) => Promise<SeveralMade>,
  ): Promise<void> {
    const { out } = this;
    const several = asChoices(out, view, offers);
    this.note = null;
    const done = await chooseEach(several);
    this.#left = { phase: view.phase.name, out, done, of: several.words.length };
    this.clear();
  }
}
