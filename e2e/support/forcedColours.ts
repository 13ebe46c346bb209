import type { Page } from '@playwright/test';

/** Selected or disabled elements that look like their normal neighbour, a line each. */
export function alikeInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marks = [
      '[aria-pressed="true"]',
      '[aria-selected="true"]',
      '[aria-current]:not([aria-current="false"])',
      'label:has(> input:checked)',
      'button:is([aria-disabled="true"], :disabled)',
    ];
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const lookOf = (element: Element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, color, backgroundColor } =
        getComputedStyle(element);
      return [outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, color, backgroundColor].join(' ');
    };
    /** The nearest element of the same kind without any of the states. */
    const nextOf = (one: Element): Element | undefined => {
      const kind = one.tagName + (one.matches('label') ? ':has(> input:is([type="radio"], [type="checkbox"]))' : '');
      for (let part = one.parentElement; part && part !== document.body; part = part.parentElement) {
        const other = [...part.querySelectorAll(kind)].find((next) => !next.matches(marks.join()) && isSeen(next));
        if (other) return other;
      }
      return undefined;
    };
    return [...document.querySelectorAll(marks.join())].filter(isSeen).flatMap((one) => {
      const other = nextOf(one);
      return other && lookOf(other) === lookOf(one) ? [`${one.outerHTML.slice(0, 120)} looks like the others`] : [];
    });
  });
}
