/**
 * Texts of the page. English stands in the code's own chunk; other languages are fetched when they are wanted.
 *
 * In a text, `{name}` is a placeholder and `{n?brick:bricks}` is the first form for 1 and the second for all others.
 */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, string | number>;
type Other = Exclude<Language, 'en'>;
type Texts<K extends string> = Readonly<Record<K, string>>;
type Loaders<K extends string> = Record<Other, () => Promise<{ default: Texts<K> }>>;

const chosen = $state<{ language: Language }>({ language: 'en' });
const wanted: ((language: Language) => Promise<void>)[] = [];

export const language = () => chosen.language;

/** Speak this language from now on: all its texts are there before the first word changes. */
export async function speak(next: Language): Promise<void> {
  await Promise.all(wanted.map((load) => load(next)));
  chosen.language = next;
}

export function fill(text: string, args: Args): string {
  return text.replace(
    /\{(\w+)(?:\?([^:}]*):([^}]*))?\}/g,
    (whole, name: string, one?: string, many?: string) => {
      const value = args[name];
      if (value === undefined) return whole;
      return one === undefined ? String(value) : Number(value) === 1 ? one : (many ?? '');
    },
  );
}

/** The texts of one part of the page, by key. `ready` waits until the language that is spoken is there. */
export function catalogue<K extends string>(en: Texts<K>, others: Loaders<K>) {
  const there = $state<{ [L in Language]?: Texts<K> }>({ en });
  async function load(next: Language): Promise<void> {
    if (next !== 'en' && !there[next]) there[next] = (await others[next]()).default;
  }
  wanted.push(load);
  // Parts of the page come late: their texts follow the language that is spoken by then.
  void load(chosen.language);
  const t = (key: K, args: Args = {}): string => fill((there[chosen.language] ?? en)[key], args);
  return { t, ready: () => load(chosen.language) };
}
