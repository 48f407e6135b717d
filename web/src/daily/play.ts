import { complaint } from '../lobby/refusal';
import { Refused } from '../net/api';
import { introduce, isGuest } from '../net/player';
import type { Daily, PlayDaily, Seated } from '../protocol';
import { go } from '../route.svelte';
import { settings } from '../settings.svelte';
import { t as lobby } from '../text/lobby';
import { sitDown } from './api';

/** What keeps somebody from playing, if the page has words of its own for it. */
export type Hurdle = 'no-key' | 'guest' | 'too-early' | 'over';

const because = (error: unknown): string | undefined =>
  error instanceof Refused ? error.reason?.name : undefined;

/** Why one cannot play, as a hurdle or in words. */
export async function hurdleOf(error: unknown): Promise<{ hurdle: Hurdle } | { text: string }> {
  switch (because(error)) {
    case 'not-signed-in':
      return { hurdle: isGuest() ? 'guest' : 'no-key' };
    case 'daily-practice':
      return { hurdle: 'too-early' };
    case 'daily-over':
      return { hurdle: 'over' };
    default:
      return { text: (await complaint(error)).text };
  }
}

/** Only a player can have today's dice: who is nobody yet becomes one, but for those who want to be guests. */
async function seatAt(daily: Daily, order: PlayDaily): Promise<Seated> {
  try {
    return await sitDown(daily, order);
  } catch (refused) {
    if (because(refused) !== 'not-signed-in' || isGuest()) throw refused;
    const { signIn } = await import('../people/sign-in');
    await signIn().catch((error: unknown) => {
      // A house that is away says so itself; everything else comes from a browser that keeps no key.
      throw error instanceof Refused ? error : refused;
    });
    return sitDown(daily, order);
  }
}

/** To the table: where one's own journey waits, or to a new one. */
export async function play(daily: Daily, practice: boolean): Promise<void> {
  await introduce();
  const name = settings.name.trim() || lobby('guest');
  const { table } = await seatAt(daily, { practice, name });
  go({ at: 'table', table });
}
