import { botName, shortBotName } from '../lobby/bots';
import type { Entrant } from '../protocol';
import { t } from '../text/tournaments';

/** What somebody is called. Bots are called by their kind and a number; of those who were forgotten nobody knows it. */
export function nameOf({ name, bot }: Entrant): string {
  if (!bot) return name || t('tournament-forgotten');
  return name.startsWith(bot) ? shortBotName(bot) + name.slice(bot.length) : name || botName(bot);
}
