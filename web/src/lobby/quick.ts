import { gameInfo, open } from '../net/api';
import { settings } from '../settings.svelte';
import type { GameBrief } from '../protocol';
import { go } from '../route.svelte';
import { language } from '../text/catalogue.svelte';
import { t } from '../text/lobby';
import { forFriends, invited, orderOf, remembered, usual, withFitting, type Setup } from './setup';

/** Play at once: as last time if that was against bots, else as the house plays it. */
export async function playNow(game: GameBrief): Promise<void> {
  const last = await lastTime(game);
  return begin(
    game,
    invited(last) === 0 ? last : { ...usual(game), options: last.options, hints: last.hints },
  );
}

/** Open a table for oneself and a friend, who gets its link: as last time if that was with people. */
export async function withFriend(game: GameBrief): Promise<void> {
  return begin(game, forFriends(game, await lastTime(game)));
}

/** Whoever plays by other rules than the house waits until it is known whether there still are such rules. */
async function lastTime(game: GameBrief): Promise<Setup> {
  const last = remembered(game);
  if (Object.keys(last.options).length === 0) return last;
  return withFitting(await gameInfo(game.name, language()), last);
}

async function begin(game: GameBrief, setup: Setup): Promise<void> {
  const order = { ...orderOf(game.name, setup), visibility: 'unlisted' as const };
  const { table } = await open(order, settings.name.trim() || t('guest'));
  go({ at: 'table', table });
}
