import { open } from '../net/api';
import { settings } from '../settings.svelte';
import type { GameInfo } from '../protocol';
import { go } from '../route.svelte';
import { t } from '../text/lobby';
import { invited, orderOf, remembered, usual } from './setup';

/** Play at once: as last time if that was against bots, else as the house plays it. */
export async function playNow(game: GameInfo): Promise<void> {
  const last = remembered(game);
  const setup = invited(last) === 0 ? last : { ...usual(game), options: last.options, hints: last.hints };
  const order = { ...orderOf(game.name, setup), visibility: 'unlisted' as const };
  const { table } = await open(order, settings.name.trim() || t('guest'));
  go({ at: 'table', table });
}
