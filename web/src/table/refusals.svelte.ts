import type { Player } from '../games/contract';
import { ownReason, reasonAt } from '../games/why';
import type { Now } from '../protocol';
import { t as beside } from '../text/beside';
import { t } from '../text/house';
import type { Session } from './session.svelte';

/**
 * Why something on the board cannot be used now. What is pressed without effect says so: a board puts the reason, as its rules and
 * the numbers of the moment have it, on the part itself or on what it lies in (`games/why.ts`); what holds for all is said here.
 */
export class Refusals {
  #pressed: Element | null = $state.raw(null);
  /** Its words may still be on their way. */
  said: string = $derived(this.#pressed ? this.#why(this.#pressed) : '');

  constructor(
    readonly session: Session,
    readonly players: () => readonly Player[],
  ) {
    // What was said of one moment is not left for the next.
    $effect(() => {
      void session.director.told.id;
      this.#pressed = null;
    });
  }

  /** Watches a board. */
  readonly watch = (board: HTMLElement) => {
    const press = (event: Event) => {
      const button = (event.target as Element).closest<HTMLElement>('button');
      if (!button) return;
      const { director } = this.session;
      const idle = button.ariaDisabled === 'true' || ownReason(button) !== undefined;
      this.#pressed = idle && !director.piece && !director.toThrow ? button : null;
      // Who presses something while a film runs wants to go on.
      director.hurry();
    };
    board.addEventListener('click', press, true);
    return () => board.removeEventListener('click', press, true);
  };

  #why(part: Element): string {
    const { director, seat, busy } = this.session;
    const now = director.now;
    if (!now || seat === null) return '';
    if (director.behind) return beside('why-film');
    if (now.outcome || now.stage !== 'playing') return t('table-turn-over');
    if (!now.waiting.includes(seat)) return this.#turn(now);
    if (busy) return beside('why-busy');
    return reasonAt(part) ?? beside('why-not');
  }

  #turn({ waiting }: Now): string {
    const names = waiting.map((seat) => this.players()[seat - 1]?.name ?? `p${seat}`);
    return names.length > 0 ? beside('why-turn', { names: names.join(', ') }) : beside('why-film');
  }
}
