import { games } from '../net/api';
import type { GameInfo } from '../protocol';
import { language } from '../text/catalogue.svelte';

/** The games of the house, described in the language that is spoken; until they come in another, as they were. */
export class Stock {
  games: readonly GameInfo[] | undefined = $state.raw();
  away = $state(false);

  constructor() {
    $effect(() => {
      const spoken = language();
      games(spoken).then(
        (all) => {
          if (spoken === language()) this.games = all;
        },
        () => (this.away = this.games === undefined),
      );
    });
  }

  find(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.name === name);
  }
}
