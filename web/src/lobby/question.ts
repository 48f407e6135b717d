/** Which tables are looked for. */
export const AMONG = ['waiting', 'playing', 'finished'] as const;
export interface Question {
  among: (typeof AMONG)[number];
  /** The name of a game; empty for all. */
  game: string;
  /** The name of somebody who sits there; empty for anybody. */
  player: string;
}

const PAGE = 20;

/** What an address asks for; what cannot be read is left out. */
export function questionIn(search: string): Question {
  const asked = new URLSearchParams(search);
  const among = AMONG.find((word) => word === asked.get('among')) ?? 'waiting';
  const game = asked.get('game') ?? '';
  return {
    among,
    game: /^[a-z0-9-]{0,40}$/.test(game) ? game : '',
    player: (asked.get('player') ?? '').trim(),
  };
}

function words({ among, game, player }: Question): URLSearchParams {
  return new URLSearchParams({ among, ...(game ? { game } : {}), ...(player ? { player } : {}) });
}

export const addressOf = (question: Question) => `/tables?${words(question)}`;

/** As the house wants to be asked: one page, after the end of the page before. */
export function queryOf(question: Question, after: string | null): string {
  const asked = words(question);
  asked.set('limit', String(PAGE));
  if (after) asked.set('after', after);
  return asked.toString();
}
