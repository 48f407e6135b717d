import type { Messages, Pattern } from './vite-messages.ts';

/** A pattern as it is sent: what is filled in stands in the text, `{name}`, and a choice between forms is short. */
export type Compact = string | CompactPart | readonly (string | CompactPart)[] | null;
type CompactPart = object;

interface Part {
  type: string;
  name?: string;
  value?: string | number;
  selector?: Part;
  variants?: { key: { type: string; value: string | number }; value: Pattern }[];
  star?: number;
}

/** Text of a part that is text, or is filled in by its name alone. In Fluent no text has a brace. */
function textOf(part: string | Part): string | null {
  if (typeof part === 'string') return part;
  if (part.type === 'var') return `{${part.name}}`;
  return part.type === 'str' && !/[{}]/.test(String(part.value)) ? String(part.value) : null;
}

function compactPart(part: Part): CompactPart {
  const { type, selector, variants, star } = part;
  if (type !== 'select' || selector?.type !== 'var') return part;
  const forms = variants!.map(({ key, value }) => [key.value, compactPattern(value)]);
  return { by: selector.name, of: forms, else: star };
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

/** Messages as they are sent to the browser; `src/text/bundle.ts` reads them. */
export const compact = (messages: Messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, entry]) => {
      if (!entry || typeof entry === 'string' || Array.isArray(entry))
        return [id, compactPattern(entry as Pattern)];
      const { value, attributes } = entry as { value: Pattern; attributes: Record<string, Pattern> };
      const forms = Object.entries(attributes).map(([name, form]) => [name, compactPattern(form)]);
      return [id, { value: compactPattern(value), attributes: Object.fromEntries(forms) }];
    }),
  );
