import type { Sound } from '../../sound';
import type { Phase } from './types';

/** What is to be heard with these lines of the log; the frame itself rings at the end. */
export function soundOf(lines: readonly string[], phase: Phase['name']): Sound | null {
  if (lines.length === 0) return null;
  if (phase === 'lost') return 'bad';
  if (phase === 'reward' || lines.some((line) => / gain /.test(line))) return 'good';
  return lines.some((line) => line.startsWith('* ')) ? 'dice' : 'move';
}
