import type { Fact, GameInfo } from '../protocol';
import { Refused } from '../net/api';
import { t } from '../text/lobby';
import { refusalWords } from '../words/refusal.svelte';

/** Where on the page a refusal belongs: beside a field, or to the whole. */
export type Spot = 'name' | 'clock' | 'whole' | `option:${string}`;

/** Which field a refusal is about. The house names the option that it could not read. */
export function spotOf(reason: Fact | undefined, game?: GameInfo): Spot {
  if (reason?.name === 'bad-name') return 'name';
  if (reason?.name.startsWith('clock-')) return 'clock';
  const option = reason?.name === 'bad-option' && game?.options.find(({ key }) => key === reason['option']);
  return option ? `option:${option.key}` : 'whole';
}

export interface Complaint {
  spot: Spot;
  text: string;
}

/** What went wrong, with what to do about it, and where to say so. */
export async function complaint(error: unknown, game?: GameInfo): Promise<Complaint> {
  if (!(error instanceof Refused)) return { spot: 'whole', text: t('no-away') };
  const spot = spotOf(error.reason, game);
  return { spot, text: spot === 'name' ? t('no-name') : await explained(error) };
}

async function explained(error: Refused): Promise<string> {
  const reason = error.reason;
  switch (error.why) {
    case 'away':
    case 'closing':
      return t('no-away');
    case 'full':
      if (reason?.name.startsWith('seat')) {
        return reason.name.endsWith('kept')
          ? t('no-other', { text: await refusalWords(error) })
          : t('no-seat');
      }
      return t('no-room');
    case 'too-fast':
      return t('no-hurry', { s: Number(reason?.['seconds'] ?? 60) });
    case 'not-saved':
      return t('no-saved');
    default:
      return t('no-other', { text: await refusalWords(error) });
  }
}
