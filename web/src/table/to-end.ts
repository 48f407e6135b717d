/**
 * The newest stays in sight: a box is scrolled to its end once the page is drawn anew. To ask for its height at once would
 * have the whole page measured in the middle of its changes. Called off by what is returned.
 */
export function toEnd(box: Element | null | undefined): () => void {
  const frame = requestAnimationFrame(() => box && (box.scrollTop = box.scrollHeight));
  return () => cancelAnimationFrame(frame);
}
