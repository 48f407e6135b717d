import type { Choice, Steps } from '../marks';
import { keysOf } from './path';
import type { View } from './rules';

/** What is touched on the way to a choice: a die on the card, forts, a treasure. */
export const steps = (choice: Choice, view: View): Steps =>
  keysOf({ ...choice, outlook: [] }, view.phase.name === 'power').map((key) => [key]);
