import { later } from './catalogue.svelte';

/** What is said of choices that are made ahead. */
export const t = later('ahead');
