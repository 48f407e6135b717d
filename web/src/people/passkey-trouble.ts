import { t } from '../text/people';
import { wordsFor } from './deed.svelte';
import { isThere, wasCancelled } from './passkey';

/** What went wrong with a passkey, in words. */
export async function passkeyTrouble(error: unknown): Promise<string> {
  if (wasCancelled(error)) return t('passkeys-cancelled');
  if (isThere(error)) return t('passkeys-there');
  if (error instanceof DOMException) return t('passkeys-cannot');
  return wordsFor(error);
}
