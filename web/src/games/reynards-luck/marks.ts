import { parts, type Choice, type Steps } from '../marks';
import type { Action } from './rules';

/** The squares that a piece leaves and goes to, the card, or the button. Pieces are set up as one likes: nothing is marked. */
export function steps({ word, value }: Choice): Steps {
  const action = value as Action;
  if (typeof action === 'string') return [[`offer:${action}`]];
  if ('go' in action) return [[`square:${action.go.from}`], [`square:${action.go.to}`]];
  if ('card' in action) return [parts('card', [action.card])];
  return 'return' in action ? [[`offer:${word}`]] : [];
}
