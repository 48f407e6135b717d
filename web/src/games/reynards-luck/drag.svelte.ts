import type { Square } from './rules';

interface Wishes {
  may(square: Square): boolean;
  lift(square: Square): void;
  drop(from: Square, to: Square | null): void;
}

/** So far a finger may tremble without dragging. */
const SLOP = 7;

/** A piece that is dragged over the board, by mouse or finger. */
export class Drag {
  /** Where the piece comes from that is dragged now. */
  square: Square | null = $state(null);
  x: number = $state(0);
  y: number = $state(0);
  /** The click that ends a drag is none. */
  justEnded = false;
  #wishes: Wishes;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  /** Makes a square one from which a piece can be dragged. */
  source(square: Square) {
    return (element: HTMLElement) => {
      const begin = (event: PointerEvent) => this.#begin(event, element, square);
      element.addEventListener('pointerdown', begin);
      return () => element.removeEventListener('pointerdown', begin);
    };
  }

  #begin(start: PointerEvent, element: HTMLElement, square: Square): void {
    this.justEnded = false;
    if (start.button !== 0 || !start.isPrimary || !this.#wishes.may(square)) return;
    const listening = new AbortController();
    const on = (name: string, hear: (event: PointerEvent) => void) =>
      addEventListener(name, (event) => hear(event as PointerEvent), { signal: listening.signal });
    const end = (to: Square | null) => {
      listening.abort();
      if (this.square === null) return;
      this.square = null;
      this.justEnded = true;
      // The click follows at once, if it follows.
      setTimeout(() => (this.justEnded = false), 50);
      this.#wishes.drop(square, to);
    };
    on('pointermove', (event) => this.#move(event, start, element, square));
    on('pointerup', (event) => end(squareAt(event)));
    on('pointercancel', () => end(null));
  }

  #move(event: PointerEvent, start: PointerEvent, element: HTMLElement, square: Square): void {
    this.x = event.clientX - start.clientX;
    this.y = event.clientY - start.clientY;
    if (this.square !== null || Math.hypot(this.x, this.y) < SLOP) return;
    // Without this, a touch stays with the square where it began.
    if (element.hasPointerCapture(event.pointerId)) element.releasePointerCapture(event.pointerId);
    this.square = square;
    this.#wishes.lift(square);
  }
}

function squareAt({ clientX, clientY }: PointerEvent): Square | null {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-square]');
  return element?.dataset['square'] ?? null;
}
