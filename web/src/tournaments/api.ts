import { ask, json, post, seated } from '../net/api';
import { keyOf } from '../net/keys';
import type { AddBots, OpenTournament, Seated, TakeSeat, TournamentInfo, Tournaments } from '../protocol';

/** Lines of the standings in a page of them. */
export const PAGE = 100;

/** Where everything of a tournament is asked for. */
export const placeOf = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;
/** Where its results can be downloaded. */
export const fileOf = (id: string, file: 'log' | 'standings.csv'): string => `/api/v1${placeOf(id)}/${file}`;

export const list = () => json<Tournaments>(ask('/tournaments'));
export const open = (order: OpenTournament) => json<TournamentInfo>(post('/tournaments', order));

/** A tournament as it stands, from this line of its standings on; with a version, once there is more than that. */
export function look(
  id: string,
  from: number,
  after: number | null,
  signal: AbortSignal,
): Promise<TournamentInfo> {
  const asked = new URLSearchParams({
    from: String(from),
    ...(after === null ? {} : { after: String(after) }),
  });
  return json<TournamentInfo>(ask(`${placeOf(id)}?${asked}`, { signal }));
}

export const join = (id: string) => json<TournamentInfo>(ask(`${placeOf(id)}/me`, { method: 'PUT' }));
export const leave = (id: string) => json<TournamentInfo>(ask(`${placeOf(id)}/me`, { method: 'DELETE' }));
export const start = (id: string) => json<TournamentInfo>(post(`${placeOf(id)}/start`, {}));
export const addBots = (id: string, bots: AddBots) => json<TournamentInfo>(post(`${placeOf(id)}/bots`, bots));

export const end = (id: string) => json<TournamentInfo>(ask(placeOf(id), { method: 'DELETE' }));

/** The table of one's own game: whoever has sat down there already only goes back. */
export async function sitDown(id: string, game: string, table: string | undefined): Promise<string> {
  if (table !== undefined && keyOf(table)) return table;
  const order: TakeSeat = { seals: true };
  return seated(await json<Seated>(post(`${placeOf(id)}/seat`, order)), game).table;
}
