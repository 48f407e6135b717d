import { catalogue } from './catalogue.svelte';

/** What is said of the games that one is in the middle of. */
export const { t, ready } = catalogue('running');
