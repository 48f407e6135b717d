import type { Beats, Length } from '../../table/director/beats';
import type { FortunaFact, FortunaView, PlayerView, Scored, Verdict } from './rules';
import type { ShownPhase } from './scene';

/** What a turn truly was, where the view after it has it. */
export function truthIn({ phase, last }: FortunaView): Scored | null {
  if (typeof phase === 'object') {
    if ('verdict' in phase) return (phase as ShownPhase).verdict;
    if ('reward' in phase) return phase.reward.scored;
    if ('own-marble' in phase) return phase['own-marble'];
    if ('take' in phase) return phase.take;
  }
  return last?.scored ?? null;
}

const withPlayer = (view: FortunaView, seat: string, more: Partial<PlayerView>): FortunaView => ({
  ...view,
  players: view.players.map((each, at) => (`p${at + 1}` === seat ? { ...each, ...more } : each)),
});

function told(view: FortunaView, fact: FortunaFact, after: FortunaView): FortunaView {
  switch (fact.name) {
    case 'starts':
      return { ...view, starter: fact.seat, on_turn: fact.seat, phase: 'dice' };
    case 'rolls':
      return { ...view, on_turn: fact.seat, phase: { bricks: { dice: fact.dice } } };
    case 'named': {
      const verdict = truthIn(after);
      const phase: ShownPhase = { verdict: verdict! };
      return verdict ? { ...view, phase: phase as unknown as FortunaView['phase'] } : view;
    }
    case 'scores':
      return withPlayer(view, fact.seat, { score: fact.score });
    case 'loses':
      return withPlayer(view, fact.seat, { marbles: fact.left as PlayerView['marbles'] });
    case 'frees':
      return withPlayer(view, fact.seat, { marbles: fact.in_hand as PlayerView['marbles'] });
    case 'turn-passes':
      return { ...view, on_turn: fact.to, turns: view.turns + 1, last: after.last, phase: 'dice' };
    default:
      return view;
  }
}

/** Was a call judged when this happened? Then it is a part of what is drawn large. */
const judged =
  (hold: number, otherwise: number) =>
  (_: unknown, { phase }: FortunaView): Length =>
    typeof phase === 'object' && 'challenge' in phase ? { hold, piece: 'call' } : { hold: otherwise };
const NAMED: Record<Verdict, Length> = {
  right: { hold: 900, piece: 'call' },
  caught: { hold: 1300, piece: 'call' },
  unseen: { hold: 1300, piece: 'call' },
  silent: { hold: 1400 },
};
const END: Length = { hold: 3200, piece: 'end' };

/** The call, the doubt, the truth, and who pays for it: each is seen by itself. */
export const beats: Beats<FortunaView, FortunaFact> = {
  lengths: {
    'rolls-for-first': { roll: 760, hold: 1000 },
    starts: { hold: 800 },
    rolls: { roll: 760, hold: 600 },
    flips: { roll: 840, hold: 900 },
    'picks-dice': { hold: 700 },
    'picks-bricks': { hold: 700 },
    calls: { hold: 900, piece: 'call' },
    accept: { hold: 600, piece: 'call' },
    challenge: { hold: 800, piece: 'call' },
    named: ({ called }) => NAMED[called],
    scores: judged(600, 900),
    loses: judged(700, 900),
    frees: judged(600, 800),
    leave: { hold: 500 },
    'turn-passes': { hold: 250 },
    // Where more than two play, the others go on.
    resigned: (_, { players }) => (players.length === 2 ? END : { hold: 900 }),
    over: END,
  },
  thrower: (fact) => ('seat' in fact ? fact.seat : null),
  between: (before, facts, after) => facts.reduce((view, fact) => told(view, fact, after), before),
};
