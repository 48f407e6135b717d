import type { GamePage } from '../contract';
import { sceneOf, type Moment } from './scene';
import Table from './Table.svelte';
import { ready, t } from './text';
import type { FortunaView } from './rules';

/** Chapters of the rules page: the aim, the table, your turn, the end. */
const CHAPTERS: Partial<Record<Moment, number>> = { starting: 1, over: 3 };
const TURN = 2;

export default {
  Table,
  ready,
  tour: [
    { part: 'players', text: () => t('tour.players') },
    { part: 'stage', text: () => t('tour.stage') },
    { part: 'tablet', text: () => t('tour.tablet') },
    { part: 'ask', text: () => t('tour.ask') },
    { part: 'last', text: () => t('tour.last') },
  ],
  chapter: (view: FortunaView) => CHAPTERS[sceneOf(view).moment] ?? TURN,
  drawsAllChoices: true,
} satisfies GamePage;
