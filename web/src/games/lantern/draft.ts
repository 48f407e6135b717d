import type { Offer } from '../../protocol';
import type { Assignment, LanternAction, Place } from './rules';
import { PLACES } from './sheet';

/** The dice of the setup on their way to their places: nothing of it is told to the house before it is complete. */
export interface Draft {
  /** Which die, by its number, lies where. */
  readonly at: Readonly<Partial<Record<Place, number>>>;
  /** The die that was tapped and waits for a place. */
  readonly hand: number | null;
  /** The place that was tapped and waits for a die. */
  readonly waits: Place | null;
}

export const EMPTY: Draft = { at: {}, hand: null, waits: null };

export const placeOf = ({ at }: Draft, die: number): Place | undefined =>
  PLACES.find((place) => at[place] === die);

export function tapDie(draft: Draft, die: number): Draft {
  if (draft.waits) return put(draft, die, draft.waits);
  return { ...draft, hand: draft.hand === die ? null : die };
}

export function tapPlace(draft: Draft, place: Place): Draft {
  const lying = draft.at[place] ?? null;
  if (draft.hand !== null && draft.hand !== lying) return put(draft, draft.hand, place);
  if (draft.hand !== null) return { ...draft, hand: null };
  if (lying !== null) return { ...draft, hand: lying, waits: null };
  return { ...draft, waits: draft.waits === place ? null : place };
}

/** Put a die on a place. What lay there goes where the die came from. */
function put(draft: Draft, die: number, place: Place): Draft {
  const from = placeOf(draft, die);
  const lying = draft.at[place];
  const at = { ...draft.at, [place]: die };
  if (from && from !== place) {
    if (lying === undefined) delete at[from];
    else at[from] = lying;
  }
  return { at, hand: null, waits: null };
}

/** The last die has only one place left to go. */
export function completed(draft: Draft, dice: number): Draft {
  const places = PLACES.filter((place) => draft.at[place] === undefined);
  const die = Array.from({ length: dice }, (_, die) => die).find((die) => !placeOf(draft, die));
  return places.length === 1 && die !== undefined ? put(draft, die, places[0]!) : draft;
}

/** The assignment that a shortcut stands for, as the house tells it. */
export function assignmentOf({ value }: Offer): Assignment | null {
  const action = value as LanternAction | null;
  return typeof action === 'object' && action !== null && 'assign' in action ? action.assign : null;
}

/**
 * All dice placed: what lies somewhere stays there. Of the others the highest goes where the house would put the highest die,
 * and so on; in the order of the sheet, if it says nothing.
 */
export function filled(draft: Draft, faces: readonly (number | null)[], usual: Assignment | null): Draft {
  const loose = faces
    .map((face, die) => ({ face: face ?? 0, die }))
    .filter(({ die }) => !placeOf(draft, die))
    .sort((a, b) => b.face - a.face);
  const empty = PLACES.filter((place) => draft.at[place] === undefined);
  if (usual) empty.sort((a, b) => usual[b] - usual[a]);
  const put = empty.map((place, at) => [place, loose[at]?.die] as const);
  return { at: { ...draft.at, ...Object.fromEntries(put) }, hand: null, waits: null };
}

/** The offer that says just this; nothing while a place is empty. */
export function offerOf(draft: Draft, dice: readonly number[], offers: readonly Offer[]): Offer | undefined {
  const faces = PLACES.map((place) => dice[draft.at[place] ?? -1]);
  if (faces.includes(undefined)) return undefined;
  return offers.find(({ value }) => {
    const action = value as LanternAction;
    if (typeof action !== 'object' || action === null || !('assign' in action)) return false;
    return PLACES.every((place, index) => action.assign[place] === faces[index]);
  });
}
