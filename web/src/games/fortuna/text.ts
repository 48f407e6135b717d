import { catalogue } from '../../text/catalogue.svelte';
import en from '../../text/en/fortuna';

/** What the table of Fortuna says. */
export const { t, ready } = catalogue(en, { de: () => import('../../text/de/fortuna') });
export type Key = keyof typeof en;
