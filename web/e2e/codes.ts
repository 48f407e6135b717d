/** What is written for programs and not for players: nothing of it belongs on a page. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z-]*=[\w.-]+/g, 'an option'],
  [/\bp(?:[1-9]|1[0-2])\b/g, 'a seat'],
  // Faces of Booty Dice: `X J W W`, `XJWW`, `D, X`.
  [/(?<![\w'’-])[DXJCWS](?:,? (?:and |und |et )?[DXJCWS](?![\w'’-]))+/g, 'letters for dice'],
  [/\b[DXJCWS]{3,}\b/g, 'letters for dice'],
  // A message that is missing is said by its name, an argument by its own.
  [/\b(?:booty-dice|fortuna|lantern|lucky-shot|reynards-luck|game|refusal)-[a-z][\w-]*/g, 'a message'],
  [/\{ ?\$?[\w-]+ ?\}/g, 'an argument'],
  [/\bundefined\b|\bNaN\b|\[object/g, 'a fault'],
];

/**
 * Every code in a text, with what it is. Words that the house was told or tells may not stand there as they are; letters
 * that are printed on a game's own sheet may.
 */
export function codesIn(text: string, words: Iterable<string> = [], printed = ''): string[] {
  const isPrinted = (code: string) => [...code].every((letter) => ` ${printed}`.includes(letter));
  const found = CODES.flatMap(([code, what]) =>
    (text.match(code) ?? []).filter((each) => !isPrinted(each)).map((each) => `${what}: ${each}`),
  );
  for (const word of words) if (contains(text, word)) found.push(`a command: ${word}`);
  return [...new Set(found)];
}

/** As words of its own, not as a part of others. */
function contains(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const [before, after] = [text[at - 1] ?? ' ', text[at + word.length] ?? ' '];
  return !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after);
}

/** In German this is said of any die: “die 4” is the four. */
const ARTICLE = /^die \d$/;

/** Is this more than a word that a sentence may have too: `roll XW`, `crit 4`, `e4xe6`? */
export const isCommand = (word: string): boolean =>
  /\d|[A-Z]{2}| /.test(word) && /[a-z]/.test(word) && word.length > 3 && !ARTICLE.test(word);

/** Letters on the sheet of a game: the boxes of Lantern. */
export const PRINTED: Readonly<Record<string, string>> = { lantern: 'XO' };

/** Words that no sentence has in German or in French; a game and its maker keep their names. */
const ENGLISH = /\b(the|and|with|your|rolls|takes|choose|again|nothing|of a)\b/i;
const NAMED = 'Reynard';

/** Is there a word of English in this line of another language? */
export const isEnglish = (line: string): boolean => ENGLISH.test(line) && !line.includes(NAMED);
