import { catalogue } from './catalogue.svelte';

/** What is said of the dice at a table. It comes with the first page: a house that cheats could keep it back. */
export const { t } = catalogue('fair', 'first');
