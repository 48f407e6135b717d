import type { Light } from './day';
import { drawingOf, HEIGHT, WIDTH, type Part } from './lantern';

/** A picture as networks show it beside a link; small enough for a message. */
export const PICTURE = { width: 1200, height: 630 } as const;
const MARGIN = 80;

/** What is told in a picture and in a text: how far it went, and no die. */
export interface Telling {
  title: string;
  date: string;
  /** How far, in a few words. */
  far: string;
  /** Beside it: circles, streak. */
  more: readonly string[];
  lights: readonly Light[];
  address: string;
}

interface Words {
  text: string;
  x: number;
  y: number;
  size: number;
  /** No wider than this: what is longer is written smaller. */
  most: number;
  ink: 'ink' | 'faint' | 'accent';
  serif: boolean;
  right?: boolean;
}
interface Lamp {
  light: Light;
  x: number;
  y: number;
  scale: number;
}
export interface Layout {
  words: Words[];
  lamps: Lamp[];
}

const LAMPS = { top: 226, height: 150, gap: 22 };

/** The lanterns side by side across the picture, as large as there is room for. */
function lampsOf(lights: readonly Light[]): Lamp[] {
  const room = PICTURE.width - 2 * MARGIN;
  const widest = (room - LAMPS.gap * (lights.length - 1)) / lights.length;
  const scale = Math.min(LAMPS.height / HEIGHT, widest / WIDTH);
  const step = WIDTH * scale + (room - WIDTH * scale * lights.length) / Math.max(1, lights.length - 1);
  const y = LAMPS.top + (LAMPS.height - HEIGHT * scale) / 2;
  return lights.map((light, index) => ({ light, x: MARGIN + index * step, y, scale }));
}

const LEFT = { x: MARGIN, most: PICTURE.width - 2 * MARGIN } as const;
const LOUD = { ...LEFT, ink: 'ink', serif: true } as const;
const QUIET = { ...LEFT, ink: 'faint', serif: false } as const;
const CORNER = { ...QUIET, ink: 'accent', x: PICTURE.width - MARGIN, right: true } as const;

/** Where everything stands. */
export function layoutOf({ title, date, far, more, lights, address }: Telling): Layout {
  const words: Words[] = [
    { ...LOUD, text: title, y: 124, size: 64 },
    { ...QUIET, text: date, y: 184, size: 38 },
    { ...LOUD, text: far, y: 452, size: 46 },
    { ...QUIET, text: more.join('  ·  '), y: 506, size: 34 },
    { ...CORNER, text: address.replace(/^https?:\/\//, ''), y: 566, size: 28 },
  ];
  return { words: words.filter(({ text }) => text), lamps: lampsOf(lights) };
}

/** A picture goes to others, so it is by day however its maker reads: paper and ink of `style/base.css`. */
const INK = { ink: '#2a2018', faint: '#6a5a49', accent: '#1f5c48' } as const;
const FAMILY = {
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
  plain: 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif',
};
const FILL: Partial<Record<Part, string>> = { glow: '#ffb84d3d', glass: '#ffe9b0', flame: '#d9601a' };
const COLD = '#d9c9ad';
const LINE: Record<Light, string> = { lit: '#2a2018', out: '#6a5a49', dark: '#a3937c' };
const CROSS = '#9c2f21';

function write(on: CanvasRenderingContext2D, { text, x, y, size, most, ink, serif, right }: Words): void {
  const font = (size: number) => `${serif ? '600 ' : ''}${size}px ${serif ? FAMILY.serif : FAMILY.plain}`;
  on.font = font(size);
  const wide = on.measureText(text).width;
  if (wide > most) on.font = font(Math.floor((size * most) / wide));
  on.fillStyle = INK[ink];
  on.textAlign = right ? 'right' : 'left';
  on.fillText(text, x, y);
}

function light(on: CanvasRenderingContext2D, { light, x, y, scale }: Lamp): void {
  on.save();
  on.translate(x, y);
  on.scale(scale, scale);
  on.lineWidth = 1.6;
  on.lineJoin = on.lineCap = 'round';
  for (const { part, path } of drawingOf(light)) {
    const shape = new Path2D(path);
    on.fillStyle = light === 'out' ? COLD : (FILL[part] ?? '#0000');
    on.strokeStyle = part === 'cross' ? CROSS : LINE[light];
    if (part === 'cross' || part === 'frame') on.stroke(shape);
    else on.fill(shape);
  }
  on.restore();
}

export function draw(canvas: HTMLCanvasElement, telling: Telling): void {
  [canvas.width, canvas.height] = [PICTURE.width, PICTURE.height];
  const on = canvas.getContext('2d');
  if (!on) return;
  on.fillStyle = '#f4ecdd';
  on.fillRect(0, 0, PICTURE.width, PICTURE.height);
  on.strokeStyle = COLD;
  on.lineWidth = 3;
  on.strokeRect(24, 24, PICTURE.width - 48, PICTURE.height - 48);
  const { words, lamps } = layoutOf(telling);
  for (const each of lamps) light(on, each);
  for (const each of words) write(on, each);
}

export const asFile = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: blob.type })), 'image/png'),
  );

const SIGN: Record<Light, string> = { lit: '🏮', out: '❌', dark: '⬛' };

/** The same as text: it can be read out, and sent where no picture can. */
export const textOf = ({ title, date, far, more, lights, address }: Telling): string =>
  [`${title} · ${date}`, lights.map((each) => SIGN[each]).join(''), [far, ...more].join(' · '), address].join(
    '\n',
  );
