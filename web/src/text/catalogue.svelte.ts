import files from 'virtual:messages';
import { Bundle, type Args } from './bundle';
import type { Keys } from './keys';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const chosen = $state<{ language: Language }>({ language: 'en' });
/** Files that were asked for: a new language has to have them all. */
const wanted = new Set(['first']);
/** Catalogues that are there, by language and name. */
let bundles = $state.raw<ReadonlyMap<string, Bundle>>(new Map());

export const language = () => chosen.language;

/** Speak this language from now on, or English if there is none: all its texts are there before the first word changes. */
export async function speak(wish: Language): Promise<void> {
  const next = wish in LANGUAGES ? wish : 'en';
  await Promise.all([...wanted].map((file) => load(next, file)));
  chosen.language = next;
}

async function load(spoken: Language, file: string): Promise<void> {
  const found = (await files[`${spoken}/${file}`]?.())?.default ?? {};
  const fresh = Object.entries(found).filter(([name]) => !bundles.has(`${spoken}/${name}`));
  if (fresh.length === 0) return;
  const made = fresh.map(([name, texts]) => [`${spoken}/${name}`, new Bundle(spoken, texts)] as const);
  bundles = new Map([...bundles, ...made]);
}

/** Fetch a file of messages in the language that is spoken, and in every other that will be. */
export function want(file: string): Promise<void> {
  wanted.add(file);
  return load(chosen.language, file);
}

/** The messages of a catalogue in the language that is spoken; nothing until they are there. */
export const messagesOf = (name: string): Bundle | undefined => bundles.get(`${chosen.language}/${name}`);

const missed = new Set<string>();

function unknown(key: string): string {
  if (!missed.has(key)) console.warn(`there is no message ${key}`);
  missed.add(key);
  return key;
}

/**
 * The texts of one part of the page, by key. They are there once `ready` has waited for them, those of the first file from
 * the beginning; before that nothing is said.
 */
export function catalogue<P extends keyof Keys>(part: P, file: string = part) {
  const has = (key: string): key is Keys[P] => messagesOf(part)?.has(key) ?? false;
  const t = (key: Keys[P], args: Args = {}): string => {
    const bundle = messagesOf(part);
    return bundle ? (bundle.say(key, args) ?? unknown(key)) : '';
  };
  return { t, has, ready: () => want(file) };
}

/** Texts of rare moments, by key: they are fetched when the first is said, and shown when they are there. */
export function later<P extends keyof Keys>(part: P, file: string = part) {
  const { t, ready } = catalogue(part, file);
  let asked = false;
  return (key: Keys[P], args?: Args): string => {
    if (!asked) void ready();
    asked = true;
    return t(key, args);
  };
}
