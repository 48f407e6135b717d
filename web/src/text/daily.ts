import { catalogue } from './catalogue.svelte';

/** What is said of the journey of a day. */
export const { t, ready } = catalogue('daily');
