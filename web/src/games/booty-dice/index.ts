import { gamePage } from '../contract';
import { beats } from './beats';
import { steps } from './marks';
import Table from './Table.svelte';
import { rare, ready } from './text';
import type { BootyFact, BootyView, StaticData } from './rules';

/** Chapters of the rules page, as they stand there. */
const CHAPTERS = { table: 1, turn: 2, end: 3 } as const;

export default gamePage<BootyView, StaticData, BootyFact>({
  Table,
  ready,
  tour: (['dice', 'act', 'you', 'crew', 'piles', 'legend'] as const).map((part) => ({
    part,
    text: () => rare(`booty-tour-${part}`),
  })),
  chapter({ phase }: BootyView): number {
    if (phase.name === 'naming' || phase.name === 'who-starts') return CHAPTERS.table;
    return phase.name === 'over' ? CHAPTERS.end : CHAPTERS.turn;
  },
  drawsAllChoices: true,
  beats,
  piece: () => import('./pieces/Pieces.svelte'),
  later: () => [import('./HandOut.svelte'), import('./pieces/Spoils.svelte')],
  steps,
});
