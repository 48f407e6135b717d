import { catalogue, later } from '../../text/catalogue.svelte';

export const { t, ready } = catalogue('reynards-luck');
/** What it says at rare moments. It comes with what is said of odds. */
export const rare = later('reynards-luck-later', 'reynards-luck-odds');
