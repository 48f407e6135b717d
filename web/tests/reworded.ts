import { catalogue, type Entry, type Messages } from '../vite-messages';

/** A language that nobody speaks: each letter of every message is another one. What is put in stays as it is. */
const shifted = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 13) % 26));
  });

/** Only what is said is reworded: selectors, arguments and names of messages are code. */
function reworded(part: unknown): unknown {
  if (typeof part === 'string') return shifted(part);
  if (Array.isArray(part)) return part.map(reworded);
  if (part && typeof part === 'object' && 'variants' in part) {
    const variants = (part.variants as { value: unknown }[]).map((variant) => ({
      ...variant,
      value: reworded(variant.value),
    }));
    return { ...part, variants };
  }
  if (part && typeof part === 'object' && 'attributes' in part) {
    const { value, attributes } = part as { value: unknown; attributes: Record<string, unknown> };
    const forms = Object.entries(attributes).map(([form, text]) => [form, reworded(text)]);
    return { value: reworded(value), attributes: Object.fromEntries(forms) };
  }
  return part;
}

/** English messages, each in other words. */
export const otherWords = (name: string): Messages =>
  Object.fromEntries(
    Object.entries(catalogue('en', name).messages).map(([id, entry]) => [id, reworded(entry) as Entry]),
  );
