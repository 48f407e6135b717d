import { language } from './catalogue.svelte';
import type { Phrase, Phrasebook, Words } from './phrasebook';

interface Chapter {
  phrases: readonly Phrase[];
  words: Words;
}

/** Where a language has its phrases: a file for the house, and one for each game. */
const chapters = import.meta.glob<Chapter>('./*/phrases/*.ts');
const rules = import.meta.glob<string>('./*/rules/*.md', { query: '?raw', import: 'default' });

/** Books by language and game, once they are there. */
const shelf: { books: ReadonlyMap<string, Phrasebook> } = $state({ books: new Map() });

async function fetchBook(spoken: string, game: string): Promise<void> {
  const [{ Phrasebook }, house, own] = await Promise.all([
    import('./phrasebook'),
    chapters[`./${spoken}/phrases/house.ts`]?.(),
    chapters[`./${spoken}/phrases/${game}.ts`]?.(),
  ]);
  const phrases = [...(own?.phrases ?? []), ...(house?.phrases ?? [])];
  const book = new Phrasebook(phrases, { ...house?.words, ...own?.words });
  shelf.books = new Map(shelf.books).set(`${spoken}/${game}`, book);
}

/** Fetch what is needed to say the house's own sentences about a game in the language that is spoken. */
export async function phrasesFor(game: string): Promise<void> {
  const spoken = language();
  if (spoken !== 'en' && !shelf.books.has(`${spoken}/${game}`)) await fetchBook(spoken, game);
}

/** A sentence of the house, in the language that is spoken; in English if the book is not there. */
export function say(game: string, text: string): string {
  const spoken = language();
  return spoken === 'en' ? text : (shelf.books.get(`${spoken}/${game}`)?.say(text) ?? text);
}

/** The rules page of a game in a language; in English, the house has it. */
export const rulesIn = (spoken: string, game: string) => rules[`./${spoken}/rules/${game}.md`]?.();
