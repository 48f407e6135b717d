import { catalogue, later } from '../../text/catalogue.svelte';

export const { t, ready } = catalogue('lantern');
/** What it says at rare moments. It comes with what is said of odds. */
export const rare = later('lantern-later', 'lantern-odds');
