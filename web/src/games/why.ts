/** Why a part of a board cannot be used now, as its rules and the numbers of the moment have it. */
const REASONS = new WeakMap<Element, () => string | undefined>();

/** `{@attach why(() => …)}`: what is said when this, or something in it, is pressed without effect; nothing if it has one. */
export const why = (reason: () => string | undefined) => (part: Element) => void REASONS.set(part, reason);

/** The reason on this very part. */
export const ownReason = (part: Element): string | undefined => REASONS.get(part)?.();

/** The nearest reason, on the part or on what it lies in. */
export function reasonAt(part: Element | null): string | undefined {
  for (let at = part; at; at = at.parentElement) {
    const reason = ownReason(at);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
