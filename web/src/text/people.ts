import { catalogue } from './catalogue.svelte';

/** What is said of players, and to oneself. */
export const { t, ready } = catalogue('people');
