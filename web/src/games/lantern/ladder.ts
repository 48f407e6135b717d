import { ABILITIES, type View } from './types';

/** What an adventurer may be called: the title, and the most circles that it allows; the last allows any. */
export interface Title {
  name: string;
  most: number | null;
}
export interface Scenery {
  titles: readonly Title[];
}

/** The circles that are crossed off, as everybody can count them on the sheet. */
export const crossed = ({ abilities }: View): number =>
  ABILITIES.reduce((sum, ability) => sum + abilities[ability].crossed, 0);

export const titleOf = (titles: readonly Title[], circles: number): Title | undefined =>
  titles.find(({ most }) => most === null || circles <= most);
