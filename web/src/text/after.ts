import { catalogue } from './catalogue.svelte';
import en from './en/after';

/** What is said when a game is over, and when one looks back at it. */
export const { t, ready } = catalogue(en, { de: () => import('./de/after') });
