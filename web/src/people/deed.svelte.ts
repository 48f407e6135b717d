import { Refused } from '../net/api';
import { t } from '../text/people';
import { refusalWords } from '../words/refusal.svelte';

/** What went wrong, in words. What is no answer of the house comes from a browser that keeps no keys. */
export async function wordsFor(error: unknown): Promise<string> {
  if (!(error instanceof Refused)) return t('guest-cannot-text');
  if (error.why === 'away') return t('people-away');
  return t('people-failed', { text: await refusalWords(error) });
}

/** Something that is asked of the house with a button: one thing at a time, and what goes wrong is said. */
export class Deed {
  busy = $state(false);
  trouble = $state('');

  constructor(private readonly words: (error: unknown) => Promise<string> = wordsFor) {}

  async do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.trouble] = [true, ''];
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = await this.words(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
