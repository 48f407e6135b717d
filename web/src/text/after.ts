import { catalogue } from './catalogue.svelte';

/** What is said when a game is over, and when one looks back at it. */
export const { t, ready } = catalogue('after');
