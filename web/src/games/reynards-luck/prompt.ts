import type { Player } from '../contract';
import { sideWord } from './describe';
import { homeOf, otherOf, seatOf } from './read';
import type { Ending, StaticData, Seat, View } from './rules';
import { rare, t } from './text';

/** What the words beside the board depend on. */
export interface Moment {
  view: View;
  staticData: StaticData;
  players: readonly Player[];
  own: Seat | null;
  /** A piece is picked up. */
  picked: boolean;
  /** One's own arrangement is on its way. */
  arranged: boolean;
  /** The game has ended, also if somebody gave up in the middle. */
  over: boolean;
}

export const nameOf = (players: readonly Player[], seat: Seat): string =>
  players[seatOf(seat) - 1]?.name ?? sideWord(seat);

/** What is to be done now, or what the other does. */
export function promptFor(moment: Moment): string {
  const { view, own, players } = moment;
  const { phase, on_turn } = view;
  const name = nameOf(players, on_turn);
  const mine = own === on_turn;
  if (moment.over && phase.name !== 'over') return rare('reynard-over-given-up');
  switch (phase.name) {
    case 'place':
      return placing(moment);
    case 'deal':
    case 'starter':
      return t('reynard-now-deal');
    case 'begin':
      return mine ? t('reynard-now-begin') : t('reynard-now-begin-other', { name });
    case 'act':
      return acting(moment, phase.die);
    case 'follow':
      return t(mine ? 'reynard-now-follow' : 'reynard-now-follow-other', { name, square: phase.at });
    case 'cards':
      return laying(moment);
    case 'advance':
      return t(mine ? 'reynard-now-advance' : 'reynard-now-advance-other', { name, square: phase.duel.to });
    case 'return': {
      const square = homeOf(moment.staticData, phase.winner).shield;
      return own === phase.winner
        ? t('reynard-now-return', { square })
        : t('reynard-now-return-other', { name: nameOf(players, phase.winner) });
    }
    case 'over':
      return ended(phase.ending, moment);
    default:
      return t(`reynard-now-${phase.name}`);
  }
}

function placing({ view, own, players, arranged, staticData }: Moment): string {
  const name = nameOf(players, view.on_turn);
  if (own === view.on_turn) return t(arranged ? 'reynard-now-place-sent' : 'reynard-now-place');
  const complete =
    own !== null &&
    view.pieces.filter((piece) => piece.owner === own).length >= homeOf(staticData, own).formation.length;
  if (own && (arranged || complete)) return t('reynard-now-place-ready', { name });
  if (own) return t('reynard-now-place-early', { name });
  const n = view.pieces.filter((piece) => piece.owner === view.on_turn).length;
  return t('reynard-now-place-other', { name, n, all: view.hidden[seatOf(view.on_turn) - 1]?.length ?? 0 });
}

function acting({ view, own, players, picked }: Moment, n: number): string {
  if (own !== view.on_turn) return t('reynard-now-act-other', { name: nameOf(players, view.on_turn), n });
  return t(picked ? 'reynard-now-act-picked' : 'reynard-now-act', { n });
}

function laying({ own, players }: Moment): string {
  if (!own) return t('reynard-now-cards-other');
  const chooses = players[seatOf(own) - 1]?.chooses ?? false;
  return chooses
    ? t('reynard-now-cards')
    : t('reynard-now-cards-laid', { name: nameOf(players, otherOf(own)) });
}

function ended(ending: Ending, { players, staticData }: Moment): string {
  if (ending.by === 'cap') return rare('reynard-over-cap');
  const [name, loser] = [nameOf(players, ending.winner), nameOf(players, otherOf(ending.winner))];
  if (ending.by === 'foxheads') return rare('reynard-over-foxheads', { name, n: staticData.foxheads.length });
  return rare('reynard-over-pieces', { name, loser, n: staticData.too_few });
}

/** Somebody is about to win by the foxheads. */
export function claimWords({ view, own, players, staticData }: Moment): string {
  if (!view.claim || view.phase.name === 'over') return '';
  const n = staticData.foxheads.length;
  if (view.claim === own) return rare('reynard-claim-you', { n });
  return rare(own ? 'reynard-claim-other' : 'reynard-claim-watch', { name: nameOf(players, view.claim), n });
}

/** Which turn it is, and of how many. */
export function turnWords({ phase, turns }: View, cap: number): string {
  if (phase.name === 'over') return t('reynard-ledger-after', { n: turns });
  if (phase.name === 'place' || phase.name === 'deal' || phase.name === 'starter')
    return t('reynard-ledger-before');
  return t('reynard-ledger-turn', { n: turns + 1, cap });
}
