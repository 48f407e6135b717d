import type { AheadBranch, AheadStep, ToldBranch } from '../../protocol';

/** One thing on the way that somebody lays out: what happens, or what they choose then. */
export interface Taken {
  step: AheadStep;
  /** The word of one's own choice; of what others do, none. */
  choose?: string;
  /** What it is called. */
  said: string;
}

/** Of two branches, the one that leaves less open is asked first: whatever happens is more than any number of rolls. */
const OPEN = { 'any-roll': 1, anything: 1000 } as const;
const open = ({ when }: AheadBranch) =>
  when.reduce((sum, step) => sum + (typeof step === 'string' ? OPEN[step] : 0), 0);

/** A branch as the house takes it, without what it means. */
export const bare = ({ when, choose, then }: ToldBranch): AheadBranch => ({
  when: when.map(({ step }) => step),
  choose: choose.word,
  then: then.map(bare),
});

/** The way as branches, each with what follows. Without a choice of one's own at its end there is none. */
function branchOf(way: readonly Taken[]): AheadBranch | undefined {
  const own = way.findIndex(({ choose }) => choose !== undefined);
  if (own < 0) return undefined;
  const next = branchOf(way.slice(own + 1));
  const when = way.slice(0, own).map(({ step }) => step);
  return { when, choose: way[own]!.choose!, then: next ? [next] : [] };
}

const same = (one: AheadBranch, other: AheadBranch) =>
  JSON.stringify(one.when) === JSON.stringify(other.when);

function merged(branches: readonly AheadBranch[], fresh: AheadBranch): AheadBranch[] {
  const known = branches.find((branch) => same(branch, fresh));
  const others = branches.filter((branch) => branch !== known);
  // Of the same case, what was said last counts.
  const goesOn = known?.choose === fresh.choose ? (known.then ?? []) : [];
  const then = (fresh.then ?? []).reduce(merged, [...goesOn]);
  return [...others, { ...fresh, then }].sort((a, b) => open(a) - open(b));
}

/** The same plan with one more way. */
export function added(branches: readonly AheadBranch[], way: readonly Taken[]): AheadBranch[] {
  const fresh = branchOf(way);
  return fresh ? merged(branches, fresh) : [...branches];
}

/** The same plan without the branch at this place: the number of a branch, then of one that follows it, and so on. */
export function without(branches: readonly AheadBranch[], [at, ...rest]: readonly number[]): AheadBranch[] {
  if (rest.length === 0) return branches.filter((_, number) => number !== at);
  return branches.map((branch, number) =>
    number === at ? { ...branch, then: without(branch.then ?? [], rest) } : branch,
  );
}
