let sheet: CSSStyleSheet | undefined;

/** Rules that come while the page is open; none where there is no browser, as in tests. */
function rules(): CSSStyleSheet | undefined {
  if (sheet || !globalThis.document) return sheet;
  sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/**
 * Faces of dice in texts, drawn in a square of 100 by 100, as `parts/Said.svelte` shows them. A text may have hundreds of
 * them: an image is drawn once, and a rule makes all of a kind share what they look like.
 */
export function drawFace(face: string, svg: string): void {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="3" y="3" width="94" height="94" rx="18" fill="#fffdf6" stroke="#8d7b60" stroke-width="4"/>${svg}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(drawn)}")`;
  rules()?.insertRule(`[data-face="${face}"] { background-image: ${image} }`);
}
