import type {
  Fact,
  GameBrief,
  GameInfo,
  OpenTable,
  Problem,
  Replay,
  Seated,
  Sit,
  TableInfo,
  TableProof,
  Tables,
  TryAgain,
  Why,
} from '../protocol';
import type { CoachReport } from '../after/coach';
import { keep, keyOf, type Key } from './keys';
import { introduce } from './player';

/** What went wrong, in a form that a page can explain. `away` is a house that does not answer. */
export class Refused extends Error {
  constructor(
    readonly why: Why | 'away',
    readonly text: string,
    readonly reason?: Fact,
  ) {
    super(text);
  }
}

export async function ask(path: string, init: RequestInit = {}, token?: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (init.body) headers.set('content-type', 'application/json');
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, { ...init, headers });
  } catch (error) {
    throw new Refused('away', String(error));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const text = problem?.text ?? `${answer.status} ${answer.statusText}`;
  throw new Refused(problem?.why ?? 'away', text, problem?.reason);
}

export const json = async <T>(answer: Promise<Response>) => (await answer).json() as Promise<T>;
export const post = (path: string, body: unknown, token?: string | null) =>
  ask(path, { method: 'POST', body: JSON.stringify(body) }, token);
const own = (table: string) => keyOf(table)?.token;

const known = new Map<string, Promise<unknown>>();

/** What is described in a language, and is the same as long as the house is: it is asked for once. */
function described<T>(path: string, spoken: string): Promise<T> {
  const asking = spoken === 'en' ? path : `${path}?language=${spoken}`;
  const asked = known.get(asking) as Promise<T> | undefined;
  if (asked) return asked;
  const found = json<T>(ask(asking)).catch((error: unknown) => {
    known.delete(asking);
    throw error;
  });
  known.set(asking, found);
  return found;
}

/** The games of the house in short. */
export const shelf = (spoken: string) => described<GameBrief[]>('/shelf', spoken);
/** One game, with everything that can be set. */
export const gameInfo = (game: string, spoken: string) => described<GameInfo>(`/games/${game}`, spoken);

export const rules = async (game: string) => (await ask(`/games/${game}/rules`)).text();
export const tables = (query: string) => json<Tables>(ask(`/tables?${query}`));
export const info = (table: string) => json<TableInfo>(ask(`/tables/${table}`, {}, own(table)));
export const log = async (table: string) => (await ask(`/tables/${table}/log`, {}, own(table))).text();
export const coach = (table: string) => json<CoachReport>(ask(`/tables/${table}/coach`, {}, own(table)));
/** The proof of a game, as one's own seat read it, or the one that is named. */
export const proof = (table: string, seat?: number) =>
  json<TableProof>(ask(`/tables/${table}/proof${seat ? `?seat=${seat}` : ''}`, {}, own(table)));
export const replay = (table: string, from: number, to: number) =>
  json<Replay>(ask(`/tables/${table}/replay?from=${from}&to=${to}`, {}, own(table)));

/** The seat that a token opens at a table; null if it opens none. */
export async function seatOf(table: string, token: string): Promise<number | null> {
  try {
    return (await json<TableInfo>(ask(`/tables/${table}`, {}, token))).yours ?? null;
  } catch (error) {
    if (error instanceof Refused && (error.why === 'not-yours' || error.why === 'no-table')) return null;
    throw error;
  }
}

/** Keep a seat that was given. What it adds to the dice is drawn and sealed at the table. */
export function seated(given: Seated, game: string, more: Partial<Key> = {}): Seated {
  keep({
    table: given.table,
    seat: given.seat,
    token: given.token,
    bytes: '',
    game,
    at: Date.now(),
    ...more,
  });
  return given;
}

/** Open a table, and sit down there under this name if there is one. */
export async function open(table: Omit<OpenTable, 'sit'>, name: string | null): Promise<Seated> {
  await introduce();
  const sit: Sit | undefined = name === null ? undefined : { name, seals: true };
  const body = { ...table, ...(sit ? { sit } : {}) };
  return seated(await json<Seated>(post('/tables', body)), table.game);
}

export async function sit(table: string, game: string, name: string, seat?: number): Promise<Seated> {
  await introduce();
  const body: Sit = { name, ...(seat ? { seat } : {}), seals: true };
  return seated(await json<Seated>(post(`/tables/${table}/seats`, body)), game);
}

export async function rematch(table: string, game: string): Promise<Seated> {
  await introduce();
  return seated(await json<Seated>(post(`/tables/${table}/rematch`, { seals: true }, own(table))), game);
}

/** A table of one's own that goes on from a moment of a finished game, which itself stays as it is. */
export async function tryAgain(table: string, game: string, from: TryAgain): Promise<Seated> {
  return seated(await json<Seated>(post(`/tables/${table}/tries`, from, own(table))), game);
}
