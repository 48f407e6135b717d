import type { Messages, Pattern } from './vite-messages.ts';

/** A pattern as it is sent: what is filled in stands in the text, `{name}`. Nothing for a message that has only forms. */
export type Compact = string | null | readonly (string | CompactPart)[];
export type CompactPart = Choice | Reference | Figure | Quoted;
/** One of several patterns, by an argument: the first whose key fits, or the one that stands at `else`. */
export interface Choice {
  by: string;
  of: readonly (readonly [string | number, Compact])[];
  else: number;
}
/** What another message says. */
export interface Reference {
  say: string;
}
/** `PERCENT($ways, $total, digits: 1)`, with the names of the arguments that it is made of. */
export interface Figure {
  figure: string;
  from: readonly string[];
  digits?: number;
}
/** Text with a brace in it. */
export interface Quoted {
  text: string;
}

/** Messages by their name: a pattern, or one with other forms of the same word. */
export type CompactMessages = Readonly<
  Record<string, Compact | { value: Compact; attributes: Readonly<Record<string, Compact>> }>
>;

/** What Fluent makes of a part of a pattern; each kind has some of these. */
interface Part {
  type: string;
  name?: string;
  attr?: string | null;
  value?: string | number | Part;
  selector?: Part;
  variants?: { key: { type: string; value: string | number }; value: Pattern }[];
  star?: number;
  args?: Part[];
}

/** Text of a part that is text, or is filled in by its name alone. In Fluent no text has a brace. */
function textOf(part: string | Part): string | null {
  if (typeof part === 'string') return part;
  if (part.type === 'var') return `{${part.name}}`;
  return part.type === 'str' && !/[{}]/.test(String(part.value)) ? String(part.value) : null;
}

function compactPart(part: Part): CompactPart {
  const { type, name = '', selector, variants, star, args } = part;
  if (type === 'select' && selector?.type === 'var')
    return {
      by: selector.name!,
      of: variants!.map(({ key, value }) => [key.value, compactPattern(value)] as const),
      else: star!,
    };
  if (type === 'mesg' && !part.attr) return { say: name };
  if (type === 'func' && args) return figure(name, args);
  if (type === 'str') return { text: String(part.value) };
  throw new Error(
    `the pages cannot say this part of a message, see vite-compact.ts: ${JSON.stringify(part)}`,
  );
}

function figure(name: string, args: readonly Part[]): Figure {
  const [named, from] = [args.find(({ type }) => type === 'narg'), args.filter(({ type }) => type === 'var')];
  const digits = (named?.value as Part | undefined)?.value;
  return {
    figure: name,
    from: from.map((each) => each.name!),
    ...(digits !== undefined && { digits: Number(digits) }),
  };
}

function compactPattern(pattern: Pattern): Compact {
  if (pattern === null || typeof pattern === 'string') return pattern;
  const parts: (string | CompactPart)[] = [];
  for (const part of (Array.isArray(pattern) ? pattern : [pattern]) as (string | Part)[]) {
    const text = textOf(part);
    const last = parts.at(-1);
    if (text === null) parts.push(compactPart(part as Part));
    else if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else parts.push(text);
  }
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

/** Messages as they are sent to the browser; `src/text/bundle.ts` says them. */
export const compact = (messages: Messages): CompactMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, entry]) => {
      if (!entry || typeof entry === 'string' || Array.isArray(entry))
        return [id, compactPattern(entry as Pattern)];
      const { value, attributes } = entry as { value: Pattern; attributes: Record<string, Pattern> };
      const forms = Object.entries(attributes).map(([name, form]) => [name, compactPattern(form)]);
      return [id, { value: compactPattern(value), attributes: Object.fromEntries(forms) }];
    }),
  );
