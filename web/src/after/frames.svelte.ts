import { replay } from '../net/api';
import type { Frame } from '../protocol';

const PAGE = 100;

/** The moments of a finished game, fetched as they are needed. */
export class Frames {
  /** How many moments there are; the first is before the first event. */
  count = $state(0);
  frames: (Frame | undefined)[] = $state.raw([]);
  #asked = new Set<number>();

  constructor(readonly table: string) {}

  /** Fetch the page of this moment, and the one that comes next. */
  async reach(moment: number): Promise<void> {
    const page = Math.floor(moment / PAGE);
    void this.#fetch(page + 1);
    await this.#fetch(page);
  }

  /** Everything, for whoever wants a list of all events. */
  async all(): Promise<void> {
    for (let page = 0; page === 0 || page * PAGE < this.count; page++) await this.#fetch(page);
  }

  async #fetch(page: number): Promise<void> {
    const from = page * PAGE;
    if (this.#asked.has(page) || (this.count > 0 && from >= this.count)) return;
    this.#asked.add(page);
    try {
      const got = await replay(this.table, from, from + PAGE);
      const frames = [...this.frames];
      for (const frame of got.frames) frames[frame.after] = frame;
      this.count = got.events + 1;
      this.frames = frames;
    } catch (error) {
      this.#asked.delete(page);
      throw error;
    }
  }
}
