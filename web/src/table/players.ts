import type { Player } from '../games/contract';
import { shortBotName } from '../lobby/bots';
import { t } from '../text/house';
import type { Called } from '../words/words';
import type { Now, Person, Presence } from '../protocol';

/** People are called as they want to be, bots by their character or their level. */
const nameOf = (person: Person | null) =>
  person?.human === false ? shortBotName(person.name) : person?.name;

/** Everybody at the table, for those who draw it. */
export function playersOf(
  people: Presence | null,
  now: Pick<Now, 'waiting'> | null,
  own: number | null,
): Player[] {
  const seats = people?.seats ?? [];
  const names = seats.map(({ seat, person }) => nameOf(person) ?? t('table-player', { n: seat }));
  // Two bots of one kind are told apart by their seats.
  const distinct = names.map((name, place) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${place + 1}`,
  );
  return seats.map(({ seat, person, here }) => ({
    seat,
    id: `p${seat}`,
    name: distinct[seat - 1]!,
    you: seat === own,
    bot: person?.bot != null,
    here: here || person?.human === false,
    chooses: now?.waiting.includes(seat) ?? false,
  }));
}

/** What the players are called, for those who put facts into words. */
export const calledBy =
  (players: readonly Player[]): Called =>
  (seat) =>
    players.find(({ id }) => id === seat)?.name ?? seat;

/** Put names where the house writes `p1`, `p2`. */
export function named(text: string, players: readonly Player[]): string {
  return text.replace(/\bp([1-9])\b/g, (whole, seat: string) => players[Number(seat) - 1]?.name ?? whole);
}
