import { gamePage } from '../contract';
import { beats } from './beats';
import { steps } from './marks';
import type { ReynardFact, StaticData, View } from './rules';
import Table from './Table.svelte';
import { rare, ready } from './text';

const FIGHTS = ['cards', 'reveal', 'foxes', 'turn-cards', 'advance', 'return', 'draw'];

/** The chapters of the rules page: aim, table, turn, confrontation, turncoats, end. */
function chapter({ phase }: View): number {
  if (phase.name === 'over') return 5;
  if (phase.name === 'return') return 4;
  if (FIGHTS.includes(phase.name)) return 3;
  return phase.name === 'place' ? 1 : 2;
}

export default gamePage<View, StaticData, ReynardFact>({
  Table,
  ready,
  tour: [
    { part: 'board', text: () => rare('reynard-tour-board') },
    { part: 'board', text: () => rare('reynard-tour-foxheads') },
    { part: 'stage', text: () => rare('reynard-tour-stage') },
    { part: 'hand', text: () => rare('reynard-tour-hand') },
    { part: 'ledger', text: () => rare('reynard-tour-ledger') },
  ],
  chapter,
  drawsAllChoices: true,
  beats,
  piece: () => import('./pieces/Pieces.svelte'),
  later: () => [import('./pieces/Confrontation.svelte')],
  steps,
});
