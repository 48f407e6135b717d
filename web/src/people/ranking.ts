import type { GameBrief, RankedBot, RankedPlayer, Ranking, RatingKind } from '../protocol';

/** Whose places are asked for. */
export interface RankingQuestion {
  game: string;
  seats: number;
  by: RatingKind;
}

export const KINDS: readonly RatingKind[] = ['plain', 'without-luck', 'against-bots'];

/** The numbers of seats with which a game is rated: alone nobody is ahead of anybody. */
export const ratedSeats = (game: GameBrief): number[] => game.seats.filter((seats) => seats > 1);

/** The games that have a ranking. */
export const rankedGames = (games: readonly GameBrief[]): GameBrief[] =>
  games.filter((game) => ratedSeats(game).length > 0);

/** What an address asks for, as far as the house has it: else the first game, for as few as can play it. */
export function rankingIn(search: string, games: readonly GameBrief[]): RankingQuestion | null {
  const asked = new URLSearchParams(search);
  const rated = rankedGames(games);
  const game = rated.find(({ name }) => name === asked.get('game')) ?? rated[0];
  if (!game) return null;
  const seats = ratedSeats(game);
  return {
    game: game.name,
    seats: seats.find((number) => String(number) === asked.get('seats')) ?? seats[0]!,
    by: KINDS.find((kind) => kind === asked.get('by')) ?? 'plain',
  };
}

export const rankingAddress = ({ game, seats, by }: RankingQuestion) =>
  `/players?${new URLSearchParams({ game, seats: String(seats), by })}`;

/** A line of the table: somebody, or a bot of the house among them. */
export type RankedLine = { player: RankedPlayer; bot?: undefined } | { player?: undefined; bot: RankedBot };

/** The players and, if they are to be seen, the bots, the best first. A bot stands behind whoever is rated the same. */
export function linesOf({ players, bots = [] }: Ranking, withBots: boolean): RankedLine[] {
  const people: RankedLine[] = players.map((player) => ({ player }));
  const others: RankedLine[] = withBots ? bots.map((bot) => ({ bot })) : [];
  const rating = ({ player, bot }: RankedLine) => player?.rating ?? bot?.rating ?? 0;
  return [...people, ...others].sort((a, b) => rating(b) - rating(a));
}
