import { describe, expect, it } from 'vitest';
import type { GameBrief } from '../src/protocol';
import { rankedGames, rankingAddress, rankingIn } from '../src/people/ranking';

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
