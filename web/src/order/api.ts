import { ask, json, post } from '../net/api';
import type { Moderation, ModeratorOrder, SendReport } from '../protocol';

/** What those who keep order see. Others are refused. */
export const moderation = () => json<Moderation>(ask('/moderation'));
/** Do something for order. It is written down. */
export const moderate = (order: ModeratorOrder) => post('/moderation/deeds', order);
export const report = (sent: SendReport) => post('/reports', sent);
