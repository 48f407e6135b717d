import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import { language } from '../text/catalogue.svelte';
import { percent } from './percent';
import { Words, type Called } from './words';

/** The messages of the house and its games, a file each for every language. */
const files = import.meta.glob<string>('../../../messages/*/*.ftl', { query: '?raw', import: 'default' });

/** Messages by language and game, once they are there. */
let bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());

const figure = (value: FluentValue | undefined) =>
  value instanceof FluentNumber ? Number(value.value) : Number(value);

/** `PERCENT($ways, $total)` */
const PERCENT = ([ways, total]: FluentValue[]): FluentValue => percent(figure(ways), figure(total));

/** The messages of these texts. What cannot be read in one is logged and left out. */
export function bundleOf(spoken: string, texts: readonly string[]): FluentBundle {
  // What is put into a message is not set off by invisible marks.
  const bundle = new FluentBundle(spoken, { useIsolating: false, functions: { PERCENT } });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.warn(error);
  }
  return bundle;
}

/** Fetch the messages about a game in the language that is spoken. */
export async function messagesFor(game: string): Promise<void> {
  const spoken = language();
  if (bundles.has(`${spoken}/${game}`)) return;
  const load = (name: string) => files[`../../../messages/${spoken}/${name}.ftl`]?.() ?? '';
  const texts = await Promise.all([load('game'), load(game)]);
  bundles = new Map(bundles).set(`${spoken}/${game}`, bundleOf(spoken, texts));
}

/** The words of a game in the language that is spoken, with players called like this. */
export function wordsOf(game: string, called: Called): Words {
  const own = bundles.get(`${language()}/${game}`) ?? bundles.get(`en/${game}`);
  return new Words(game, own ?? null, called);
}
