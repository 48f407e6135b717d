import { CHOICE_FIELDS, type Fact } from '../protocol';

/**
 * The value of a choice in the form of a fact, so that words can be made of it: `{ rob: 'p2' }` is a `rob` with its seat,
 * `{ counter: [3, 'up'] }` a `counter-up` with its die. Nothing for a choice that has no value.
 */
export function asFact(value: unknown): Fact | null {
  if (typeof value === 'string') return { name: value };
  if (typeof value !== 'object' || value === null) return null;
  const [name, what] = Object.entries(value)[0] ?? [];
  if (name === undefined) return null;
  if (Array.isArray(what) && typeof what[0] === 'number' && typeof what[1] === 'string')
    return { name: `${name}-${what[1]}`, [CHOICE_FIELDS[name] ?? name]: what[0] };
  if (typeof what === 'object' && what !== null && !Array.isArray(what)) return { ...what, name };
  return { name, [CHOICE_FIELDS[name] ?? name]: what };
}
