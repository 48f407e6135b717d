import { catalogue } from './catalogue.svelte';
import en from './en/house';

/** What the house itself says, outside of any game. */
export const { t, ready } = catalogue(en, { de: () => import('./de/house') });
