import { catalogue } from './catalogue.svelte';

/** What is said where sheets and layouts are drawn. */
export const { t, has, ready } = catalogue('workshop');
