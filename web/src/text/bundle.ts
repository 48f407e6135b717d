import { decimal, exactPercent, percent } from '../words/percent';
import type { Choice, Compact, CompactMessages, CompactPart, Figure } from '../../vite-compact';

/** What is filled in, by name. */
export type Args = Readonly<Record<string, string | number>>;

/** One for each language: to make one takes longer than to say a hundred messages. */
const inEach = <T>(make: (language: string) => T) => {
  const made = new Map<string, T>();
  return (language: string) => made.get(language) ?? made.set(language, make(language)).get(language)!;
};
const figures = inEach((language) => new Intl.NumberFormat(language));
const plurals = inEach((language) => new Intl.PluralRules(language));

/**
 * The messages of a catalogue in one language, as `vite-compact.ts` sends them. They are said as Fluent would say them, which
 * `tests/compact.test.ts` compares; Fluent itself stays out of the browser.
 */
export class Bundle {
  constructor(
    readonly language: string,
    readonly messages: CompactMessages,
  ) {}

  has(id: string): boolean {
    return Object.hasOwn(this.messages, id);
  }

  /** What a message says; nothing if it is not there, or has only forms. */
  say(id: string, args: Args = {}): string | undefined {
    const { value } = this.#entry(id);
    return value === null ? undefined : this.#text(value, args);
  }

  /** Other forms of a word, by name. */
  forms(id: string): [string, string][] {
    return Object.entries(this.#entry(id).attributes).map(([form, text]) => [form, this.#text(text, {})]);
  }

  #entry(id: string): { value: Compact; attributes: Readonly<Record<string, Compact>> } {
    const entry = this.messages[id] ?? null;
    if (entry && typeof entry === 'object' && 'attributes' in entry) return entry;
    return { value: entry, attributes: {} };
  }

  #text(pattern: Compact, args: Args): string {
    if (typeof pattern === 'string')
      return pattern.replace(/\{([^}]*)\}/g, (_, name: string) => this.#filled(name, args));
    return (pattern ?? [])
      .map((part) => (typeof part === 'string' ? this.#text(part, args) : this.#part(part, args)))
      .join('');
  }

  #filled(name: string, args: Args): string {
    const value = args[name];
    return typeof value === 'number' ? figures(this.language).format(value) : (value ?? `{$${name}}`);
  }

  #part(part: CompactPart, args: Args): string {
    if ('by' in part) return this.#text(this.#chosen(part, args), args);
    if ('say' in part) return this.say(part.say, args) ?? `{${part.say}}`;
    return 'text' in part ? part.text : this.#figure(part, args);
  }

  #chosen({ by, of, else: otherwise }: Choice, args: Args): Compact {
    const value = args[by];
    const kind = typeof value === 'number' ? plurals(this.language).select(value) : value;
    return (of.find(([key]) => key === value || key === kind) ?? of[otherwise]!)[1];
  }

  /** `PERCENT($ways, $total)`, with or without `digits: 2`, and `DECIMAL($points, digits: 3)`. */
  #figure({ figure, from, digits }: Figure, args: Args): string {
    const [value = NaN, total = NaN] = from.map((name) => Number(args[name]));
    if (figure === 'DECIMAL') return decimal(this.language, value, digits!);
    return digits === undefined ? percent(value, total) : exactPercent(this.language, value, total, digits);
  }
}
