/**
 * Somebody who plays by keyboard must not fall off the board when the button that was just pressed goes away: the focus
 * goes to the first thing that can be done in the same part, or waits at the part itself until there is one.
 */
export function keepFocus(part: HTMLElement): () => void {
  let inside = false;
  const came = () => (inside = true);
  const went = (event: FocusEvent) => {
    // A button that is taken away loses the focus to nobody; one that is left loses it to another.
    if (event.relatedTarget) inside = false;
  };
  const changed = new MutationObserver(() => {
    const lost = document.activeElement === document.body || document.activeElement === part;
    if (inside && lost) (firstChoice(part) ?? part).focus({ preventScroll: true });
  });
  part.tabIndex = -1;
  part.addEventListener('focusin', came);
  part.addEventListener('focusout', went);
  changed.observe(part, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'aria-disabled'],
  });
  return () => {
    changed.disconnect();
    part.removeEventListener('focusin', came);
    part.removeEventListener('focusout', went);
  };
}

function firstChoice(part: HTMLElement): HTMLElement | null {
  return part.querySelector(
    '[data-choices] button:not(:disabled, [aria-disabled="true"]), button[data-first]:not(:disabled)',
  );
}
