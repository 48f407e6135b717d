import { complaint } from '../lobby/refusal';
import { Deed } from '../people/deed.svelte';
import { unknownBy } from '../people/known';
import { t } from '../text/tournaments';

async function wordsFor(error: unknown): Promise<string> {
  const unknown = unknownBy(error);
  return unknown ? t(`tournament-${unknown}`) : (await complaint(error)).text;
}

/** Something that is asked of a tournament with a button. */
export const newDeed = (): Deed => new Deed(wordsFor);
