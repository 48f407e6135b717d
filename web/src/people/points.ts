import { language } from '../text/catalogue.svelte';

/** Points of a hundred with their sign, as one writes them here: +4.5, −12. */
export const signed = (points: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(points);
