import type { RunningGame, RunningPlayer } from '../protocol';

/** Does the game wait for the player? */
export const isMine = ({ waiting, seat }: RunningGame) => waiting.includes(seat);

/** The others at the table, by seat; nobody for those that are free. */
export const others = ({ players, seat }: RunningGame): RunningPlayer[] =>
  players.flatMap((player, place) => (player && place + 1 !== seat ? [player] : []));

export type Left =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'over' };

/** How much time is left until then, as it is said. */
export function leftUntil(due: number, now: number): Left {
  const minutes = Math.floor((due - now) / 60_000);
  if (minutes < 0) return { unit: 'over' };
  if (minutes < 60) return { unit: 'minutes', minutes };
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return { unit: 'hours', hours, minutes: minutes % 60 };
  return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}
