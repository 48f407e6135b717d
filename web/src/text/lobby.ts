import { catalogue } from './catalogue.svelte';
import en from './en/lobby';

/** What the lobby and the waiting room say. */
export const { t, ready } = catalogue(en, { de: () => import('./de/lobby') });
