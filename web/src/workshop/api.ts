import { json, post } from '../net/api';
import type { CheckDocument, CheckedDocument, Worth } from '../protocol';
import { GAME, type Kind } from './draft';

/** The house reads no longer body: what is longer is not even sent. */
export const LONGEST = 200_000;

/** Is this document in order, as a table that is opened with it would find? */
export const checked = (game: string, option: string, text: string) =>
  json<CheckedDocument>(post(`/games/${game}/documents`, { option, text } satisfies CheckDocument));

/** What the house knows so far of what it is worth. It works on as long as it is asked. */
export const worth = (kind: Kind, text: string) =>
  json<Worth>(post(`/games/${GAME[kind]}/worth`, { option: kind, text } satisfies CheckDocument));
