import type { Sound } from '../../sound';
import type { LanternFact, Phase } from './rules';
import { isRoll } from './tray';

/** What is to be heard of these facts; the frame itself rings at the end. */
export function soundOf(facts: readonly LanternFact[], phase: Phase['name']): Sound | null {
  if (facts.length === 0) return null;
  if (phase === 'lost') return 'bad';
  if (phase === 'reward' || facts.some(({ name }) => name === 'gains')) return 'good';
  return facts.some(isRoll) ? 'dice' : 'move';
}
