const FOLDER = '../../../messages';
const rules = import.meta.glob<string>('../../../messages/*/rules/*.md', {
  query: '?raw',
  import: 'default',
});

/** The rules page of a game in a language; in English, the house has it. */
export const rulesIn = (spoken: string, game: string) => rules[`${FOLDER}/${spoken}/rules/${game}.md`]?.();
