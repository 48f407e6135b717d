import { complaint, type Complaint } from '../lobby/refusal';
import { Refused } from '../net/api';
import { Deed } from '../people/deed.svelte';
import { because, unknownBy } from '../people/known';
import type { GameInfo } from '../protocol';
import { t as lobby } from '../text/lobby';
import { t } from '../text/tournaments';
import { refusalWords } from '../words/refusal.svelte';

/** What went wrong, and where to say so. */
export async function troubleOf(error: unknown, game?: GameInfo): Promise<Complaint> {
  const unknown = unknownBy(error);
  if (unknown) return { spot: 'whole', text: t(`tournament-${unknown}`) };
  // It is the tournament that is full, or all that one may open, and not the house.
  if (error instanceof Refused && error.why === 'full' && because(error)?.startsWith('tournament'))
    return { spot: 'whole', text: lobby('no-other', { text: await refusalWords(error) }) };
  return complaint(error, game);
}

/** Something that is asked of a tournament with a button. */
export const newDeed = (): Deed => new Deed(async (error) => (await troubleOf(error)).text);
