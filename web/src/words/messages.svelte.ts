import { messagesOf, want } from '../text/catalogue.svelte';
import { Words, type Called } from './words';

/** Are the messages about a game there in the language that is spoken? */
export const hasMessages = (game: string) => messagesOf(`facts/${game}`) !== undefined;

/** Fetch the messages about a game in the language that is spoken; the file has the game's name if no other is said. */
export const messagesFor = (game: string, file = game): Promise<void> => want(file);

/** The words of a game in the language that is spoken, with players called like this. */
export const wordsOf = (game: string, called: Called): Words =>
  new Words(game, messagesOf(`facts/${game}`) ?? null, called, messagesOf(`odds/${game}`) ?? null);

/** The same with what speaks against choices, once it is there. */
export const rulesOf = (game: string, called: Called): Words | undefined => {
  const rules = messagesOf(`refusals/${game}`);
  return rules && new Words(game, messagesOf(`facts/${game}`) ?? null, called, rules);
};
