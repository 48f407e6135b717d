/**
 * A button that was just pressed may be gone with the choice it made. Then the words that say what is to be done next
 * get the focus, so that whoever plays by keyboard stays at the table.
 */
export function keepFocus(table: HTMLElement) {
  let inside = false;
  const came = () => (inside = true);
  const went = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !table.contains(relatedTarget)) inside = false;
  };
  const watch = new MutationObserver(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (inside && nowhere) table.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true });
  });
  table.addEventListener('focusin', came);
  table.addEventListener('focusout', went);
  watch.observe(table, { childList: true, subtree: true });
  return () => {
    table.removeEventListener('focusin', came);
    table.removeEventListener('focusout', went);
    watch.disconnect();
  };
}
