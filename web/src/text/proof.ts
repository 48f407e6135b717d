import { catalogue } from './catalogue.svelte';

/** What is said of the proof of a finished game's dice. */
export const { t, ready } = catalogue('proof');
