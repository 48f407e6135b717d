import { catalogue } from '../../text/catalogue.svelte';
import en from '../../text/en/lantern';

export const { t, ready } = catalogue(en, { de: () => import('../../text/de/lantern') });
