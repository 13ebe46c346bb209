declare global {
  interface Window {
    /** When the content was painted, ms since navigation; absent until then. */
    benchContent?: number;
  }
}

/**
 * Records when the content of a page is painted: a heading, and six elements matching `items`, each with visible text;
 * skeletons, hidden elements and pictures do not count. Runs in the page before any code of the site.
 *
 * It checks once per frame, and only after the document has changed, before layout, so that it costs little. In the
 * frame with all content, a dot is added outside of the application, for which the browser reports the paint time of
 * that very frame (Element Timing), on the same clock as its own first and largest contentful paint.
 */
export function watchContent(items: string): void {
  const wanted = 6;
  const placeholder =
    '[aria-hidden="true"], [inert], [role="dialog"], [class^="sk-"], [class*=" sk-"], [class*="skeleton"]';
  let isAsked = false;
  let isThere = false;

  // Texts for screen readers only are in a box of one pixel.
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const showsText = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (text.nodeValue?.trim() && around && !around.closest(placeholder) && isSeen(around)) return true;
    }
    return false;
  };
  const has = (selector: string, count: number) => {
    let found = 0;
    for (const element of document.querySelectorAll(selector)) {
      if (showsText(element)) found += 1;
      if (found === count) return true;
    }
    return false;
  };
  const addDot = () => {
    const dot = document.createElement('span');
    dot.setAttribute('elementtiming', 'bench-content');
    dot.textContent = '.';
    Object.assign(dot.style, {
      position: 'fixed',
      insetBlockStart: '0',
      insetInlineStart: '0',
      font: '4px sans-serif',
    });
    document.documentElement.append(dot);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { identifier: string; renderTime: number })[]) {
        if (entry.identifier === 'bench-content') window.benchContent = entry.renderTime;
      }
      dot.remove();
    }).observe({ type: 'element', buffered: true });
  };
  const look = () => {
    isAsked = false;
    if (isThere || document.querySelectorAll(items).length < wanted) return;
    isThere = has('h1, h2', 1) && has(items, wanted);
    if (!isThere) return askFrame();
    changes.disconnect();
    addDot();
  };
  const askFrame = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(look);
  };
  const changes = new MutationObserver(askFrame);
  changes.observe(document, { childList: true, subtree: true });
}
