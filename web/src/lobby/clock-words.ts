import type { Clock } from '../protocol';
import { t } from '../text/lobby';

/** How long one may take for a choice, in short. */
export function clockWords(clock: Clock): string {
  if (clock === 'none') return t('open-clock-no');
  return 'seconds' in clock
    ? t('open-clock-short', { n: clock.seconds })
    : t('open-clock-long', { n: clock.days });
}
