import type { Light } from './day';

/** A lantern, drawn in a field of 24 by 30: on the page as SVG, in the picture to share on a canvas. */
export const WIDTH = 24;
export const HEIGHT = 30;

export type Part = 'glow' | 'glass' | 'flame' | 'frame' | 'cross';

const PATHS: Record<Part, string> = {
  glow: 'M12 3a14 14 0 0 1 0 28a14 14 0 0 1 0-28z',
  glass: 'M6 10h12v13H6z',
  flame: 'M12 11.5c1 3 3.6 4.2 3.6 7a3.6 3.6 0 0 1-7.2 0c0-2.8 2.6-4 3.6-7z',
  frame: 'M8 6.5a4 4.5 0 0 1 8 0M6 6.5h12l2 3.5H4zM4 23h16l1.5 4.5h-19zM6 10v13M18 10v13',
  cross: 'M8.6 12.6l6.8 7.8m0-7.8-6.8 7.8',
};

/** What a light looks like differs in its shape, not in its colour alone: a flame, a cross, or nothing. */
const PARTS: Record<Light, readonly Part[]> = {
  lit: ['glow', 'glass', 'flame', 'frame'],
  out: ['glass', 'frame', 'cross'],
  dark: ['frame'],
};

export const drawingOf = (light: Light): readonly { part: Part; path: string }[] =>
  PARTS[light].map((part) => ({ part, path: PATHS[part] }));
