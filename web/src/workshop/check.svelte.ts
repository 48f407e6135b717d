import { untrack } from 'svelte';
import { Refused } from '../net/api';
import type { CheckedDocument, DocumentFault, DocumentInfo } from '../protocol';
import { checked } from './api';
import { GAME, type Design, type Kind } from './draft';
import { written, type Place, type Written } from './toml';

/** After so long without a change the house is asked, in milliseconds. */
const PAUSE = 300;

/** A fault, and where in the drawing it is; nothing if it is about the whole. */
export interface Found {
  fault: DocumentFault;
  place: Place | null;
}

/** What the house says of a drawing while it is drawn. */
export class Check {
  #found: CheckedDocument | null = $state.raw(null);
  /** The file that this was said of. */
  #of = $state('');
  #now = $state('');
  #places: Place[] = $state.raw([]);
  #left = false;
  /** Why the house did not look at it: it does not answer, or not to this. */
  refused: Refused | null = $state.raw(null);

  /** Look at a drawing, and look again when it changes. */
  constructor(design: () => Design) {
    $effect(() => {
      const file = written(design());
      const { text } = file;
      this.#now = text;
      if (untrack(() => text === this.#of && !this.refused)) return;
      const kind = design().kind;
      const timer = setTimeout(() => this.#ask(kind, file), PAUSE);
      return () => clearTimeout(timer);
    });
    $effect(() => () => (this.#left = true));
  }

  async #ask(kind: Kind, file: Written): Promise<void> {
    const { text, places } = file;
    try {
      const found = await checked(GAME[kind], kind, text);
      if (text !== this.#now) return;
      [this.#found, this.#of, this.#places, this.refused] = [found, text, places, null];
    } catch (error) {
      if (text !== this.#now) return;
      this.refused = error instanceof Refused ? error : new Refused('away', String(error));
      const again = () => !this.#left && text === this.#now && this.refused && this.#ask(kind, file);
      setTimeout(again, 10 * PAUSE);
    }
  }

  /** Is what was said about an older drawing? */
  get pending(): boolean {
    return this.#of !== this.#now;
  }

  /** The document, if the drawing as it is now is in order. */
  get fine(): DocumentInfo | null {
    return !this.pending && this.#found && 'fine' in this.#found ? this.#found.fine : null;
  }

  /** What is wrong; what was wrong before, as long as nobody knows better. */
  get wrong(): Found | null {
    if (!this.#found || !('wrong' in this.#found)) return null;
    const fault = this.#found.wrong;
    return { fault, place: fault.line === null ? null : (this.#places[fault.line - 1] ?? null) };
  }
}
