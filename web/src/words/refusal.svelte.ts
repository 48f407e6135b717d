import type { Fact } from '../protocol';
import { language } from '../text/catalogue.svelte';
import type { Said } from './said';
import type { Called } from './words';

/** Something that the house refused: its own words, which are English, and the same as data. */
export interface RefusalText {
  readonly text: string;
  readonly reason?: Fact | undefined;
}

/** The rules of a game are against a choice. */
type AgainstRules = Fact & { readonly game: string; readonly because: Fact };
const againstRules = (reason: Fact): reason is AgainstRules => reason.name === 'against-rules';

let messages: typeof import('./messages.svelte') | undefined = $state.raw();
/** What could not be fetched is said in the words of the house. */
let unreachable = $state(false);

async function fetchMessages(reason: Fact): Promise<void> {
  try {
    const found = await import('./messages.svelte');
    if (againstRules(reason)) await found.messagesFor(reason.game, `${reason.game}-refusals`);
    else await found.messagesFor('refusal', 'refusals');
    messages = found;
  } catch {
    unreachable = true;
  }
}

/** Why, as far as its messages are there. */
function said(reason: Fact, text: string, called: Called): Said | undefined {
  if (againstRules(reason)) return messages?.rulesOf(reason.game, called)?.refused(reason.because, text);
  if (language() === 'en') return text as Said;
  return messages?.hasMessages('refusal')
    ? messages.wordsOf('refusal', called).fact(reason, text)
    : undefined;
}

/**
 * Why, in the language that is spoken. Refusals are rare: their messages are fetched with the first one. Until they are
 * there it is said in the words of the house, but for rules of a game: those name what was typed, and nobody types here.
 */
export function refusalOf({ text, reason }: RefusalText, called: Called = (seat) => seat): Said {
  if (!reason || unreachable) return text as Said;
  const words = said(reason, text, called);
  if (words !== undefined) return words;
  void fetchMessages(reason);
  return (againstRules(reason) ? '' : text) as Said;
}

/** The same once its messages are there, or cannot be had. */
export async function refusalWords(refused: RefusalText): Promise<Said> {
  if (refused.reason && language() !== 'en') await fetchMessages(refused.reason);
  return refusalOf(refused);
}
