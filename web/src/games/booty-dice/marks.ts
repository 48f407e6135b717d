import { parts, type Choice, type Steps } from '../marks';
import type { BootyAction, BootyView } from './rules';
import { minus, throwOf } from './slots';

/** The dice that are kept, then the throw; or the pirate whom it is about. */
export function steps({ word, value }: Choice, view: BootyView): Steps {
  const action = value as BootyAction;
  if (action === 'stop') return [[`offer:${word}`]];
  if (action === 'roll-all') return [['do:roll']];
  if ('rob' in action) return [[`pirate:${action.rob}`]];
  if ('attack' in action) return [[`pirate:${action.attack}`]];
  if ('begin' in action) return [[`pirate:${action.begin}`]];
  const kept = minus(throwOf(view.phase)?.dice ?? [], action.roll) ?? [];
  return kept.length > 0 ? [parts('die', kept), ['do:roll']] : [['do:roll']];
}
