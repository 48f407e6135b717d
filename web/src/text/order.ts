import { catalogue } from './catalogue.svelte';

/** What is said of reports, and to those who keep order. */
export const { t, ready } = catalogue('order');
