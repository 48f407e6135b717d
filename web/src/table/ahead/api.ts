import { ask, json, post } from '../../net/api';
import type { AheadBranch, AheadStep, LookAhead, MyPlan, PlanAhead, Prospect } from '../../protocol';

/** What somebody at a table says ahead, by the token of their seat. */
export const myPlan = (table: string, token: string) => json<MyPlan>(ask(path(table), {}, token));

export const lookAhead = (table: string, token: string, after: number, steps: readonly AheadStep[]) =>
  json<Prospect>(post(path(table), { after, steps: [...steps] } satisfies LookAhead, token));

export function planAhead(
  table: string,
  token: string,
  after: number,
  branches: readonly AheadBranch[],
): Promise<MyPlan> {
  const body: PlanAhead = { after, branches: [...branches] };
  return json<MyPlan>(ask(path(table), { method: 'PUT', body: JSON.stringify(body) }, token));
}

export const dropPlan = (table: string, token: string) => ask(path(table), { method: 'DELETE' }, token);

const path = (table: string) => `/tables/${table}/ahead`;
