/** A part of the page, in pixels from its beginning. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Spot = Pick<Area, 'left' | 'top'>;

export const GAP = 12;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where a card stands that explains a part of the page: to its right or left if the page is wide enough for that, else
 * below it; above it if both are higher than the window, so that one reads the card first. Never over it.
 */
export function beside(
  part: Area,
  card: Pick<Area, 'width' | 'height'>,
  page: { width: number; height: number },
): Spot {
  const right = part.left + part.width + GAP;
  const left = part.left - GAP - card.width;
  const top = Math.max(GAP, part.top + Math.min(0, (part.height - card.height) / 2));
  if (right + card.width + GAP <= page.width) return { left: right, top };
  if (left >= GAP) return { left, top };
  const middle = part.left + (part.width - card.width) / 2;
  const across = within(middle, GAP, page.width - card.width - GAP);
  const above = part.top - GAP - card.height;
  const tall = part.height + card.height + 3 * GAP > page.height;
  return { left: across, top: tall && above >= 0 ? above : part.top + part.height + GAP };
}

/** How far to scroll so that both are seen; the card rather than the end of something long. */
export function scrollFor(part: Area, card: Area, height: number): number {
  const top = Math.min(part.top, card.top);
  const bottom = Math.max(part.top + part.height, card.top + card.height);
  if (bottom - top + 2 * GAP <= height) return Math.max(0, (top + bottom - height) / 2);
  const below = card.top > part.top;
  return Math.max(0, below ? card.top + card.height + GAP - height : card.top - GAP);
}
