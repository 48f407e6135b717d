import { gamePage } from '../contract';
import { beats } from './beats';
import { steps } from './marks';
import Table from './Table.svelte';
import type { LanternFact, LanternView, StaticData } from './rules';
import { rare, ready } from './words';

const AIM = 0;
const TABLE = 1;
const TURN = 2;
const END = 3;

function chapter({ phase }: LanternView): number {
  switch (phase.name) {
    case 'setup':
      return AIM;
    case 'offer':
    case 'assign':
      return TABLE;
    case 'won':
    case 'lost':
      return END;
    default:
      return TURN;
  }
}

export default gamePage<LanternView, StaticData, LanternFact>({
  Table,
  ready,
  chapter,
  drawsAllChoices: true,
  beats,
  piece: () => import('./pieces/Pieces.svelte'),
  later: () => [import('./Fight.svelte'), import('./Ending.svelte')],
  steps,
  tour: [
    { part: 'map', text: () => rare('lantern-tour-map') },
    { part: 'dice', text: () => rare('lantern-tour-dice') },
    { part: 'strength', text: () => rare('lantern-tour-strength') },
    { part: 'xp', text: () => rare('lantern-tour-xp') },
    { part: 'strength', text: () => rare('lantern-tour-score') },
  ],
});
