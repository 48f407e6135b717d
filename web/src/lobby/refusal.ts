import type { GameInfo } from '../protocol';
import { Refused } from '../net/api';
import { t } from '../text/lobby';
import { say } from '../text/translate.svelte';

/** Where on the page a refusal belongs: beside a field, or to the whole. */
export type Spot = 'name' | 'clock' | 'whole' | `option:${string}`;

/** Which field a refusal is about. The house names the option that it could not read. */
export function spotOf(text: string, game?: GameInfo): Spot {
  if (/ is not a name: /.test(text)) return 'name';
  if (/ (seconds|days?) for a choice: /.test(text)) return 'clock';
  const key = / is not a value of this option: expected ([\w-]+)=/.exec(text)?.[1];
  const option = game?.options.find(
    (each) => each.key === key || text.includes(` is not a ${each.key} that ships `),
  );
  return option ? `option:${option.key}` : 'whole';
}

export interface Complaint {
  spot: Spot;
  text: string;
}

/** What went wrong, with what to do about it, and where to say so. */
export function complaint(error: unknown, name: string, game?: GameInfo): Complaint {
  if (!(error instanceof Refused)) return { spot: 'whole', text: t('no.away') };
  const spot = spotOf(error.message, game);
  return { spot, text: spot === 'name' ? t('no.name') : explained(error, name) };
}

function explained(error: Refused, game: string): string {
  switch (error.why) {
    case 'away':
    case 'closing':
      return t('no.away');
    case 'full':
      if (/ kept for /.test(error.message)) return t('no.other', { text: say(game, error.message) });
      return / taken/.test(error.message) ? t('no.seat') : t('no.room');
    case 'too-fast':
      return t('no.hurry', { s: /wait (\d+) s/.exec(error.message)?.[1] ?? 60 });
    case 'not-saved':
      return t('no.saved');
    default:
      return t('no.other', { text: say(game, error.message) });
  }
}
