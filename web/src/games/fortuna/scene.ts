import type { Fact } from '../../protocol';
import type { Call, FortunaFact, FortunaView, LastTurn, Phase, Scored, Spread, Throw } from './rules';

/** Where a turn stands. A `verdict` is the end of a turn, looked at before the next throw. */
export type Moment =
  | 'starting'
  | 'dice'
  | 'bricks'
  | 'pick-dice'
  | 'pick-bricks'
  | 'call'
  | 'challenge'
  | 'reward'
  | 'own-marble'
  | 'take'
  | 'verdict'
  | 'over';

/** The truth has come out, and lies there to be seen: no view has this, only what is shown between two. */
export type ShownPhase = { verdict: Scored };

/** What lies in the middle of the table. */
export interface Scene {
  moment: Moment;
  /** Whose throw it is. */
  seat: string;
  /** Changes with every throw. */
  thrown: string;
  dice: readonly number[];
  bricks: readonly number[];
  /** The places of the dice and bricks that are scored, once they are chosen. */
  chosenDice: readonly number[];
  chosenBricks: readonly number[];
  call: Call | null;
  /** Who may free a marble for having caught a wrong call. */
  rewarded: readonly string[];
  /** The truth, once it has come out. */
  scored: Scored | null;
}

/** What lies in the middle now. The dice for the first turn are in no view: they are what was reported last. */
export function sceneOf(view: FortunaView, lines: readonly { facts: readonly Fact[] }[] = []): Scene {
  const { phase } = view;
  if (phase === 'over') return over(view);
  if (typeof phase === 'object' && 'verdict' in phase)
    return verdictOf({ seat: view.on_turn, scored: (phase as ShownPhase).verdict }, view.turns + 1);
  const scene = { ...empty(view), ...lying(phase) };
  if (scene.moment !== 'starting') return scene;
  const rolled = rolledForFirst(lines.at(-1)?.facts ?? []);
  return {
    ...scene,
    dice: rolled?.dice ?? [],
    thrown: `first ${rolled?.seat} ${rolled?.dice} ${view.on_turn}`,
  };
}

function rolledForFirst(facts: readonly Fact[]) {
  return (facts as unknown as readonly FortunaFact[]).find((fact) => fact.name === 'rolls-for-first');
}

/** The turn that is over, with what it truly was. */
export function verdictOf({ seat, scored }: LastTurn, turns: number): Scene {
  const thrown = String(turns - 1);
  return { ...EMPTY, ...truth(scored), moment: 'verdict', seat, thrown };
}

const EMPTY = {
  dice: [],
  bricks: [],
  chosenDice: [],
  chosenBricks: [],
  call: null,
  rewarded: [],
  scored: null,
};

function empty(view: FortunaView): Scene {
  return { ...EMPTY, moment: 'dice', seat: view.on_turn, thrown: String(view.turns) };
}

function over(view: FortunaView): Scene {
  const shown = view.last ? verdictOf(view.last, view.turns) : empty(view);
  return { ...shown, moment: 'over' };
}

function lying(phase: Exclude<Phase, 'over'>): Partial<Scene> & { moment: Moment } {
  if (phase === 'dice') return { moment: 'dice' };
  if ('starting' in phase) return { moment: 'starting' };
  if ('bricks' in phase) return { moment: 'bricks', dice: phase.bricks.dice };
  if ('pick-dice' in phase) return { moment: 'pick-dice', ...open(phase['pick-dice']) };
  if ('pick-bricks' in phase) {
    const { spread, dice } = phase['pick-bricks'];
    return { moment: 'pick-bricks', ...open(spread), chosenDice: placesOf(spread.dice, dice) };
  }
  if ('call' in phase) return { moment: 'call', ...picked(phase.call) };
  if ('challenge' in phase)
    return { moment: 'challenge', ...picked(phase.challenge.throw), call: phase.challenge.call };
  if ('reward' in phase) {
    const { scored, challengers } = phase.reward;
    return { moment: 'reward', ...truth(scored), rewarded: challengers };
  }
  if ('own-marble' in phase) return { moment: 'own-marble', ...truth(phase['own-marble']) };
  return { moment: 'take', ...truth(phase.take) };
}

const open = ({ dice, bricks }: Spread) => ({ dice, bricks });

const picked = ({ spread, dice, bricks }: Throw) => ({
  ...open(spread),
  chosenDice: placesOf(spread.dice, dice),
  chosenBricks: placesOf(spread.bricks, bricks),
});

const truth = (scored: Scored) => ({
  ...picked(scored.throw),
  call: scored.called?.call ?? null,
  scored,
});

/** The places of two faces among many; of equal ones the outermost stand for them. */
export function placesOf(faces: readonly number[], [low, high]: readonly [number, number]): number[] {
  return [faces.indexOf(low), faces.lastIndexOf(high)];
}

/**
 * In which of the pile's places the bricks are turned over. Nobody knows it, so it is made up: the same for the same
 * throw, and another one for the next.
 */
export function slotsOf(bricks: number, slots: number, thrown: string): number[] {
  let seed = [...thrown].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const free = Array.from({ length: slots }, (_, slot) => slot);
  const taken = Array.from({ length: Math.min(bricks, slots) }, () => {
    seed = (seed * 1103515245 + 12345) >>> 0;
    return free.splice((seed >>> 8) % free.length, 1)[0]!;
  });
  return taken.sort((a, b) => a - b);
}
