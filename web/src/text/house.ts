import { catalogue } from './catalogue.svelte';

/** What the house itself says, outside of any game. */
export const { t } = catalogue('house', 'first');
