import type { Frame, Page } from '@playwright/test';

/**
 * Layout faults of a game: controls not completely visible (after scrolling to them, where their part scrolls), smaller
 * than a finger, and overlapping or overflowing controls and texts. A line each.
 */
export function misplaced(game: Frame | Page): Promise<string[]> {
  return game.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const finger = 44;
    const slack = 0.6;
    const faults: string[] = [];
    const root = document.querySelector('dialog[open]') ?? document.body;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.className && `.${String(element.className).replaceAll(' ', '.')}`} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}"`;
    const size = ({ left, top, right, bottom }: Box) => ({ width: right - left, height: bottom - top });
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    /** The visible part of a box after clipping by its ancestors. */
    const seen = (box: Box, element: Element): Box | undefined => {
      let rest = meet(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX !== 'visible' || overflowY !== 'visible') rest = meet(rest, at.getBoundingClientRect());
      }
      const { width, height } = size(rest);
      return width > 1 && height > 1 ? rest : undefined;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.hidden');

    const controls = [...root.querySelectorAll('button, select, input, a[href]')].filter(isShown);
    const scrolled = [...document.querySelectorAll('*')].map((element) => [element, element.scrollTop] as const);
    for (const control of controls) {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = control.getBoundingClientRect();
      const rest = seen(box, control.parentElement ?? control);
      const { width, height } = size(rest ?? { left: 0, top: 0, right: 0, bottom: 0 });
      if (width < box.width - slack || height < box.height - slack)
        faults.push(
          `outside: ${nameOf(control)} shows ${width.toFixed(0)}×${height.toFixed(0)} of ${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
        );
      if (box.width < finger - slack || box.height < finger - slack)
        faults.push(`small: ${nameOf(control)} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
    }
    for (const [element, top] of scrolled) if (element.scrollTop !== top) element.scrollTop = top;

    const texts: { element: Element; box: Box; control: Element | undefined }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element) || element.closest('select')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const control = controls.find((one) => one.contains(element));
      for (const rect of range.getClientRects()) {
        // Line boxes are higher than their letters.
        const trim = (rect.bottom - rect.top) * 0.18;
        const letters = { left: rect.left, right: rect.right, top: rect.top + trim, bottom: rect.bottom - trim };
        const within = control?.getBoundingClientRect();
        const cut = within && size(meet(letters, within));
        if (cut && (cut.width < size(letters).width - 1 || cut.height < size(letters).height - 1))
          faults.push(`cut off: ${nameOf(control ?? element)}`);
        const box = seen(letters, element);
        if (box) texts.push({ element, box, control });
      }
    }
    const boxes = [
      ...controls.flatMap((element) => {
        const box = seen(element.getBoundingClientRect(), element.parentElement ?? element);
        return box ? [{ element, box, control: element }] : [];
      }),
      ...texts,
    ];
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.element === other.element || (one.control && one.element === other.control)) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const { width, height } = size(meet(one.box, other.box));
        if (width > 1 && height > 1)
          faults.push(
            `overlap ${width.toFixed(0)}×${height.toFixed(0)}: ${nameOf(one.element)} and ${nameOf(other.element)}`,
          );
      }
    }
    return [...new Set(faults)];
  });
}
