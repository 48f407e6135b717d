import type { GameBrief } from '../protocol';

/** The games of the house, as far as they are known. */
export type Titles = readonly GameBrief[] | undefined;

/** What a game is called; one that is not on the shelf any more keeps its name. */
export const titleOf = (titles: Titles, game: string): string =>
  titles?.find(({ name }) => name === game)?.title ?? game;
