import type { GamePage } from '../contract';
import Table from './Table.svelte';
import type { LanternView } from './rules';
import { ready, t } from './words';

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

export default {
  Table,
  ready,
  chapter,
  drawsAllChoices: true,
  tour: [
    { part: 'map', text: () => t('lantern.tour.map') },
    { part: 'dice', text: () => t('lantern.tour.dice') },
    { part: 'strength', text: () => t('lantern.tour.strength') },
    { part: 'xp', text: () => t('lantern.tour.xp') },
    { part: 'strength', text: () => t('lantern.tour.score') },
  ],
} satisfies GamePage;
