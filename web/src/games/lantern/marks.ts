import { parts, type Choice, type Steps } from '../marks';
import type { LanternAction } from './rules';
import { PLACES } from './sheet';
import { useOf } from './uses';

/** The dice that an ability is used on, then its button; each place of the setup with the die that goes there. */
export function steps({ word, value }: Choice): Steps {
  const action = value as LanternAction;
  if (typeof action === 'object' && 'assign' in action)
    return [PLACES.map((place) => [`place:${place}`, String(action.assign[place])] as const)];
  const use = useOf({ word, value, outlook: [] });
  return [...(use ? [parts('die', use.faces)] : []), [`offer:${word}`]];
}
