import { catalogue } from './catalogue.svelte';
import en from './en/proof';

/** What is said of the proof of a finished game's dice. */
export const { t, ready } = catalogue(en, { de: () => import('./de/proof') });
