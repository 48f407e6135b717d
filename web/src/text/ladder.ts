import { catalogue } from './catalogue.svelte';

/** What is said of the bots of the house as a ladder. */
export const { t, has, ready } = catalogue('ladder');
