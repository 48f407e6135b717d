import { catalogue } from '../../text/catalogue.svelte';
import en from '../../text/en/lucky-shot';

export type TextKey = keyof typeof en;
export const { t, ready } = catalogue(en, { de: () => import('../../text/de/lucky-shot') });
