import type { Player } from '../contract';
import { rare, t } from './text';
import type { BootyView } from './rules';

export const nameOf = (players: readonly Player[], pirate: string | null) =>
  players.find((player) => player.id === pirate)?.name ?? pirate ?? '';

/** What is to be done now, in a few words. */
export function prompt(view: BootyView, players: readonly Player[], mine: boolean): string {
  const { phase, roller } = view;
  const name = nameOf(players, roller);
  switch (phase.name) {
    case 'naming':
      return naming(players, mine);
    case 'who-starts':
      return phase.among.length < players.length
        ? rare('booty-prompt-lots-among', { names: namesOf(players, phase.among) })
        : t('booty-prompt-lots');
    case 'rolling':
      return t('booty-prompt-air', { name, n: 6 - phase.kept.length });
    case 'deciding':
      return mine ? t('booty-prompt-keep') : t('booty-prompt-decides', { name });
    case 'robbing':
      return t(mine ? 'booty-prompt-rob-you' : 'booty-prompt-rob', { name, n: phase.thefts });
    case 'attacking':
      return t(mine ? 'booty-prompt-attack-you' : 'booty-prompt-attack', { name, n: phase.attacks });
    case 'over':
      return ending(phase.winners, players);
  }
}

const namesOf = (players: readonly Player[], pirates: readonly string[]) =>
  pirates.map((pirate) => nameOf(players, pirate)).join(t('booty-and'));

/** Whoever has named somebody waits for the others; nobody does in a game that is looked back at. */
function naming(players: readonly Player[], mine: boolean): string {
  const open = players.filter((player) => player.chooses).map((player) => player.id);
  return mine || open.length === 0
    ? rare('booty-prompt-name-you')
    : rare('booty-prompt-name', { names: namesOf(players, open) });
}

function ending(winners: readonly string[], players: readonly Player[]): string {
  const names = namesOf(players, winners);
  if (winners.length !== 1) return t('booty-over-shared', { names });
  const own = players.some((player) => player.you && player.id === winners[0]);
  return own ? t('booty-over-you') : t('booty-over-won', { names });
}
