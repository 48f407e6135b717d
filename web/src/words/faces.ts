/** A picture that elements are drawn with: as shapes at first, and as pixels when there was time to draw them. */
interface Picture {
  rule: CSSStyleRule;
  /** As wide and as high as that, in pixels. */
  size: number;
  address: string;
}

let sheet: CSSStyleSheet | undefined;
/** By what they are for; those that are pixels by now are gone from it. */
const shapes = new Map<string, Picture | null>();

/** Rules that come while the page is open; none where there is no browser, as in tests. */
function rules(): CSSStyleSheet | undefined {
  if (sheet || !globalThis.document) return sheet;
  sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

const BODY =
  '<rect x="3" y="3" width="94" height="94" rx="18" fill="#fffdf6" stroke="#8d7b60" stroke-width="4"/>';

const imageOf = (address: string) => `url("${address}")`;

/** A picture in a square of 100 by 100, for every element that these select. */
function draw(selector: string, svg: string, size: number): void {
  const sheet = rules();
  if (!sheet || shapes.has(selector)) return;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${svg}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  sheet.insertRule(`${selector} { background-image: ${imageOf(address)} }`);
  shapes.set(selector, { rule: sheet.cssRules[0] as CSSStyleRule, size, address });
}

/**
 * Faces of dice in texts, as `parts/Said.svelte` shows them. A text may have hundreds of them: an image is drawn once, and a
 * rule makes all of a kind share what they look like.
 */
export const drawFace = (face: string, svg: string): void => draw(`[data-face="${face}"]`, BODY + svg, 96);

/** Other pictures that a table has many of: an element with an image is drawn sooner than one made of shapes. */
export const drawPicture = (name: string, svg: string): void => draw(`[data-drawing="${name}"]`, svg, 320);

/** Makes pixels of every picture when there is time for it, so that nothing has to draw its shapes again wherever it stands. */
export async function drawPixels(): Promise<void> {
  const all = [...shapes].flatMap(([selector, shape]) => (shape ? [{ selector, ...shape }] : []));
  for (const { selector, rule, size, address } of all) {
    shapes.set(selector, null);
    await idle();
    const image = await pixelsOf(address, size).catch(() => null);
    if (image) rule.style.backgroundImage = imageOf(image.src);
  }
}

const idle = () =>
  new Promise<void>((then) => {
    // Safari knows no such moment.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => then());
    else setTimeout(then, 50);
  });

/** The image is there when the rule changes: it is held by whoever shows it. */
async function pixelsOf(address: string, size: number): Promise<HTMLImageElement> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  canvas.getContext('2d')!.drawImage(await loaded(address), 0, 0, size, size);
  const blob = await new Promise<Blob | null>((then) => canvas.toBlob(then));
  if (!blob) throw new Error('no picture came of the shapes');
  return loaded(URL.createObjectURL(blob));
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
