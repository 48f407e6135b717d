import type { Entrant, TournamentGame } from '../protocol';

/** Somebody in a match, and how many of its games they won alone. */
export interface Side {
  who: Entrant;
  wins: number;
}
export interface Match {
  sides: Side[];
  /** As they were played. */
  games: TournamentGame[];
  /** Is one of them played at this moment? */
  running: boolean;
}
export interface Round {
  round: number;
  matches: Match[];
}

/** The same for the same player, as far as names tell. */
export const idOf = ({ player, bot, name }: Entrant): string => JSON.stringify([player, bot, name]);

/** Did this seat win the game alone? */
export function wonBy({ came }: TournamentGame, seat: number): boolean {
  if (typeof came === 'string') return false;
  return came.places[seat] === 1 && came.places.filter((place) => place === 1).length === 1;
}

/** Games by their rounds, the newest round first; inside a round as they are told. */
export function byRound(games: readonly TournamentGame[]): [round: number, games: TournamentGame[]][] {
  const rounds = new Map<number, TournamentGame[]>();
  for (const game of games) rounds.set(game.round, [...(rounds.get(game.round) ?? []), game]);
  return [...rounds].sort(([a], [b]) => b - a);
}

function matchOf(games: readonly TournamentGame[]): Match {
  const ordered = [...games].sort((a, b) => a.number - b.number);
  const wins = (who: Entrant) =>
    ordered.filter((game) =>
      wonBy(
        game,
        game.players.findIndex((each) => idOf(each) === idOf(who)),
      ),
    ).length;
  return {
    sides: ordered[0]!.players.map((who) => ({ who, wins: wins(who) })),
    games: ordered,
    running: ordered.some(({ came }) => came === 'playing'),
  };
}

/** Who meets whom: games of the same players in one round are one match, in whatever order they sit. */
function matchesOf(games: readonly TournamentGame[]): Match[] {
  const matches = new Map<string, TournamentGame[]>();
  for (const game of [...games].sort((a, b) => a.number - b.number)) {
    const key = game.players.map(idOf).sort().join();
    matches.set(key, [...(matches.get(key) ?? []), game]);
  }
  return [...matches.values()].map(matchOf);
}

/** A knock-out, round after round, as far as its games are told. */
export const bracketOf = (games: readonly TournamentGame[]): Round[] =>
  byRound(games)
    .reverse()
    .map(([round, played]) => ({ round, matches: matchesOf(played) }));

/** Who is ahead in a match that is not running; nobody while nothing tells them apart. */
export function aheadIn({ sides, running }: Match): Side | null {
  const most = Math.max(...sides.map(({ wins }) => wins));
  const best = sides.filter(({ wins }) => wins === most);
  return !running && most > 0 && best.length === 1 ? best[0]! : null;
}
