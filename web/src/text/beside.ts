import { later } from './catalogue.svelte';

/** What is said beside a table, and of the settings. */
export const t = later('beside');
