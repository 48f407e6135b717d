import { gameInfo, shelf } from '../net/api';
import type { GameBrief, GameInfo } from '../protocol';
import { language } from '../text/catalogue.svelte';

/** Something that the house describes in the language that is spoken; until it comes in another, as it was. */
class Described<T> {
  protected found: T | undefined = $state.raw();
  #failed = $state(false);
  #tries = $state(0);

  constructor(ask: (spoken: string) => Promise<T> | null) {
    $effect(() => {
      const spoken = language();
      const tried = this.#tries;
      const current = () => spoken === language() && tried === this.#tries;
      ask(spoken)?.then(
        (found) => current() && ([this.found, this.#failed] = [found, false]),
        () => current() && (this.#failed = true),
      );
    });
  }

  /** Is there nothing, and does nothing come? */
  get away(): boolean {
    return this.#failed && this.found === undefined;
  }

  again(): void {
    this.#failed = false;
    this.#tries += 1;
  }
}

/** The games of the house in short. */
export class Stock extends Described<readonly GameBrief[]> {
  constructor() {
    super(shelf);
  }

  get games(): readonly GameBrief[] | undefined {
    return this.found;
  }

  find(name: string): GameBrief | undefined {
    return this.games?.find((game) => game.name === name);
  }
}

/** One game with everything that can be set; nothing is asked as long as it has no name. */
export class Details extends Described<GameInfo> {
  constructor(name: () => string | null) {
    super((spoken) => {
      const game = name();
      return game === null ? null : gameInfo(game, spoken);
    });
  }

  get game(): GameInfo | undefined {
    return this.found;
  }
}
