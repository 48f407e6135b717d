import { ask, json, post } from '../net/api';
import type { NoticeWays, ProveAddress, SetAddress, Subscribe } from '../protocol';

/** How one is told that something waits, and how one could be. */
export const ways = () => json<NoticeWays>(ask('/me/notices'));
export const tell = (browser: Subscribe) => json<NoticeWays>(post('/me/notices/browsers', browser));
export const tellNoMore = (browser: string) => ask(`/me/notices/browsers/${browser}`, { method: 'DELETE' });
export const setAddress = (order: SetAddress) =>
  json<NoticeWays>(ask('/me/notices/mail', { method: 'PUT', body: JSON.stringify(order) }));
export const proveAddress = (proof: ProveAddress) => json<NoticeWays>(post('/me/notices/mail', proof));
export const removeAddress = () => ask('/me/notices/mail', { method: 'DELETE' });
/** For whoever has a letter; nobody has to be signed in. */
export const writeNoMore = (token: string) =>
  ask(`/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST' });
