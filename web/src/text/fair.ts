import { catalogue } from './catalogue.svelte';
import en from './en/fair';

/** What is said of the dice at a table. It comes with the table: a house that cheats could keep it back. */
export const { t, ready } = catalogue(en, { de: () => import('./de/fair') });
