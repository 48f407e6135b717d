import { catalogue } from './catalogue.svelte';

/** What is said of being told that something waits. */
export const { t, ready } = catalogue('notices');
