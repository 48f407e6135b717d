import type { Fact } from '../../protocol';
import type { Call, FortunaFact, FortunaView, LastTurn, Phase, Scored, Throw } from './rules';

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
  /** The letter of the group that each die and brick is in, where there are several groups; else an empty text. */
  diceGroups: readonly string[];
  bricksGroups: readonly string[];
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
  diceGroups: [],
  bricksGroups: [],
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
  if ('pick-dice' in phase) return { moment: 'pick-dice', ...picked(phase['pick-dice'], []) };
  if ('pick-bricks' in phase) {
    const { throw: thrown, dice } = phase['pick-bricks'];
    return { moment: 'pick-bricks', ...picked(thrown, [dice]) };
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

type Two = readonly [number, number];

/** All that lies open, and what of it is chosen. While there is still something to pick, two dice may wait for bricks. */
function picked({ spread, groups }: Throw, waiting?: readonly Two[]) {
  const dice = groupsOf(spread.dice, [...groups.map((group) => group.dice), ...(waiting ?? [])]);
  const bricks = groupsOf(
    spread.bricks,
    groups.map((group) => group.bricks),
  );
  const named = waiting || groups.length > 1 ? groups.length : 0;
  return {
    dice: spread.dice,
    bricks: spread.bricks,
    chosenDice: placesIn(dice),
    chosenBricks: placesIn(bricks),
    diceGroups: dice.map((group) => letter(group, named)),
    bricksGroups: bricks.map((group) => letter(group, named)),
  };
}

const placesIn = (groups: readonly number[]) => groups.flatMap((group, place) => (group < 0 ? [] : [place]));
const letter = (group: number, named: number) => (group < 0 || group >= named ? '' : 'ABCDEF'.charAt(group));

const truth = (scored: Scored) => ({
  ...picked(scored.throw),
  call: scored.called?.call ?? null,
  scored,
});

/** Which of these pairs each face belongs to, -1 for none; of equal faces the outermost stand for them. */
export function groupsOf(faces: readonly number[], pairs: readonly Two[]): number[] {
  const groups = faces.map(() => -1);
  pairs.forEach(([low, high], index) => {
    const free = (face: number) => (each: number, place: number) => each === face && groups[place]! < 0;
    const first = faces.findIndex(free(low));
    if (first >= 0) groups[first] = index;
    const last = faces.findLastIndex(free(high));
    if (last >= 0) groups[last] = index;
  });
  return groups;
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
