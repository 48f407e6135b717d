import { Refused } from '../../net/api';
import { t } from '../../text/ahead';
import { refusalWords } from '../../words/refusal.svelte';

/** What went wrong, in words. */
export async function troubleSaid(error: unknown): Promise<string> {
  if (!(error instanceof Refused)) throw error;
  return error.why === 'away' ? t('ahead-away') : refusalWords(error);
}
