import { language } from '../text/catalogue.svelte';

/** A day, as it is written where the language is spoken. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(language(), { dateStyle: 'medium' });
export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString(language(), { timeStyle: 'short' });
/** A day and its time, in short. */
export const momentOf = (at: number): string =>
  new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
