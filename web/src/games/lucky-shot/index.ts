import type { GamePage } from '../contract';
import { chapterOf } from './prompt';
import Table from './Table.svelte';
import { ready, t } from './text';

const page: GamePage = {
  Table,
  ready,
  tour: [
    { part: 'land', text: () => t('lucky.tour.land') },
    { part: 'treasures', text: () => t('lucky.tour.treasures') },
    { part: 'card', text: () => t('lucky.tour.card') },
    { part: 'card', text: () => t('lucky.tour.act') },
    { part: 'news', text: () => t('lucky.tour.news') },
  ],
  chapter: chapterOf,
  drawsAllChoices: true,
};
export default page;
