import { parts, type Choice, type Steps } from '../marks';
import type { FortunaAction } from './rules';

/** The dice or bricks that are picked, the plate that is called, or the button. */
export function steps({ word, value }: Choice): Steps {
  const action = value as FortunaAction;
  const button = [`offer:${word}`];
  if (typeof action === 'string') return [button];
  if ('dice' in action) return [parts('die', action.dice), button];
  if ('bricks' in action) return [parts('brick', action.bricks), button];
  return 'call' in action ? [[`call:${action.call}`]] : [button];
}
