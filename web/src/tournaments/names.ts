import { botName } from '../lobby/bots';
import type { Entrant } from '../protocol';
import { t } from '../text/tournaments';

/** What somebody is called; nobody knows any more what those were called who were forgotten. */
export const nameOf = ({ name, bot }: Entrant): string =>
  name || (bot ? botName(bot) : t('tournament-forgotten'));
