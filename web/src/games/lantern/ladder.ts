import { ABILITIES, type View } from './types';

/** The titles of the rules page, each with the most circles that it allows. */
export const TITLES = [
  ['lord', 0],
  ['heroic', 5],
  ['master', 15],
  ['promising', Infinity],
] as const;
export type Title = (typeof TITLES)[number][0];

/** The circles that are crossed off, as everybody can count them on the sheet. */
export const crossed = ({ abilities }: View): number =>
  ABILITIES.reduce((sum, ability) => sum + abilities[ability].crossed, 0);

export const titleOf = (circles: number): Title => TITLES.find(([, most]) => circles <= most)![0];
