import type { Page } from '@playwright/test';
import { expect } from './house';

/** In the page: every text that cannot be read to its end, with why. */
function cutTexts(): string[] {
  const found: string[] = [];
  const wide = document.documentElement.clientWidth;
  const textsOf = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
  /** Where its own words stand, without those of its parts. */
  const areaOf = (element: Element) => {
    const areas = textsOf(element).map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
    const [left, right] = [
      Math.min(...areas.map((each) => each.left)),
      Math.max(...areas.map((each) => each.right)),
    ];
    return { left, right, width: right - left, height: areas[0]!.height };
  };
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const parents = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : [];
  /** Kept for those who only hear the page. */
  const unseen = (element: Element): boolean =>
    [element, ...parents(element)].some((each) => getComputedStyle(each).clipPath === 'inset(50%)') ||
    element.closest('.unseen, [inert], [aria-hidden="true"] svg, .skip') !== null;
  const say = (element: Element, why: string) =>
    found.push(
      `${why}: “${element.textContent!.trim().replace(/\s+/g, ' ').slice(0, 60)}” in ${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]}`,
    );
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (
      textsOf(element).length === 0 ||
      unseen(element) ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const text = areaOf(element);
    if (text.width < 2 || text.height < 2) continue;
    const isSvg = element instanceof SVGElement;
    const style = getComputedStyle(element);
    if (
      !isSvg &&
      style.display !== 'inline' &&
      clips(style.overflowX) &&
      element.scrollWidth > element.clientWidth + 1
    )
      say(element, 'cut at its side');
    if (
      !isSvg &&
      style.display !== 'inline' &&
      clips(style.overflowY) &&
      element.scrollHeight > element.clientHeight + 3
    )
      say(element, 'cut below');
    const button = element.closest('button, .button, [role="tab"]')?.getBoundingClientRect();
    if (button && !isSvg && (text.left < button.left - 1 || text.right > button.right + 1))
      say(element, 'sticks out of its button');
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      const area = box.getBoundingClientRect();
      // What can be scrolled can be read.
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      if (clips(overflowX) && (text.left < area.left - 1 || text.right > area.right + 1)) {
        say(element, 'cut by what it stands in');
        break;
      }
      if (position === 'fixed') break;
    }
    const scrolled = parents(element).some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX));
    if (!scrolled && (text.left < -1 || text.right > wide + 1)) say(element, 'out of the page');
  }
  return [...new Set(found)];
}

/** All words on this screen can be read to their end. */
export async function expectUncut(page: Page, screen: string): Promise<void> {
  expect.soft(await page.evaluate(cutTexts), screen).toEqual([]);
}
