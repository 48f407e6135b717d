import { ask, json, post, Refused } from '../net/api';
import type {
  BotInfo,
  Bots,
  BotToken,
  CurvePoint,
  DeviceCode,
  EditBot,
  EditMe,
  Invitations,
  Me,
  NewBot,
  NewBotToken,
  OpenBots,
  MyVacations,
  Opponent,
  PlayedGames,
  Profile,
  Ranking,
  RecoveryCodes,
  Regard,
} from '../protocol';
import type { RankingQuestion } from './ranking';

/** Oneself; nothing for a guest. */
export async function me(): Promise<Me | null> {
  try {
    return await json<Me>(ask('/me'));
  } catch (error) {
    if (error instanceof Refused && error.reason?.name === 'not-signed-in') return null;
    throw error;
  }
}

export const edit = (changes: EditMe) =>
  json<Me>(ask('/me', { method: 'PATCH', body: JSON.stringify(changes) }));
export const deviceCode = () => json<DeviceCode>(post('/me/codes', {}));
export const recoveryCodes = () => json<RecoveryCodes>(post('/me/recovery', {}));
/** Somebody becomes a friend, is blocked, or neither any more. */
export const regard = (player: string, regard: Regard | null) =>
  json<Me>(
    ask(
      `/me/people/${player}`,
      regard ? { method: 'PUT', body: JSON.stringify({ regard }) } : { method: 'DELETE' },
    ),
  );
/** The invitations to oneself and by oneself that can still be taken up. */
export const invitations = () => json<Invitations>(ask('/me/invitations'));
export const invite = (table: string, player: string) => post('/me/invitations', { table, player });
export const decline = (table: string) => ask(`/me/invitations/${table}`, { method: 'DELETE' });
/** One's own bots, and those that one may ask to come. */
export const bots = () => json<Bots>(ask('/me/bots'));
export const openBots = () => json<OpenBots>(ask('/bots'));
export const makeBot = (bot: NewBot) => json<BotInfo>(post('/me/bots', bot));
export const editBot = (bot: string, changes: EditBot) =>
  json<BotInfo>(ask(`/me/bots/${bot}`, { method: 'PATCH', body: JSON.stringify(changes) }));
export const removeBot = (bot: string) => ask(`/me/bots/${bot}`, { method: 'DELETE' });
export const makeBotToken = (bot: string, token: NewBotToken) =>
  json<BotToken>(post(`/me/bots/${bot}/tokens`, token));
export const revokeBotToken = (bot: string, token: string) =>
  ask(`/me/bots/${bot}/tokens/${token}`, { method: 'DELETE' });
export const removeDevice = (device: string) => ask(`/me/devices/${device}`, { method: 'DELETE' });
export const removePasskey = (passkey: string) => ask(`/me/passkeys/${passkey}`, { method: 'DELETE' });
export const signOut = (everywhere: boolean) => post('/me/sign-out', { everywhere });
export const deleteMe = () => ask('/me', { method: 'DELETE' });
export const vacations = () => json<MyVacations>(ask('/me/vacations'));
/** So many days from this moment on; now, if it is not said. */
export const planVacation = (from: number | undefined, days: number) =>
  json<MyVacations>(post('/me/vacations', { days, ...(from === undefined ? {} : { from }) }));
/** The vacation that began or begins then. */
export const endVacation = (from: number) =>
  json<MyVacations>(ask(`/me/vacations/${from}`, { method: 'DELETE' }));
/** Where everything that is kept of oneself can be downloaded. */
export const DATA = '/api/v1/me/data';

export const profile = (player: string) => json<Profile>(ask(`/players/${player}`));
export const curve = (player: string, game: string, seats: number) =>
  json<CurvePoint[]>(ask(`/players/${player}/curve?${new URLSearchParams({ game, seats: String(seats) })}`));

/** The best of a game with so many seats. */
export const ranking = ({ game, seats, by }: RankingQuestion) =>
  json<Ranking>(ask(`/players?${new URLSearchParams({ game, seats: String(seats), by })}`));

export const opponents = () => json<Opponent[]>(ask('/me/opponents'));

/** How it went with somebody; nothing if they never played with each other, or one is a guest. */
export async function against(player: string): Promise<Opponent | null> {
  try {
    return await json<Opponent>(ask(`/players/${player}/against`));
  } catch (error) {
    if (error instanceof Refused && ['not-signed-in', 'no-player'].includes(error.reason?.name ?? ''))
      return null;
    throw error;
  }
}

/** Games of a player, the newest first: the first page, or the one before this number. */
export const played = (player: string, game: string, before?: number) => {
  const asked = new URLSearchParams({
    ...(game ? { game } : {}),
    ...(before === undefined ? {} : { before: String(before) }),
  });
  return json<PlayedGames>(ask(`/players/${player}/games?${asked}`));
};
