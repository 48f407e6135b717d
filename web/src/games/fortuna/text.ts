import { catalogue, later } from '../../text/catalogue.svelte';
import type { Keys } from '../../text/keys';

/** What the table of Fortuna says. */
export const { t, ready } = catalogue('fortuna');
export type Key = Keys['fortuna'];
/** What it says at rare moments. It comes with what is said of odds. */
export const rare = later('fortuna-later', 'fortuna-odds');
