import { catalogue } from '../../text/catalogue.svelte';
import en from '../../text/en/reynards-luck';

export const { t, ready } = catalogue(en, { de: () => import('../../text/de/reynards-luck') });
