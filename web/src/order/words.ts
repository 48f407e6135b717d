import { Refused } from '../net/api';
import { dayOf, timeOf } from '../people/days';
import type { KnownPlayer, ModeratorDeed, Offence, ReportOutcome } from '../protocol';
import { t } from '../text/order';
import { refusalWords } from '../words/refusal.svelte';

export const OFFENCES: readonly Offence[] = ['insult', 'harassment', 'spam', 'cheating', 'name', 'other'];
export const OUTCOMES: readonly ReportOutcome[] = ['nothing', 'hidden', 'muted', 'banned'];

export const whenOf = (at: number): string => `${dayOf(at)}, ${timeOf(at)}`;

/** What went wrong, in words. */
export async function wordsFor(error: unknown): Promise<string> {
  if (!(error instanceof Refused) || error.why === 'away') return t('order-away');
  return t('order-failed', { text: await refusalWords(error) });
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** For how long somebody can be muted or banned, in minutes. */
export const TIMES: readonly number[] = [HOUR, 12 * HOUR, DAY, 7 * DAY, 30 * DAY];

/** So long, in the largest measure that fits; nothing is until it is lifted. */
export function timeWords(minutes: number | null): string {
  if (!minutes) return t('restrain-for-good');
  if (minutes % DAY === 0) return t('restrain-days', { n: minutes / DAY });
  return minutes % HOUR === 0
    ? t('restrain-hours', { n: minutes / HOUR })
    : t('restrain-minutes', { n: minutes });
}

const nameOf = (player: KnownPlayer | null): string => player?.name ?? t('deeds-former');

/** What was done, by whom and to whom. */
export function deedWords({ by: whose, about: whom, order }: ModeratorDeed): string {
  const [by, about] = [nameOf(whose), nameOf(whom)];
  switch (order.do) {
    case 'hide':
      return t(order.hidden ? 'deeds-hide' : 'deeds-show', { by, about, line: order.line });
    case 'restrain': {
      const time = order.minutes ? timeWords(order.minutes) : t('deeds-for-good');
      return t(`deeds-${order.what}`, { by, about, time });
    }
    case 'lift':
      return t(`deeds-lift-${order.what}`, { by, about });
    case 'close-table':
      return t('deeds-close-table', { by });
    case 'close-report':
      return t('deeds-close-report', { by, about, outcome: t(`outcome-${order.outcome}`) });
  }
}
