const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys go from fort to fort, so that the tab key has to stop at the forts only once. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const forts = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-fort]')];
  const at = forts.indexOf(document.activeElement as HTMLElement);
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? forts.length - 1 : at + (STEPS[event.key] ?? 0);
  if (at < 0 || to === at) return;
  event.preventDefault();
  forts[(to + forts.length) % forts.length]?.focus();
}

/** Lead the focus to what can be touched next: a fort, a treasure, else a button of the orders. */
export function lead(table: HTMLElement | undefined): void {
  const forts = '[data-target][tabindex="0"]';
  const to = [forts, '[data-treasure][data-first]', '[data-choices] button'];
  for (const each of to) {
    const found = table?.querySelector<HTMLElement>(each);
    if (found) return found.focus();
  }
}
