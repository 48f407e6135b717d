import { catalogue } from '../../text/catalogue.svelte';
import en from '../../text/en/booty-dice';

export const { t, ready } = catalogue(en, { de: () => import('../../text/de/booty-dice') });
