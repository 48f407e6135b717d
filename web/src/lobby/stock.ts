import { games } from '../net/api';
import type { GameInfo } from '../protocol';
import { phrasesFor } from '../text/translate.svelte';

/** The games of the house, once the words for them are there in the language that is spoken. */
export async function stocked(): Promise<GameInfo[]> {
  const shelf = await games();
  await Promise.all(shelf.map((game) => phrasesFor(game.name)));
  return shelf;
}
