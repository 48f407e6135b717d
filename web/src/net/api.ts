import type {
  Fact,
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
import { keep, keyOf } from './keys';

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

async function ask(path: string, init: RequestInit = {}, token?: string | null): Promise<Response> {
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

const json = async <T>(answer: Promise<Response>) => (await answer).json() as Promise<T>;
const post = (path: string, body: unknown, token?: string | null) =>
  ask(path, { method: 'POST', body: JSON.stringify(body) }, token);
const own = (table: string) => keyOf(table)?.token;

const known = new Map<string, Promise<GameInfo[]>>();

/** The games of the house, described in a language; asked for once in each. */
export function games(spoken: string): Promise<GameInfo[]> {
  const asked = known.get(spoken);
  if (asked) return asked;
  const path = spoken === 'en' ? '/games' : `/games?language=${spoken}`;
  const found = json<GameInfo[]>(ask(path)).catch((error: unknown) => {
    known.delete(spoken);
    throw error;
  });
  known.set(spoken, found);
  return found;
}

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
function seated(given: Seated, game: string): Seated {
  keep({ table: given.table, seat: given.seat, token: given.token, bytes: '', game, at: Date.now() });
  return given;
}

/** Open a table, and sit down there under this name if there is one. */
export async function open(table: Omit<OpenTable, 'sit'>, name: string | null): Promise<Seated> {
  const sit: Sit | undefined = name === null ? undefined : { name, seals: true };
  const body = { ...table, ...(sit ? { sit } : {}) };
  return seated(await json<Seated>(post('/tables', body)), table.game);
}

export async function sit(table: string, game: string, name: string, seat?: number): Promise<Seated> {
  const body: Sit = { name, ...(seat ? { seat } : {}), seals: true };
  return seated(await json<Seated>(post(`/tables/${table}/seats`, body)), game);
}

export async function rematch(table: string, game: string): Promise<Seated> {
  return seated(await json<Seated>(post(`/tables/${table}/rematch`, { seals: true }, own(table))), game);
}

/** A table of one's own that goes on from a moment of a finished game, which itself stays as it is. */
export async function tryAgain(table: string, game: string, from: TryAgain): Promise<Seated> {
  return seated(await json<Seated>(post(`/tables/${table}/tries`, from, own(table))), game);
}
