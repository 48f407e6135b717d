import { open } from '../net/api';
import { settings } from '../settings.svelte';
import type { GameInfo } from '../protocol';
import { go } from '../route.svelte';
import { t } from '../text/lobby';
import { forFriends, invited, orderOf, remembered, usual, type Setup } from './setup';

/** Play at once: as last time if that was against bots, else as the house plays it. */
export function playNow(game: GameInfo): Promise<void> {
  const last = remembered(game);
  return begin(
    game,
    invited(last) === 0 ? last : { ...usual(game), options: last.options, hints: last.hints },
  );
}

/** Open a table for oneself and a friend, who gets its link: as last time if that was with people. */
export function withFriend(game: GameInfo): Promise<void> {
  return begin(game, forFriends(game, remembered(game)));
}

async function begin(game: GameInfo, setup: Setup): Promise<void> {
  const order = { ...orderOf(game.name, setup), visibility: 'unlisted' as const };
  const { table } = await open(order, settings.name.trim() || t('guest'));
  go({ at: 'table', table });
}
