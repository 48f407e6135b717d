import type { Player } from '../../games/contract';
import type { AheadStep, Offer, ToldStep } from '../../protocol';
import { t } from '../../text/ahead';
import type { Words } from '../../words/words';

/** What a choice is called, with what it would do; its word only for a game that the page knows nothing of. */
export function choiceSaid(words: Words, { value, word, outlook }: Offer): string {
  const called = words.choice(value, outlook.length > 0 ? '' : word);
  return [called, words.outlook(outlook)].filter(Boolean).join(' · ') || word;
}

/** What is left open. */
export const openSaid = (step: AheadStep) => t(step === 'any-roll' ? 'ahead-any-roll' : 'ahead-anything');

export const nameOf = (players: readonly Player[], seat: number) => players[seat - 1]?.name ?? `p${seat}`;

/** What has to happen, in words. */
export function stepSaid(words: Words, players: readonly Player[], told: ToldStep): string {
  const { step, choices, facts } = told;
  if (typeof step === 'string') return openSaid(step);
  if (choices.length === 0) return words.facts(facts) || step.line;
  const one = ({ seat, offer }: ToldStep['choices'][number]) =>
    t('ahead-chooses', { name: nameOf(players, seat), choice: choiceSaid(words, offer) });
  return choices.map(one).join(', ');
}
