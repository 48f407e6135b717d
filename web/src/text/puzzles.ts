import { catalogue } from './catalogue.svelte';

/** What is said of puzzles. */
export const { t, ready } = catalogue('puzzles');
