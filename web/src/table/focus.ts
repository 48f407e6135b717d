/**
 * Somebody who plays by keyboard must not fall off the board when the button that was just pressed goes away: the focus
 * goes to the first thing that can be done in the same part, or waits at the part itself until there is one. It leaves the
 * button as soon as that is taken: a browser that takes away what has the focus draws the whole page once more for it.
 */
export function keepFocus(part: HTMLElement): () => void {
  let inside = false;
  let pressed: HTMLElement | null = null;
  const came = () => (inside = true);
  const went = (event: FocusEvent) => {
    // A button that is taken away loses the focus to nobody; one that is left loses it to another.
    if (event.relatedTarget) inside = false;
  };
  const changed = new MutationObserver(() => {
    const at = document.activeElement;
    const taken = at?.matches('[data-choices] [aria-disabled="true"]');
    if (taken) pressed = at as HTMLElement;
    const lost = taken || at === document.body || at === part;
    if (inside && lost) (again(pressed) ?? firstChoice(part) ?? part).focus({ preventScroll: true });
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

/** What was pressed and is still there to be pressed: it was refused. */
const again = (pressed: HTMLElement | null) =>
  pressed?.isConnected && pressed.ariaDisabled === 'false' ? pressed : null;

function firstChoice(part: HTMLElement): HTMLElement | null {
  return part.querySelector(
    '[data-choices] button:not(:disabled, [aria-disabled="true"]), [data-first]:not(:disabled)',
  );
}
