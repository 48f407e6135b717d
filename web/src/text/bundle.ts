import { FluentBundle, FluentNumber, type FluentResource, type FluentValue } from '@fluent/bundle';
import { decimal, exactPercent, percent } from '../words/percent';
import type { Entry, Messages } from '../../vite-messages';

const figure = (value: FluentValue | undefined) =>
  value instanceof FluentNumber ? Number(value.value) : Number(value);

type Digits = Record<string, FluentValue>;

/** What messages say figures with: `PERCENT($ways, $total)`, with or without `digits: 2`, and `DECIMAL($points, digits: 3)`. */
const figures = (spoken: string) => ({
  PERCENT: ([ways, total]: FluentValue[], { digits }: Digits): FluentValue =>
    digits === undefined
      ? percent(figure(ways), figure(total))
      : exactPercent(spoken, figure(ways), figure(total), figure(digits)),
  DECIMAL: ([value]: FluentValue[], { digits }: Digits): FluentValue =>
    decimal(spoken, figure(value), figure(digits)),
});

/** A choice between forms, as `vite-compact.ts` sends it. */
interface Forms {
  by: string;
  of: [string | number, unknown][];
  else: number;
}

const variable = (name: string) => ({ type: 'var', name });
/** `{name}` in a text is filled in. */
const textOf = (text: string): unknown[] =>
  text
    .split(/\{([^}]*)\}/)
    .map((part, at) => (at % 2 ? variable(part) : part))
    .filter((part) => part !== '');

function partOf(part: unknown): unknown[] {
  if (typeof part === 'string') return textOf(part);
  if (!part || typeof part !== 'object' || !('by' in part)) return [part];
  const { by, of, else: star } = part as Forms;
  const variants = of.map(([value, pattern]) => ({
    key: typeof value === 'number' ? { type: 'num', value, precision: 0 } : { type: 'str', value },
    value: patternOf(pattern),
  }));
  return [{ type: 'select', selector: variable(by), variants, star }];
}

/** A pattern as Fluent reads it, from how it was sent. */
function patternOf(pattern: unknown): unknown {
  // A message that says nothing is there all the same.
  if (pattern === '') return [];
  if (typeof pattern === 'string') return pattern.includes('{') ? textOf(pattern) : pattern;
  return Array.isArray(pattern) ? pattern.flatMap(partOf) : pattern;
}

function whole([id, entry]: [string, Entry]) {
  if (!entry || typeof entry !== 'object' || Array.isArray(entry))
    return { id, value: patternOf(entry), attributes: {} };
  const { value, attributes } = entry as { value: unknown; attributes: Record<string, unknown> };
  const forms = Object.entries(attributes).map(([name, form]) => [name, patternOf(form)]);
  return { id, value: patternOf(value), attributes: Object.fromEntries(forms) };
}

/** Messages that were read when the page was built, ready to be said. */
export function bundleOf(spoken: string, messages: Messages): FluentBundle {
  // What is put into a message is not set off by invisible marks.
  const bundle = new FluentBundle(spoken, { useIsolating: false, functions: figures(spoken) });
  bundle.addResource({ body: Object.entries(messages).map(whole) } as unknown as FluentResource);
  return bundle;
}
