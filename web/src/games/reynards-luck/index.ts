import type { GamePage } from '../contract';
import type { View } from './rules';
import Table from './Table.svelte';
import { ready, t } from './text';

const FIGHTS = ['cards', 'reveal', 'foxes', 'turn-cards', 'advance', 'return', 'draw'];

/** The chapters of the rules page: aim, table, turn, confrontation, turncoats, end. */
function chapter({ phase }: View): number {
  if (phase.name === 'over') return 5;
  if (phase.name === 'return') return 4;
  if (FIGHTS.includes(phase.name)) return 3;
  return phase.name === 'place' ? 1 : 2;
}

const page: GamePage = {
  Table,
  ready,
  tour: [
    { part: 'board', text: () => t('reynard.tour.board') },
    { part: 'board', text: () => t('reynard.tour.foxheads') },
    { part: 'stage', text: () => t('reynard.tour.stage') },
    { part: 'hand', text: () => t('reynard.tour.hand') },
    { part: 'ledger', text: () => t('reynard.tour.ledger') },
  ],
  chapter,
  drawsAllChoices: true,
};
export default page;
