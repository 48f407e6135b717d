import type { GamePage } from '../contract';
import Table from './Table.svelte';
import { ready, t } from './text';
import type { BootyView } from './rules';

/** Chapters of the rules page, as they stand there. */
const CHAPTERS = { table: 1, turn: 2, end: 3 } as const;

const page: GamePage = {
  Table,
  ready,
  tour: (['dice', 'act', 'you', 'crew', 'piles', 'legend'] as const).map((part) => ({
    part,
    text: () => t(`booty.tour.${part}`),
  })),
  chapter({ phase }: BootyView): number {
    if (phase.name === 'who-starts') return CHAPTERS.table;
    return phase.name === 'over' ? CHAPTERS.end : CHAPTERS.turn;
  },
  drawsAllChoices: true,
};

export default page;
