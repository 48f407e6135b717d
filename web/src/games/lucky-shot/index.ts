import { gamePage } from '../contract';
import { beats } from './beats';
import { chapterOf } from './prompt';
import { steps } from './marks';
import type { LuckyShotFact, StaticData, View } from './rules';
import Table from './Table.svelte';
import { rare, ready } from './text';

export default gamePage<View, StaticData, LuckyShotFact>({
  Table,
  ready,
  tour: [
    { part: 'land', text: () => rare('lucky-tour-land') },
    { part: 'treasures', text: () => rare('lucky-tour-treasures') },
    { part: 'card', text: () => rare('lucky-tour-card') },
    { part: 'card', text: () => rare('lucky-tour-act') },
    { part: 'news', text: () => rare('lucky-tour-news') },
  ],
  chapter: chapterOf,
  drawsAllChoices: true,
  beats,
  piece: () => import('./pieces/Pieces.svelte'),
  steps,
});
