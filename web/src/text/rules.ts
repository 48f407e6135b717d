const rules = import.meta.glob<string>('./*/rules/*.md', { query: '?raw', import: 'default' });

/** The rules page of a game in a language; in English, the house has it. */
export const rulesIn = (spoken: string, game: string) => rules[`./${spoken}/rules/${game}.md`]?.();
