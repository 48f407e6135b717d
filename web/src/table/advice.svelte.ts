import { NO_MARKS, type Marks } from '../games/marks';
import type { Opinion } from '../protocol';
import { settings } from '../settings.svelte';
import type { Session } from './session.svelte';

/** What a judge thinks of one's choices, asked for once at each turn: the bar and the list of hints share it. */
export class Advice {
  /** The best first; none until it was asked for at this turn. */
  opinions: readonly Opinion[] | null = $state.raw(null);
  thinking: boolean = $state(false);
  /** The house had no answer when it was asked last. */
  failed: boolean = $state(false);
  /** What of it is drawn on the board; nothing while no panel speaks of it. */
  marks: Marks = $state.raw(NO_MARKS);
  /** The last known chance to win, and whether it is of this turn. */
  last: { chance: number; error: number; fresh: boolean } | null = $state.raw(null);
  #turn = -1;

  constructor(readonly session: Session) {
    $effect(() => {
      const turn = session.director.told.id;
      if (turn === this.#turn) return;
      this.#turn = turn;
      this.opinions = null;
      this.failed = false;
      if (this.last) this.last = { ...this.last, fresh: false };
      if (settings.winBar && this.possible) void this.ask();
    });
  }

  get possible(): boolean {
    const { info, director, link } = this.session;
    return (info?.hints ?? false) && (director.now?.offers.length ?? 0) > 0 && link === 'open';
  }

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.failed = false;
    const turn = this.#turn;
    try {
      const opinions = [...(await this.session.hint())].sort((a, b) => b.chance - a.chance);
      if (turn === this.#turn) this.#tell(opinions);
    } catch {
      this.failed = turn === this.#turn;
    }
    this.thinking = false;
  }

  #tell(opinions: readonly Opinion[]): void {
    this.opinions = opinions;
    const best = opinions[0];
    if (best) this.last = { chance: best.chance, error: best.error, fresh: true };
  }
}
