import type {
  Entrant,
  TournamentGame,
  TournamentInfo,
  TournamentLine,
  TournamentStanding,
} from '../src/protocol';

/** Tournaments as a house would tell them, for what takes too long to play. */
export const NOW = Date.UTC(2026, 10, 17, 18, 0);
const MINUTE = 60_000;

export const person = (name: string, more: Partial<Entrant> = {}): Entrant => ({
  name,
  player: name,
  ...more,
});
export const bot = (n: number): Entrant => ({ name: `steady ${n}`, bot: 'steady' });
export const YOU = person('Jo', { you: true });

export const line = (more: Partial<TournamentLine> = {}): TournamentLine => ({
  id: 'cup',
  name: 'The Tuesday Cup',
  game: 'booty-dice',
  header: 'booty-dice(goal=20) seats 2 edition 1',
  seats: 2,
  pairing: { arena: 60 },
  clock: { seconds: 30 },
  stage: 'running',
  began: NOW - 20 * MINUTE,
  ends: NOW + 40 * MINUTE,
  players: 1000,
  ...more,
});

export const standing = (
  place: number,
  who: Entrant,
  more: Partial<TournamentStanding> = {},
): TournamentStanding => ({
  place,
  who,
  points: 40 - (place % 40),
  wins: 12,
  games: 19,
  streak: place % 5 === 1 ? 3 : 0,
  buchholz: 31.5,
  sonneborn_berger: 22.25,
  here: true,
  ...more,
});

export const game = (
  number: number,
  players: Entrant[],
  more: Partial<TournamentGame> = {},
): TournamentGame => ({
  number,
  round: 0,
  table: `t${number}`,
  players,
  came: { places: players.map((_, seat) => seat + 1) },
  ...more,
});

const names = ['Annemarie von Hohenstein', 'Ben', 'Cléo', 'Dorothea', 'Emil', 'Fatima'];
/** A page of the standings of a thousand. */
export const page = (from: number): TournamentStanding[] =>
  Array.from({ length: Math.min(100, 1000 - from) }, (_, index) => {
    const place = from + index + 1;
    const who = place % 3 === 0 ? bot(place) : person(`${names[place % 6]} ${place}`);
    return standing(place, who, { here: place !== 4 });
  });

const MINE = standing(731, YOU, { points: 3, wins: 1, games: 8, streak: 0 });

/** An arena of a thousand, in which one has fallen behind. */
export const ARENA: TournamentInfo = {
  about: line(),
  now: NOW,
  version: 7,
  round: 0,
  host: false,
  standings: page(0),
  games: [
    game(4213, [YOU, bot(9)], { came: 'playing' }),
    game(4212, [person('Ben'), person('Annemarie von Hohenstein')]),
    game(4211, [bot(3), person('Cléo')], { came: { places: [null, 1] } }),
    game(4210, [person('Emil'), person('Fatima')], { came: 'void' }),
  ],
  mine: { standing: MINE },
};
export const WAITING: TournamentInfo = {
  ...ARENA,
  version: 8,
  mine: { standing: MINE, game: ARENA.games[0]!, come_until: NOW + MINUTE },
};

/** A Swiss one in its third round. */
export const SWISS: TournamentInfo = {
  ...ARENA,
  about: line({ pairing: { swiss: 5 }, players: 4, ends: undefined! }),
  round: 3,
  host: true,
  standings: [
    standing(1, person('Cléo'), { points: 2.5 }),
    standing(2, YOU, { points: 2 }),
    standing(3, bot(1), { points: 1.5 }),
    standing(4, person('Dorothea'), { points: 0, here: false }),
  ],
  games: [
    game(5, [YOU, person('Cléo')], { round: 3, came: 'playing' }),
    game(4, [bot(1), person('Cléo')], { round: 2, came: { places: [1, 1] } }),
    game(3, [YOU, person('Dorothea')], { round: 2 }),
  ],
  mine: { standing: standing(2, YOU, { points: 2 }) },
};

/** A knock-out that is over, with matches of up to three games. */
const knocked = (number: number, round: number, winner: Entrant, loser: Entrant) =>
  game(number, [winner, loser], { round });
export const KNOCK_OUT: TournamentInfo = {
  ...ARENA,
  about: line({ pairing: { 'knock-out': 3 }, players: 4, stage: 'over', winners: [person('Cléo')] }),
  round: 2,
  standings: [
    standing(1, person('Cléo'), { wins: 4, games: 4 }),
    standing(2, YOU, { wins: 2, games: 5, out_in_round: 2 }),
    standing(3, bot(1), { wins: 1, games: 3, out_in_round: 1 }),
    standing(3, person('Dorothea'), { wins: 0, games: 2, out_in_round: 1 }),
  ],
  games: [
    knocked(7, 2, person('Cléo'), YOU),
    knocked(6, 2, person('Cléo'), YOU),
    knocked(5, 1, YOU, bot(1)),
    knocked(4, 1, bot(1), YOU),
    knocked(3, 1, person('Cléo'), person('Dorothea')),
    knocked(2, 1, YOU, bot(1)),
    knocked(1, 1, person('Cléo'), person('Dorothea')),
  ],
  mine: { standing: standing(2, YOU, { wins: 2, games: 5, out_in_round: 2 }) },
};

export const LIST = {
  open: [
    line(),
    line({
      id: 'next',
      name: 'Lunch break',
      stage: 'gathering',
      starts: NOW + 25 * MINUTE,
      players: 3,
      pairing: { swiss: 5 },
    }),
    line({
      id: 'any',
      name: 'Whenever',
      stage: 'gathering',
      players: 1,
      pairing: { 'knock-out': 1 },
      game: 'fortuna',
    }),
  ],
  over: [
    line({
      id: 'old',
      name: 'Yesterday',
      stage: 'over',
      ends: NOW - 1440 * MINUTE,
      winners: [person('Cléo')],
    }),
  ],
};
