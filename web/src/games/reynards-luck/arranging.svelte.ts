import { placedOn, settled, shuffled, swapped, type Arrangement } from './arrangement';
import type { Kind, Seat, SeenPiece, Square, View } from './rules';

/** The set-up of one's own pieces: arranged here as one likes, then told to the house one by one. */
export class Arranging {
  wished: Arrangement = $state.raw([]);
  /** How many the house has already. */
  placed: number = $state(0);
  /** Everything is as it should be: tell the house whenever it asks. */
  done: boolean = $state(false);
  formation: readonly Square[] = $state.raw([]);
  readonly seat: Seat;
  #told = -1;
  #place = `luckhouse.reynards-luck${location.pathname}`;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** Fit what was arranged to what the house knows now. */
  look(view: View, formation: readonly Square[]): void {
    const all = view.hidden[this.seat === 'p1' ? 0 : 1] ?? [];
    const placed = placedOn(formation, view.pieces, this.seat);
    this.formation = formation;
    // Taken back: whoever does that wants to think again.
    if (placed.length < this.placed) this.done = false;
    const wished = this.wished.length > 0 ? this.wished : (this.#kept() ?? shuffled(all, 0));
    this.placed = placed.length;
    this.#wish(settled(wished, all, placed));
  }

  /** The pieces that the house does not know of yet. */
  get pieces(): SeenPiece[] {
    return this.formation.slice(this.placed).flatMap((square, place) => {
      const kind = this.wished[this.placed + place];
      return kind ? [{ square, owner: this.seat, kind, standing: 'hidden' as const }] : [];
    });
  }

  get movable(): ReadonlySet<Square> {
    return new Set(this.done ? [] : this.formation.slice(this.placed));
  }

  /** What the house is to be told next. */
  get next(): Kind | undefined {
    return this.done ? this.wished[this.placed] : undefined;
  }

  /** Is it time to tell it? Only once for each square: the answer may come before the news of it. */
  mayTell(): boolean {
    if (this.#told === this.placed) return false;
    this.#told = this.placed;
    return true;
  }

  finish(): void {
    this.done = true;
    this.#told = -1;
  }

  swap(one: Square, other: Square): void {
    const [from, to] = [this.formation.indexOf(one), this.formation.indexOf(other)];
    if (from >= 0 && to >= 0) this.#wish(swapped(this.wished, this.placed, from, to));
  }

  shuffle(): void {
    this.#wish(shuffled(this.wished, this.placed));
  }

  /** A page that is loaded again goes on where it was. */
  #wish(wished: Arrangement): void {
    this.wished = wished;
    try {
      sessionStorage.setItem(this.#place, JSON.stringify(wished));
    } catch {
      // Then it begins anew.
    }
  }

  #kept(): Arrangement | null {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#place) ?? 'null');
      return Array.isArray(kept) ? (kept as Arrangement) : null;
    } catch {
      return null;
    }
  }
}
