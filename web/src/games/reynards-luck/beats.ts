import type { Beats, Length } from '../../table/director/beats';
import type { ShownPhase } from './fight';
import { seatIn } from './read';
import type { Duel, Fighter, ReynardFact, View } from './rules';

type Fact<Name> = Extract<ReynardFact, { name: Name }>;

const OPEN = ['foxes', 'turn-cards', 'advance', 'return', 'draw'];

/** What is known of the two who met changes. */
function met(view: View, change: (fighter: Fighter, challenger: boolean) => Fighter): View {
  const { phase } = view;
  if (!OPEN.includes(phase.name) || !('duel' in phase)) return view;
  const duel: Duel = {
    ...phase.duel,
    challenger: change(phase.duel.challenger, true),
    challenged: change(phase.duel.challenged, false),
  };
  return { ...view, phase: { name: 'turn-cards', duel } };
}

function shown(view: View, { square, kind }: Fact<'shows'>): View {
  const { phase } = view;
  if (phase.name !== 'cards' && phase.name !== 'reveal' && phase.name !== 'turn-cards') return view;
  const { from, to } = 'duel' in phase ? phase.duel : phase;
  const at = (place: string) => view.pieces.find((piece) => piece.square === place)?.kind;
  const known = (place: string): Fighter => ({ kind: at(place) ?? kind });
  const duel: Duel =
    'duel' in phase ? phase.duel : { from, to, challenger: known(from), challenged: known(to) };
  const place = square === from ? 'challenger' : 'challenged';
  const pieces = view.pieces.map((piece) => (piece.square === square ? { ...piece, kind } : piece));
  return { ...view, pieces, phase: { name: 'turn-cards', duel: { ...duel, [place]: { kind } } } };
}

/** The cards lie open, and something comes of them. */
function decided(view: View, next: (duel: Duel) => View['phase']): View {
  return view.phase.name === 'turn-cards' ? { ...view, phase: next(view.phase.duel) } : view;
}

function told(view: View, fact: ReynardFact): View {
  const challenges = (side: 'red' | 'blue') => seatIn(side) === view.on_turn;
  switch (fact.name) {
    case 'moves':
    case 'advances': {
      const pieces = view.pieces.map((piece) =>
        piece.square === fact.from ? { ...piece, square: fact.to } : piece,
      );
      return { ...view, pieces };
    }
    case 'hides-again': {
      const pieces = view.pieces.map((piece) =>
        piece.square === fact.square ? { ...piece, standing: 'hidden' as const } : piece,
      );
      return { ...view, pieces };
    }
    case 'captures': {
      const pieces = view.pieces.filter(({ square }) => square !== fact.square);
      return decided({ ...view, pieces }, (duel) => ({ name: 'draw', duel }));
    }
    case 'challenges':
      return { ...view, phase: { name: 'cards', from: fact.from, to: fact.to } };
    case 'shows':
      return shown(view, fact);
    case 'fox-rolls':
      return met(view, (fighter, first) =>
        first === challenges(fact.side) ? { ...fighter, die: fact.die } : fighter,
      );
    case 'turns-cards':
      return met(view, (fighter, first) => ({
        ...fighter,
        card: first === challenges('red') ? fact.red : fact.blue,
      }));
    case 'adds':
      return decided(view, (duel): ShownPhase => ({ name: 'turn-cards', duel, summed: true }));
    case 'ties':
      return decided(view, (duel) => ({ name: 'draw', duel }));
    case 'rolls':
      return { ...view, on_turn: seatIn(fact.side), phase: { name: 'act', die: fact.die } };
    case 'turn-passes':
      return { ...view, on_turn: seatIn(fact.to), turns: view.turns + 1, phase: { name: 'roll' } };
    default:
      return view;
  }
}

/** How many foxes meet in the confrontation of this view. */
function foxesIn({ phase }: View): number {
  if (!('duel' in phase)) return 0;
  const { challenger, challenged } = phase.duel;
  return [challenger, challenged].filter(({ kind }) => kind === 'fox').length;
}

/** A confrontation takes about three seconds, however many foxes roll in it: dice and cards stay in sight to its end. */
const DUEL: readonly Record<'fox' | 'cards' | 'sums' | 'end', Length>[] = [
  { fox: { hold: 0 }, cards: { roll: 250, hold: 600 }, sums: { hold: 700 }, end: { hold: 900 } },
  { fox: { roll: 400, hold: 300 }, cards: { roll: 250, hold: 400 }, sums: { hold: 500 }, end: { hold: 700 } },
  { fox: { roll: 300, hold: 180 }, cards: { roll: 200, hold: 350 }, sums: { hold: 430 }, end: { hold: 560 } },
];
const inDuel = (part: keyof (typeof DUEL)[0]) => (_: unknown, before: View) => ({
  ...DUEL[foxesIn(before)]![part],
  stays: true,
  piece: 'duel',
});
const END = { hold: 3000, piece: 'end' } as const;

/** A confrontation: the pieces, the dice of the foxes, the cards, their sums, and who is captured. */
export const beats: Beats<View, ReynardFact> = {
  lengths: {
    'places-hidden': { hold: 400 },
    places: { hold: 300 },
    dealt: { hold: 400 },
    'dealt-hidden': { hold: 400 },
    starts: { hold: 800 },
    rolls: { roll: 720, hold: 700 },
    moves: { hold: 900 },
    'hides-again': { hold: 500 },
    challenges: { hold: 1100 },
    shows: { hold: 500, piece: 'duel' },
    'fox-rolls': inDuel('fox'),
    'turns-cards': inDuel('cards'),
    adds: inDuel('sums'),
    ties: inDuel('end'),
    captures: inDuel('end'),
    advances: { hold: 700 },
    stays: { hold: 500 },
    keeps: { hold: 500 },
    returns: { hold: 800 },
    draws: { hold: 400 },
    'draws-hidden': { hold: 400 },
    claims: { hold: 1000 },
    'turn-passes': { hold: 200 },
    resigned: END,
    'held-foxheads': END,
    'too-few-pieces': END,
    'last-turn': END,
  },
  gathered: ['places', 'places-hidden', 'dealt', 'dealt-hidden', 'draws', 'draws-hidden'],
  thrower: (fact) => (fact.name === 'rolls' || fact.name === 'fox-rolls' ? seatIn(fact.side) : null),
  between: (before, facts) => facts.reduce(told, before),
  // Cards that are being turned lie face down still.
  air: (before, facts, after) => (facts.some(({ name }) => name === 'turns-cards') ? before : after),
};
