import type { Args } from './bundle';
import { catalogue } from './catalogue.svelte';
import type { Keys } from './keys';

const lobby = catalogue('lobby', 'first');
const tables = catalogue('tables');

/** What the lobby says and, in a page that is fetched `withTables`, what is said where a table is set up or waited for. */
export const t = (key: Keys['lobby' | 'tables'], args?: Args): string =>
  lobby.has(key) ? lobby.t(key, args) : tables.t(key, args);
export const { has } = lobby;

/** A page, once its texts are there too. */
export const withTables = async <Page>(page: Promise<Page>): Promise<Page> =>
  (await Promise.all([page, tables.ready()]))[0];
