import type { DocumentFault } from '../protocol';
import type { Keys } from '../text/keys';
import { has, t } from '../text/workshop';

/** A square that nobody has given yet is not a wrong one. */
const ruleOf = ({ rule, found }: DocumentFault) => (rule === 'square' && found === '' ? 'square-none' : rule);

/** What is wrong, in the language that is spoken. A rule that this page does not know is said by the house. */
export function faultWords(fault: DocumentFault): string {
  const key: string = `fault-${ruleOf(fault)}`;
  if (!has(key)) return fault.text;
  const [least, most] = fault.range ?? [0, 0];
  return t(key as Keys['workshop'], { found: fault.found, least, most });
}
