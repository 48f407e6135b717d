import { dayOf, timeOf } from '../people/days';
import type { TournamentLine } from '../protocol';
import { t } from '../text/tournaments';
import { partsOf } from './pairing';
import { spanOf, type Span } from './span';

/** How long, in words. What is past takes no time. */
export function spanWords(span: Span): string {
  switch (span.is) {
    case 'days':
      return t('tournament-span-days', { days: span.days, hours: span.hours });
    case 'hours':
      return t('tournament-span-hours', { hours: span.hours, minutes: span.minutes });
    case 'clock':
      return span.clock;
    case 'past':
      return '0:00';
  }
}

function comingWords(starts: number | undefined, now: number): string {
  if (starts === undefined) return t('tournament-starts-said');
  const span = spanOf(starts, now);
  return span.is === 'past' ? t('tournament-starts-now') : t('tournament-starts', { span: spanWords(span) });
}

function runningWords({ pairing, ends }: TournamentLine, now: number, round: number | null): string {
  const { kind, n } = partsOf(pairing);
  if (kind === 'arena') {
    const span = spanOf(ends ?? now, now);
    return span.is === 'past' ? t('tournament-last') : t('tournament-ends', { span: spanWords(span) });
  }
  if (round === null) return '';
  if (round === 0) return t('tournament-before-round');
  return kind === 'swiss' ? t('tournament-round-of', { round, rounds: n }) : t('tournament-round', { round });
}

/** How far a tournament is at a moment of the house; of its round nothing is known in a list. */
export function stageWords(line: TournamentLine, now: number, round: number | null = null): string {
  if (line.stage === 'gathering') return comingWords(line.starts, now);
  if (line.stage === 'running') return runningWords(line, now, round);
  return line.ends === undefined
    ? ''
    : t('tournament-since', { day: dayOf(line.ends), time: timeOf(line.ends) });
}
