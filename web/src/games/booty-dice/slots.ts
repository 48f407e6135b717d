import type { Face, Phase, Throw } from './rules';

/** The faces of a die, in the order in which they act. */
export const FACES = ['D', 'X', 'J', 'C', 'W', 'S'] as const satisfies readonly Face[];

export const inOrder = (dice: readonly Face[]) =>
  [...dice].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));

/** The six dice on the table, if they lie there. */
export function throwOf(phase: Phase): Throw | null {
  if (phase.name === 'deciding') return phase;
  return phase.name === 'robbing' || phase.name === 'attacking' ? phase.throw : null;
}

/** A place for a die on the table. A die that is not thrown stays where it lies. */
export interface Slot {
  /** Nothing while its die is in the air. */
  face: Face | null;
  kept: boolean;
  /** Counts the throws of this die: another number is another throw; 0 is one that nobody saw. */
  thrown: number;
}

/** What is left of some faces without others; nothing if those are not among them. */
export function minus(faces: readonly Face[], taken: readonly Face[]): Face[] | null {
  const left = [...faces];
  for (const face of taken) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export const lying = (slots: readonly Slot[]): Face[] => slots.flatMap(({ face }) => face ?? []);

const inTheAir = (slot: Slot | undefined): Slot => ({ face: null, kept: false, thrown: slot?.thrown ?? 0 });

/** The places while only these dice lie there: of two that show the same, rather one that was kept stays. */
export function lift(slots: readonly Slot[], staying: readonly Face[]): Slot[] {
  const open = [...staying];
  const stays = new Set<number>();
  for (const wantKept of [true, false]) {
    slots.forEach(({ face, kept }, place) => {
      const at = face === null || kept !== wantKept || stays.has(place) ? -1 : open.indexOf(face);
      if (at < 0) return;
      open.splice(at, 1);
      stays.add(place);
    });
  }
  if (slots.length === FACES.length && open.length === 0)
    return slots.map((slot, place) => (stays.has(place) ? { ...slot, kept: true } : inTheAir(slot)));
  return FACES.map((_, place) => {
    const face = staying[place];
    return face ? { face, kept: true, thrown: slots[place]?.thrown ?? 0 } : inTheAir(slots[place]);
  });
}

/** The places when these dice lie there, those from the air among them. `seen` are throws that are to be shown. */
export function land(slots: readonly Slot[], dice: readonly Face[], seen: boolean): Slot[] {
  const next = Math.max(0, ...slots.map((slot) => slot.thrown)) + 1;
  const fallen = (face: Face | null, slot: Slot | undefined): Slot => ({
    face,
    kept: false,
    thrown: seen ? next : (slot?.thrown ?? 0),
  });
  const come = minus(dice, lying(slots));
  if (slots.length !== dice.length || !come) return dice.map((face, place) => fallen(face, slots[place]));
  return slots.map((slot) => (slot.face === null ? fallen(come.shift() ?? null, slot) : slot));
}
