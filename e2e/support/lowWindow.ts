import type { Page } from '@playwright/test';

/** A page of 1280 × 1024 at 400 % (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 256 };

/** Largest share of the window that pinned elements may cover. */
const coverAllowed = 0.25;

/**
 * Faults of a page in a low window, a line each: horizontal scrolling, pinned elements covering too much at any scroll
 * position, or a focused control that is hidden or covered. A game that fills the window counts as the page.
 */
export function lowWindowFaults(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const root = document.documentElement;
    const step = 8;
    // Whether it stays when the page scrolls: a sticky element may be at its own place in the page.
    const stays = (element: Element) => {
      const before = element.getBoundingClientRect().top;
      const by = scrollY > 0 ? -1 : 1;
      scrollBy({ top: by, behavior: 'instant' });
      const isStill = element.getBoundingClientRect().top === before;
      scrollBy({ top: -by, behavior: 'instant' });
      return isStill;
    };
    const covered = () => {
      const pinned = new Map<Element, boolean>();
      const isPinned = (element: Element | null): boolean => {
        if (!element) return false;
        const isOwn =
          pinned.get(element) ??
          (/fixed|sticky/.test(getComputedStyle(element).position) &&
            !element.querySelector('iframe') &&
            stays(element));
        pinned.set(element, isOwn);
        return isOwn || isPinned(element.parentElement);
      };
      let hits = 0;
      let all = 0;
      for (let y = step / 2; y < innerHeight; y += step)
        for (let x = step / 2; x < innerWidth; x += step, all++) if (isPinned(document.elementFromPoint(x, y))) hits++;
      return hits / all;
    };
    const faults: string[] = [];
    if (root.scrollWidth > innerWidth) faults.push(`is ${root.scrollWidth} px wide`);
    for (const part of [0, 0.5, 1]) {
      scrollTo({ top: part * (root.scrollHeight - innerHeight), behavior: 'instant' });
      const share = covered();
      if (share > allowed) faults.push(`is covered by ${Math.round(100 * share)} % at ${part}`);
    }
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    // Forth and back: what is focused comes in at the bottom, or at the top.
    for (const control of [...controls, ...controls.toReversed()]) {
      const { width, height } = control.getBoundingClientRect();
      const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || width < step || height < step || control.matches(':disabled, [tabindex="-1"], [inert] *'))
        continue;
      control.focus();
      // Disables smooth scrolling.
      control.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
      // Of a wrapped link, the first line.
      const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // Through the gaps of a round or rotated element, its container is hit.
      const isHit = hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control));
      if (document.activeElement === control && !isHit)
        faults.push(`hides ${control.outerHTML.slice(0, 100)} under ${hit?.outerHTML.slice(0, 100)}`);
    }
    return faults;
  }, coverAllowed);
}
