import type { Page } from '@playwright/test';
import { watchNetworkIdle } from './texts';
import type { Look } from './walkPages';

/**
 * Scrolls through a page, so that everything that waits to be seen is there. Of a list that grows meanwhile the first
 * screens: the others are alike.
 */
const passThrough = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const end = Math.min(root.scrollHeight, 10 * innerHeight);
    for (let top = 0; top < end; top += 0.8 * innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });

/** Inspects an open page at each width, px; {@link layoutFaults} unless told otherwise. */
export const atWidths =
  (widths: readonly number[], look: Look = layoutFaults): Look =>
  async (page) => {
    const faults: string[] = [];
    const networkIdle = watchNetworkIdle(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await passThrough(page);
      await networkIdle();
      faults.push(...(await look(page)).map((fault) => `at ${width} ${fault}`));
    }
    return faults;
  };

/**
 * Layout faults of a page, a line each:
 *
 * - `wide`: the page scrolls sideways, or a text is beside the screen;
 * - `cut`: a text is cut off by a box that does not scroll. An ellipsis is fine where a title has the whole text, in
 *   icon bars, whose links have full accessible names, and on a game's tile, which leads to the whole name;
 * - `torn`: a word goes on in the next line without a hyphen. Browsers put one in English, Spanish and Russian words. A
 *   code may break anywhere;
 * - `overlap`: texts or controls overlap. A control inside another one's box is meant (a heart on a tile), and so is a
 *   text inside a see-through control (a card that is a link);
 * - `behind`: the centre of a control that was scrolled to is hit on something else;
 * - `covered`: pinned parts cover what stands at the start or the end of the page.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    /** A text's line, or a control. Only what has the same pinned ancestor, or none, stands side by side. */
    type Thing = { element: Element; box: Box; control: Element | null; pin: Element | null; text: string };
    const slack = 1.5;
    const pressable = 'a[href], button, input, select, textarea, summary';
    const root = document.documentElement;
    const faults: string[] = [];
    const scroll = (top: number) => scrollTo({ top, left: 0, behavior: 'instant' });

    const nameOf = (element: Element): string => {
      const name = (one: Element) =>
        one.tagName.toLowerCase() +
        (typeof one.className === 'string' && one.className ? `.${one.className.split(' ')[0]}` : '');
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `${element.parentElement ? `${name(element.parentElement)} > ` : ''}${name(element)} "${text}"`;
    };
    const tell = (what: string, ...elements: Element[]) =>
      faults.push(`${what}: ${[...new Set(elements)].map(nameOf).join(' and ')}`);
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isIn = (one: Box, other: Box) =>
      one.left >= other.left - slack &&
      one.right <= other.right + slack &&
      one.top >= other.top - slack &&
      one.bottom <= other.bottom + slack;
    const isSmaller = (one: Box, other: Box, share = 0.8) =>
      (one.right - one.left) * (one.bottom - one.top) < share * (other.right - other.left) * (other.bottom - other.top);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert], dialog:not([open]), [hidden]');
    const pinOf = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    /** The ancestors that clip an element, nearest first, itself included. */
    function* clips(element: Element) {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        if (overflowX !== 'visible' || overflowY !== 'visible') yield { at, overflowX, overflowY };
        if (position === 'fixed') return;
      }
    }
    /** What remains of a box, wherever the page is scrolled to. */
    const seen = (box: Box, element: Element | null): Box | null => {
      let rest = box;
      if (element)
        for (const { at } of clips(element)) {
          const { left, top, right, bottom } = at.getBoundingClientRect();
          const { textOverflow, paddingLeft, paddingRight } = getComputedStyle(at);
          // An ellipsis stands before the padding.
          const [before, after] = textOverflow === 'ellipsis' ? [paddingLeft, paddingRight] : ['0', '0'];
          const inner = {
            left: left + Number.parseFloat(before),
            top,
            right: right - Number.parseFloat(after),
            bottom,
          };
          rest = meet(rest, inner);
        }
      return rest.right - rest.left > 1 && rest.bottom - rest.top > 1 ? rest : null;
    };
    const isShortened = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      return isMeant && element.closest('[title], nav a, nav button, [data-tile]') !== null;
    };
    /** Texts that run through their box (tickers) or turn with it are whole after a while. */
    const moves = (element: Element, within: Element) => {
      for (let at: Element | null = element; at && at !== within; at = at.parentElement)
        if (at.getAnimations().length > 0) return true;
      return false;
    };
    const cutBy = (element: Element, line: Box): Element | null => {
      for (const { at, overflowX, overflowY } of clips(element)) {
        const edge = at.getBoundingClientRect();
        if (edge.width <= 1 || edge.height <= 1 || /auto|scroll/.test(overflowX + overflowY)) return null;
        const isWider = overflowX !== 'visible' && (line.right > edge.right + slack || line.left < edge.left - slack);
        const isHigher = overflowY !== 'visible' && (line.bottom > edge.bottom + slack || line.top < edge.top - slack);
        if ((isWider || isHigher) && !moves(element, at)) return at;
      }
      return null;
    };
    const mayBreak = (element: Element) =>
      element.closest('code') !== null ||
      (getComputedStyle(element).hyphens === 'auto' &&
        /^(en|es|ru)/.test(element.closest('[lang]')?.getAttribute('lang') ?? ''));
    const isTorn = (node: Node) =>
      [...(node.textContent ?? '').matchAll(/[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Devanagari}\p{M}]{2,}/gu)].some(
        (word) => {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const [first, ...others] = range.getClientRects();
          return first !== undefined && others.some(({ top }) => top > (first.top + first.bottom) / 2);
        },
      );
    const isScrolled = (element: Element) => [...clips(element)].some(({ overflowX }) => overflowX !== 'visible');

    // What is not drawn until it is near has no size of its own.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(drawn);
    scroll(0);
    if (root.scrollWidth > innerWidth) faults.push(`wide: the page has ${root.scrollWidth} px`);
    const controls = [...document.body.querySelectorAll(pressable)].filter(isShown);
    const things: Thing[] = controls.flatMap((element) => {
      const box = seen(element.getBoundingClientRect(), element.parentElement);
      return box ? [{ element, box, control: element, pin: pinOf(element), text: '' }] : [];
    });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element)) continue;
      if (element.closest('select, script, style, noscript, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = range.getClientRects();
      if (lines.length > 1 && lines[0] && seen(lines[0], element) && !mayBreak(element) && isTorn(node))
        tell('torn', element);
      for (const { left, right, top, bottom } of lines) {
        // Line boxes are higher than their letters.
        const isUpright = getComputedStyle(element).writingMode !== 'horizontal-tb';
        const [across, down] = isUpright ? [(right - left) * 0.2, 0] : [0, (bottom - top) * 0.2];
        const line = { left: left + across, right: right - across, top: top + down, bottom: bottom - down };
        if (right - left <= 1) continue;
        const cut = cutBy(element, line);
        if (cut) {
          if (!isShortened(element) && !isShortened(cut)) tell('cut', element, cut);
        } else if ((right > innerWidth + slack || left < -slack) && !isScrolled(element)) tell('wide', element);
        const box = seen(line, element);
        if (box) things.push({ element, box, control: element.closest(pressable), pin: pinOf(element), text });
      }
    }

    const isClear = (control: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(control);
      return backgroundImage === 'none' && /transparent|, 0\)|\/ 0\)/.test(backgroundColor);
    };
    const isOwn = (one: Thing, other: Thing) =>
      one.pin !== other.pin ||
      one.element.contains(other.element) ||
      other.element.contains(one.element) ||
      (one.control !== null && one.control === other.control && !(one.text && other.text));
    /** A small control at the edge of a large one. */
    const isBadge = (one: Thing, other: Thing) => {
      const [x, y] = [(one.box.left + one.box.right) / 2, (one.box.top + one.box.bottom) / 2];
      const middle = { left: x, right: x, top: y, bottom: y };
      return !one.text && !other.text && isSmaller(one.box, other.box, 0.25) && isIn(middle, other.box);
    };
    /** A text that is placed later, and so over the other thing. */
    const isAbove = ({ element }: Thing, other: Thing) => {
      for (let at: Element | null = element; at && !at.contains(other.element); at = at.parentElement)
        if (getComputedStyle(at).position === 'absolute')
          return Boolean(other.element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
      return false;
    };
    /** A thing within a control that is not around it in the document: a heart, a prefix, a card's texts. */
    const isPlacedIn = (one: Thing, other: Thing) =>
      isBadge(one, other) ||
      (!other.text &&
        isIn(one.box, other.box) &&
        isSmaller(one.box, other.box) &&
        (!one.text ||
          one.control !== null ||
          isAbove(one, other) ||
          isClear(other.element) ||
          !other.element.matches('a, button')));
    /** What is slanted or clipped to a shape does not fill its box. */
    const isSlanted = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { transform, rotate, clipPath } = getComputedStyle(at);
        const { b, c } = new DOMMatrix(transform);
        if (b !== 0 || c !== 0 || rotate !== 'none' || clipPath !== 'none') return true;
      }
      return false;
    };
    /** Whether both things are hit at a point of an area of their boxes. */
    const touch = (one: Thing, other: Thing, area: Box) => {
      const from = one.element.getBoundingClientRect();
      one.element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
      const to = one.element.getBoundingClientRect();
      const isHit = (x: number, y: number) => {
        const hits = document.elementsFromPoint(x, y);
        return [one, other].every(({ element }) => hits.some((hit) => element.contains(hit)));
      };
      const places = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isTouched = places.some((across) =>
        places.some((down) => {
          const x = area.left + across * (area.right - area.left) + to.left - from.left;
          const y = area.top + down * (area.bottom - area.top) + to.top - from.top;
          return isHit(x - slack, y) && isHit(x + slack, y);
        }),
      );
      scroll(0);
      return isTouched;
    };
    things.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of things.entries()) {
      for (let place = index + 1; place < things.length; place++) {
        const other = things[place] as Thing;
        if (other.box.top >= one.box.bottom - slack) break;
        const area = meet(one.box, other.box);
        if (area.right - area.left <= slack || area.bottom - area.top <= slack) continue;
        if (isOwn(one, other) || isPlacedIn(one, other) || isPlacedIn(other, one)) continue;
        if ((isSlanted(one.element) || isSlanted(other.element)) && !touch(one, other, area)) continue;
        tell('overlap', one.element, other.element);
      }
    }

    for (const [top, isAtEnd] of [
      [0, false],
      [root.scrollHeight, true],
    ] as const) {
      scroll(top);
      for (const element of new Set(things.filter(({ pin }) => !pin).map(({ element }) => element))) {
        // Of a line that is scrolled sideways, what is beside it is hidden anyway.
        const box = seen(element.getBoundingClientRect(), element.parentElement);
        if (!box) continue;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        if (y < 0 || y > innerHeight || y > innerHeight / 2 !== isAtEnd) continue;
        const hit = document.elementFromPoint(x, y);
        const pin = pinOf(hit);
        if (hit && pin && !pin.contains(element)) tell(`covered at the ${isAtEnd ? 'end' : 'start'}`, element, hit);
      }
    }

    for (const control of controls) {
      if (control.matches(':disabled, [tabindex="-1"]') || getComputedStyle(control).pointerEvents === 'none') continue;
      control.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      const box = control.getClientRects()[0];
      if (!box || box.width <= 1 || box.height <= 1) continue;
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!hit || control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control)) continue;
      const other = hit.closest(pressable)?.getBoundingClientRect();
      if (!(other && isIn(other, box) && isSmaller(other, box))) tell('behind', control, hit);
    }
    scroll(0);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
    return [...new Set(faults)];
  });
}
