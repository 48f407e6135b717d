import { language } from '../text/catalogue.svelte';

/** A chance at a glance: `52 %`. What is not certain is never 0 or 100. */
export function glance(chance: number): string {
  const whole = Math.round(100 * chance);
  const shown = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
  return `${shown} %`;
}

/** A chance or a part of one, to a tenth of a point: `52.3 %`, or `52,3 %` where that is how figures are written. */
export const percent = (chance: number): string => `${tenth(100 * chance)} %`;

export const tenth = (figure: number): string =>
  figure.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Points of a hundred, with a sign; nothing has none. */
export function points(change: number): string {
  const text = tenth(Math.abs(100 * change));
  if (!/[1-9]/.test(text)) return text;
  return change > 0 ? `+${text}` : `−${text}`;
}
