import { FluentResource } from '@fluent/bundle';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { compact } from './vite-compact.ts';

/** What is put into a message: text, or text with parts to fill in. */
export type Pattern = FluentResource['body'][number]['value'];
export type Entry = Pattern | { value: Pattern; attributes: Readonly<Record<string, Pattern>> };
/** Messages by their name. Most have no attributes, and are their pattern alone. */
export type Messages = Readonly<Record<string, Entry>>;

const FOLDER = join(import.meta.dirname, '../messages');
const START = /^(-?[a-zA-Z][\w-]*) *=/;
const REST = /^(\s|#|\}|$)/;

/** The messages of a text, as the browser reads them. An error names the file, and the message or the line. */
export function parse(text: string, file: string): Messages {
  const lines = text.split('\n');
  const started = lines.flatMap((line) => START.exec(line)?.[1] ?? []);
  const lost = lines.findIndex((line) => !START.test(line) && !REST.test(line));
  if (lost >= 0) throw new Error(`${file}:${lost + 1} is neither a message nor a comment: ${lines[lost]}`);
  const { body } = new FluentResource(text);
  const read = new Set(body.map(({ id }) => id));
  const broken = started.find((id) => !read.has(id));
  if (broken) throw new Error(`${file}: the message ${broken} cannot be read`);
  const twice = started.find((id, index) => started.indexOf(id) !== index);
  if (twice) throw new Error(`${file}: the message ${twice} is there twice`);
  return Object.fromEntries(
    body.map(({ id, value, attributes }) => [
      id,
      Object.keys(attributes).length > 0 ? { value, attributes } : value,
    ]),
  );
}

/** French sets these off by a space at which no line may end. */
const french = (text: string) => text.replace(/ (?=[:;!?»%])|(?<=«) /g, '\u00a0');

const pathOf = (language: string, name: string) => join(FOLDER, language, `${name}.ftl`);
function read(language: string, name: string): Messages {
  const path = pathOf(language, name);
  if (!existsSync(path)) return {};
  const text = readFileSync(path, 'utf8');
  return parse(language === 'fr' ? french(text) : text, `messages/${language}/${name}.ftl`);
}

/** A catalogue in a language. What it lacks is said in English, and listed. */
export function catalogue(language: string, name: string): { messages: Messages; missing: string[] } {
  const own = read(language, name);
  const english = read('en', name);
  const missing = Object.keys(english).filter((id) => !(id in own));
  return { messages: { ...english, ...own }, missing };
}

const namesIn = (folder: string) =>
  readdirSync(join(FOLDER, folder)).flatMap((file) => /^(.*)\.ftl$/.exec(file)?.[1] ?? []);

export const languages = () =>
  readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
/** The parts of the pages that have texts of their own. */
export const parts = () => namesIn('en/pages');

/** Catalogues beside the games' own that the pages have no use for: the house itself speaks from them. */
const NO_GAME = /^(game|setup|refusals|odds|calendar)$|-(setup|odds|refusals)$|^terminal/;
/** Parts of a game that it says at rare moments. */
const RARE = /-later$/;
/** Parts that come with the first page; every other part, and every game, comes when it is wanted. */
const FIRST = ['house', 'lobby', 'fair'];

/**
 * What is fetched as one file, since each file costs: catalogues by what the page calls them. A game's facts come with the
 * texts of its table, and with what is said of every game.
 */
export function files(): Record<string, Record<string, string[]>> {
  const page = (part: string) => [part, [`pages/${part}`]] as const;
  const games = namesIn('en').filter((name) => !NO_GAME.test(name));
  const own = parts().filter((part) => !FIRST.includes(part) && !RARE.test(part));
  const facts = (game: string) => [`facts/${game}`, ['game', game]] as const;
  const file = (name: string) => [
    ...(own.includes(name) ? [page(name)] : []),
    ...(games.includes(name) ? [facts(name)] : []),
  ];
  const later = [...new Set([...own, ...games])].map((name) => [name, Object.fromEntries(file(name))]);
  const refusals = { 'facts/refusal': ['game', 'refusals'] };
  // What is said of odds comes when they are asked for, and with it what a game says at rare moments.
  const rare = (game: string) =>
    parts()
      .filter((part) => part === `${game}-later`)
      .map(page);
  const odds = games.map((game) => [
    `${game}-odds`,
    { [`odds/${game}`]: ['odds', `${game}-odds`], ...Object.fromEntries(rare(game)) },
  ]);
  // Why a choice is not allowed comes with the first refusal.
  const rules = games.map((game) => [`${game}-refusals`, { [`refusals/${game}`]: [`${game}-refusals`] }]);
  const first = Object.fromEntries(FIRST.map(page));
  return { first, refusals, ...Object.fromEntries([...later, ...odds, ...rules]) };
}

const INDEX = 'virtual:messages';
const all = () =>
  languages().flatMap((language) => Object.keys(files()).map((file) => `${language}/${file}`));

/** While the pages are worked on, each file is asked for by its module. */
const index = () => `export default {${all().map((id) => `'${id}': () => import('${INDEX}/${id}')`)}};`;

/**
 * In a build all files lie in one folder that is called after what is in them: with a name of its own for each, the house's
 * own file would be longer by a kilobyte.
 */
function built(folder: string): string {
  const names = JSON.stringify(Object.keys(files()).join(' '));
  const each = `[id, () => import(/* @vite-ignore */ './${folder}/' + id + '.js')]`;
  return `const files = ${names}.split(' ');
const ids = ${JSON.stringify(languages())}.flatMap((language) => files.map((file) => language + '/' + file));
export default Object.fromEntries(ids.map((id) => ${each}));`;
}

/** One file of messages as a module, the catalogues that it is made of, and what is not said in its language. */
function moduleOf(path: string): { code: string; from: string[]; lacks: string[] } {
  const [language, file] = path.split('/') as [string, string];
  const [from, lacks]: [string[], string[]] = [[], []];
  const catalogues = Object.entries(files()[file] ?? {}).map(([called, names]) => {
    const found = names.map((name) => {
      const { messages, missing } = catalogue(language, name);
      from.push(pathOf(language, name));
      lacks.push(...missing.map((each) => `messages/${language}/${name}.ftl lacks ${each}: said in English`));
      return messages;
    });
    return [called, compact(Object.assign({}, ...found))];
  });
  const warnings = lacks.map((lack) => `console.warn(${JSON.stringify(lack)});`).join('');
  const code = `${warnings}export default ${JSON.stringify(Object.fromEntries(catalogues))};`;
  return { code, from, lacks };
}

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join()).digest('base64url').slice(0, 8);

/** `virtual:messages` fetches catalogues that were read when the page was built: the browser needs no parser. */
export function messages(): Plugin {
  let [builds, folder] = [false, ''];
  const made = (context: Rolldown.PluginContext, id: string) => {
    const { code, from, lacks } = moduleOf(id);
    for (const file of from) context.addWatchFile(file);
    for (const lack of lacks) context.warn(lack);
    return code;
  };
  return {
    name: 'messages',
    configResolved: ({ command }) => void (builds = command === 'build'),
    buildStart() {
      if (!builds) return;
      const sources = all().map((id) => [id, made(this, id)] as const);
      folder = `messages-${hashOf(sources.map(([, source]) => source))}`;
      for (const [id, source] of sources)
        this.emitFile({ type: 'asset', fileName: `assets/${folder}/${id}.js`, source });
    },
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      const path = id.slice(INDEX.length + 2);
      if (!path) return builds ? built(folder) : index();
      return made(this, path);
    },
  };
}
