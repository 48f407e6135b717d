import { Refused } from '../net/api';
import { t } from '../text/notices';
import { refusalWords } from '../words/refusal.svelte';

/** What went wrong, in words. What is no answer of the house comes from a browser that cannot be told. */
export async function troubleWords(error: unknown): Promise<string> {
  if (!(error instanceof Refused)) return t('tell-browser-cannot');
  if (error.why === 'away') return t('tell-away');
  return t('tell-failed', { text: await refusalWords(error) });
}
