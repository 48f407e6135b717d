import { catalogue } from './catalogue.svelte';

/** What is said of tournaments. */
export const { t, ready } = catalogue('tournaments');
