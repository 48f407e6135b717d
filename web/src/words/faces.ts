let sheet: CSSStyleSheet | undefined;

/** Rules that come while the page is open; none where there is no browser, as in tests. */
function rules(): CSSStyleSheet | undefined {
  if (sheet || !globalThis.document) return sheet;
  sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

const BODY =
  '<rect x="3" y="3" width="94" height="94" rx="18" fill="#fffdf6" stroke="#8d7b60" stroke-width="4"/>';

/** A picture in a square of 100 by 100, for every element that these select. */
function draw(selector: string, svg: string): void {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${svg}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(drawn)}")`;
  rules()?.insertRule(`${selector} { background-image: ${image} }`);
}

/**
 * Faces of dice in texts, as `parts/Said.svelte` shows them. A text may have hundreds of them: an image is drawn once, and a
 * rule makes all of a kind share what they look like.
 */
export const drawFace = (face: string, svg: string): void => draw(`[data-face="${face}"]`, BODY + svg);

/** Other pictures that a table has many of: an element with an image is drawn sooner than one made of shapes. */
export const drawPicture = (name: string, svg: string): void => draw(`[data-drawing="${name}"]`, svg);
