import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Marks, Part } from './marks';

const KEY = Symbol('marks');

/** What is marked on every board below this component. */
export const provideMarks = (marks: () => Marks) => setContext(KEY, marks);

/**
 * For a board: `{@attach mark('square:e4')}` marks that square whenever a choice that touches it is shown. How it looks
 * is in `style/base.css`.
 */
export function marking(): (part: Part) => Attachment<HTMLElement> {
  const marks = getContext<(() => Marks) | undefined>(KEY);
  return (part) => (element) => {
    const mark = marks?.().get(part);
    if (!mark) return;
    element.dataset.mark = mark.tones.join(' ');
    if (mark.badge) element.dataset.badge = mark.badge;
    return () => {
      delete element.dataset.mark;
      delete element.dataset.badge;
    };
  };
}
