import type { Daily, DailyEntry, DailyMine } from '../protocol';
import { language } from '../text/catalogue.svelte';
import { t } from '../text/daily';
import { lightsOf, written } from './day';
import type { Telling } from './picture';

/** What others are told of one's own journey. A single day is no row of days yet. */
export function tellingOf(
  { day }: Daily,
  { streak }: DailyMine,
  { result }: DailyEntry,
  origin: string,
): Telling {
  const { won, zone, zones, circles } = result;
  return {
    title: t('daily-shared-title'),
    date: written(day, language()),
    far: won ? t('daily-shared-won', { zones }) : t('daily-shared-fell', { zone, zones }),
    more: [
      ...(circles === undefined ? [] : [t('daily-shared-circles', { n: circles })]),
      ...(streak > 1 ? [t('daily-shared-streak', { n: streak })] : []),
    ],
    lights: lightsOf(result),
    address: `${origin}/daily/${day}`,
  };
}
