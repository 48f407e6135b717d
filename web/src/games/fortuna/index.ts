import { gamePage } from '../contract';
import { beats } from './beats';
import { sceneOf, type Moment } from './scene';
import { steps } from './marks';
import Table from './Table.svelte';
import { rare, ready } from './text';
import type { FortunaFact, FortunaView, StaticData } from './rules';

/** Chapters of the rules page: the aim, the table, your turn, the end. */
const CHAPTERS: Partial<Record<Moment, number>> = { starting: 1, over: 3 };
const TURN = 2;

export default gamePage<FortunaView, StaticData, FortunaFact>({
  Table,
  ready,
  tour: [
    { part: 'players', text: () => rare('tour-players') },
    { part: 'stage', text: () => rare('tour-stage') },
    { part: 'tablet', text: () => rare('tour-tablet') },
    { part: 'ask', text: () => rare('tour-ask') },
    { part: 'last', text: () => rare('tour-last') },
  ],
  chapter: (view: FortunaView) => CHAPTERS[sceneOf(view).moment] ?? TURN,
  drawsAllChoices: true,
  beats,
  piece: () => import('./pieces/Pieces.svelte'),
  steps,
});
