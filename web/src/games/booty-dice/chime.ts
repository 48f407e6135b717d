import type { Sound } from '../../sound';
import { gained } from './moves';
import type { BootyView } from './rules';

/** What is to be heard of what happened to oneself: losing is louder than winning. */
export function chime(before: BootyView, after: BootyView, own: number | null): Sound | null {
  const now = own === null ? undefined : after.pirates[own - 1];
  if (!now) return null;
  const change = gained(before.pirates[own! - 1], now);
  if (change.lives < 0 || change.doubloons < 0) return 'bad';
  return change.doubloons > 0 || change.shields > 0 ? 'good' : null;
}
