import type { Outcome } from '../../protocol';
import type { Player } from '../contract';
import { seatOf } from './read';
import type { StaticData, Seat, View } from './rules';

/** What the panel of a side shows. */
export function sideOf(
  seat: Seat,
  view: View,
  staticData: StaticData,
  players: readonly Player[],
  outcome: Outcome | null,
) {
  const place = seatOf(seat) - 1;
  const mine = view.pieces.filter((piece) => piece.owner === seat);
  const reserve = view.reserves[place] ?? [];
  const brings = view.hidden[place]?.length ?? 0;
  const hand = view.hands[place];
  // In a game that is looked at again, nobody owes a choice.
  const asked = players.some(({ chooses }) => chooses);
  return {
    seat,
    player: players[place],
    away: asked && !players[place]?.here,
    onTurn: view.phase.name !== 'over' && (asked ? !!players[place]?.chooses : view.on_turn === seat),
    won: outcome?.winners.includes(place + 1) ?? false,
    strength: view.phase.name === 'place' ? brings : mine.length + reserve.length,
    foxheads: mine.filter((piece) => staticData.foxheads.includes(piece.square)).length,
    allFoxheads: staticData.foxheads.length,
    reserve,
    cards: hand?.cards ?? Array.from({ length: hand?.count ?? 0 }, () => null),
  };
}
