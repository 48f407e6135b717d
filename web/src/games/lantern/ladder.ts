import type { LanternView, TitleScore } from './rules';
import { ABILITIES } from './sheet';

/** The circles that are crossed off, as everybody can count them on the sheet. */
export const crossed = ({ abilities }: LanternView): number =>
  ABILITIES.reduce((sum, ability) => sum + abilities[ability].crossed, 0);

export const titleOf = (titles: readonly TitleScore[], circles: number): TitleScore | undefined =>
  titles.find(({ most }) => most === null || circles <= most);
