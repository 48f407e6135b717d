import type { Offer } from '../protocol';

/**
 * A part of a board, by the name that its game gives it: `die:D.1`, `fort:2a`, `square:e4`. A button that stands for one
 * choice is `offer:` and its word.
 */
export type Part = string;
/** A part, and what is written beside it where it is not the number of its step. */
export type Touch = Part | readonly [Part, string];
/** What is touched for a choice, one step after the other; the parts of a step in any order. */
export type Steps = readonly (readonly Touch[])[];
/** A choice that can be drawn: its word and its value, as an offer has them. */
export type Choice = Pick<Offer, 'word' | 'value'>;

export type Tone = 'better' | 'played';
export interface MarkedChoice {
  steps: Steps;
  tone: Tone;
  /** Written where the choice begins: a chance, or a sign. */
  badge: string;
  /** Written before what a part says itself, where several choices are marked. */
  sign?: string;
}

export interface Mark {
  tones: readonly Tone[];
  badge: string;
}
export type Marks = ReadonlyMap<Part, Mark>;
export const NO_MARKS: Marks = new Map();

/** The marks of some choices on one board. What several of them touch has the marks of all. */
export function marksOf(choices: readonly MarkedChoice[]): Marks {
  const marks = new Map<Part, Mark>();
  for (const { steps, tone, badge, sign = '' } of choices)
    for (const [step, touches] of steps.entries())
      for (const [place, touch] of touches.entries()) {
        const [part, own] = typeof touch === 'string' ? [touch, ''] : touch;
        const number = place > 0 ? '' : step === 0 ? badge : `${sign}${step + 1}`;
        add(marks, part, tone, own ? sign + own : number);
      }
  return marks;
}

function add(marks: Map<Part, Mark>, part: Part, tone: Tone, text: string): void {
  const before = marks.get(part) ?? { tones: [], badge: '' };
  const badge = [before.badge, text].filter(Boolean).join(' ');
  marks.set(part, { tones: [...new Set([...before.tones, tone])], badge });
}

/** Names for things of which some are alike: `D.1 D.2 X.1`. What is in the air has none. */
export function told(faces: readonly (number | string | null)[]): string[] {
  const seen = new Map<number | string, number>();
  return faces.map((face) => {
    if (face === null) return '';
    const count = (seen.get(face) ?? 0) + 1;
    seen.set(face, count);
    return `${face}.${count}`;
  });
}

/** The names of some of them, as parts. */
export const parts = (kind: string, faces: readonly (number | string)[]): Part[] =>
  told(faces).map((name) => `${kind}:${name}`);
