import { catalogue, later } from '../../text/catalogue.svelte';
import type { Keys } from '../../text/keys';

export const { t, ready } = catalogue('lucky-shot');
export type TextKey = Keys['lucky-shot'];
/** What it says at rare moments. It comes with what is said of odds. */
export const rare = later('lucky-shot-later', 'lucky-shot-odds');
