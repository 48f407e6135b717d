import { complaint } from '../lobby/refusal';
import { introduce } from '../net/player';
import { asKnown, because, unknownBy, type Unknown } from '../people/known';
import type { Daily } from '../protocol';
import { go } from '../route.svelte';
import { settings } from '../settings.svelte';
import { t as lobby } from '../text/lobby';
import { sitDown } from './api';

/** What keeps somebody from playing, if the page has words of its own for it. */
export type Hurdle = Unknown | 'too-early' | 'over';

/** Why one cannot play, as a hurdle or in words. */
export async function hurdleOf(error: unknown): Promise<{ hurdle: Hurdle } | { text: string }> {
  const unknown = unknownBy(error);
  if (unknown) return { hurdle: unknown };
  switch (because(error)) {
    case 'daily-practice':
      return { hurdle: 'too-early' };
    case 'daily-over':
      return { hurdle: 'over' };
    default:
      return { text: (await complaint(error)).text };
  }
}

/** To the table: where one's own journey waits, or to a new one. Only a player can have today's dice. */
export async function play(daily: Daily, practice: boolean): Promise<void> {
  await introduce();
  const name = settings.name.trim() || lobby('guest');
  const { table } = await asKnown(() => sitDown(daily, { practice, name }));
  go({ at: 'table', table });
}
