import { describe, expect, it } from 'vitest';
import type { GameBrief, RankedPlayer } from '../src/protocol';
import { linesOf, rankedGames, rankingAddress, rankingIn } from '../src/people/ranking';

const game = (name: string, seats: number[]) => ({ name, seats }) as GameBrief;
const games = [game('lantern', [1]), game('booty-dice', [2, 3]), game('fortuna', [2, 4])];

describe('a ranking in the address', () => {
  it('is read as it is written', () => {
    const asked = { game: 'fortuna', seats: 4, by: 'without-luck' } as const;
    expect(rankingIn(new URL(rankingAddress(asked), 'http://house').search, games)).toEqual(asked);
  });

  it('is of the first game that is rated, if it cannot be read', () => {
    const first = { game: 'booty-dice', seats: 2, by: 'plain' };
    for (const search of ['', '?game=ludo', '?game=lantern&seats=1', '?seats=9&by=luck'])
      expect(rankingIn(search, games)).toEqual(first);
  });

  it('is of no game that is played alone', () => {
    expect(rankedGames(games).map(({ name }) => name)).toEqual(['booty-dice', 'fortuna']);
    expect(rankingIn('', [game('lantern', [1])])).toBeNull();
  });
});

describe('bots beside people', () => {
  const player = (id: string, rating: number): RankedPlayer => ({
    player: { id, name: id },
    rating,
    plus_minus: 1,
    games: 9,
  });
  const ranking = {
    players: [player('a', 1700), player('b', 1600)],
    bots: [
      { bot: 'best', rating: 1650, plus_minus: 1 },
      { bot: 'novice', rating: 1600, plus_minus: 1 },
    ],
  };
  const names = (withBots: boolean) =>
    linesOf(ranking, withBots).map(({ player, bot }) => player?.player.id ?? bot?.bot);

  it('stand where their rating is, behind whoever has the same', () => {
    expect(names(true)).toEqual(['a', 'best', 'b', 'novice']);
  });

  it('are away when nobody wants to see them', () => {
    expect(names(false)).toEqual(['a', 'b']);
    expect(linesOf({ players: [] }, true)).toEqual([]);
  });
});
