declare const forPeople: unique symbol;

/** Every way in which code could read a text. */
type Reading =
  | 'at'
  | 'charAt'
  | 'charCodeAt'
  | 'endsWith'
  | 'includes'
  | 'indexOf'
  | 'lastIndexOf'
  | 'localeCompare'
  | 'match'
  | 'matchAll'
  | 'replace'
  | 'replaceAll'
  | 'search'
  | 'slice'
  | 'split'
  | 'startsWith'
  | 'substring';

/**
 * What was put into words, for people alone: it can be shown, joined and read out, and code that reads it does not compile.
 * Whoever wants to know what happened asks the fact.
 */
export type Said = string & { readonly [forPeople]: true } & { readonly [way in Reading]: never };
