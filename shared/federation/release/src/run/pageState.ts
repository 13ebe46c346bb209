import type { Box, PageState } from './observed';
import type { Watcher } from './watcher';

/** Runs in a page, as text: reads its state outside `main`, and of its realm. */
export function readPageState(key: string): PageState {
  const watcher = (globalThis as unknown as Record<symbol, Watcher>)[Symbol.for(key)] as Watcher;
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = document.querySelector('main')?.compareDocumentPosition(element) ?? 0;
    const isFollowing = (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return {
      isBelow: isFollowing && getComputedStyle(element).position !== 'fixed',
      left: Math.round(left),
      top: Math.round(top + scrollY),
      width: Math.round(width),
      height: Math.round(height),
    };
  };
  const written = (element: Element) =>
    `${element.localName}${element.id && `#${element.id}`}${element.getAttribute('class') ? `.${element.getAttribute('class')}` : ''}${element.getAttribute('style') ? `{${element.getAttribute('style')}}` : ''}`;
  const looked = [
    ...[
      'display',
      'position',
      'visibility',
      'opacity',
      'color',
      'backgroundColor',
      'fontSize',
      'fontFamily',
      'letterSpacing',
    ],
    ...[
      'textTransform',
      'marginTop',
      'paddingTop',
      'transform',
      'filter',
      'pointerEvents',
      'zIndex',
      'outlineStyle',
      'lineHeight',
    ],
  ] as const;
  const boxes: PageState['boxes'] = {};
  const styles: PageState['styles'] = {};
  const reachable: string[] = [];
  const covered: PageState['covered'] = {};
  const parts = [...document.querySelectorAll('header, nav, footer')].filter(
    (one) => !one.closest('main, dialog') && !one.parentElement?.closest('header, nav, footer'),
  );
  const names: string[] = [];
  for (const part of parts) {
    // By what it is, not by its place among the others: some pages of the shell have a menu more.
    const kind = [part.localName, part.ariaLabel].filter(Boolean).join(' ');
    names.push(kind);
    const name = `${kind} ${names.filter((one) => one === kind).length}`;
    boxes[name] = boxOf(part);
    for (const [at, element] of [part, ...part.querySelectorAll('*:not(img, svg *)')].slice(0, 250).entries()) {
      const style = getComputedStyle(element);
      styles[`${name}/${at} ${element.localName}`] = looked.map((property) => style[property]).join('|');
    }
    for (const [at, control] of [...part.querySelectorAll('a, button')].entries()) {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width === 0 || top < 0 || top + height > innerHeight || left < 0 || left + width > innerWidth) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const place = `${name}, control ${at + 1}`;
      if (hit && (control.contains(hit) || hit.contains(control))) reachable.push(place);
      // The kit's own dialogs are the host's, which stand outside of `main`.
      else if (hit?.closest('main')) covered[place] = [hit.localName, ...hit.classList].slice(0, 2).join('.');
    }
  }
  // The shell's bars stay above what a remote pins over all of the window.
  let middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const isPinnedOver = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return getComputedStyle(element).position === 'fixed' && width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
  };
  while (middle && !(middle.closest('main') && isPinnedOver(middle))) middle = middle.parentElement;
  if (!middle || middle.closest('[data-fills-window]')) reachable.push('the middle of the window');
  // Containers of remotes that were really loaded.
  const containers = performance
    .getEntriesByType('resource')
    .map(({ name }) => /\/releases\/([^/]+)\/([^/]+)\//.exec(name))
    .flatMap((found) => (found ? [`marquee_${found[1]}_${found[2]}`.replace(/\W/g, '_')] : []));
  let isClickable = false;
  const note = () => {
    isClickable = true;
  };
  addEventListener('click', note);
  document.querySelector('header')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  removeEventListener('click', note);
  return {
    boxes,
    styles,
    reachable,
    covered,
    around: [document.documentElement, document.body, ...document.body.children]
      // What the page says by, to the eye and to screen readers, comes with its first text and stays.
      .filter((one) => !one.matches('script, template, style, link, [data-said]'))
      .map(written),
    // The edge inlines style sheets with their file's URL.
    looseStyles: document.adoptedStyleSheets.length + document.querySelectorAll('style:not([data-href])').length,
    title: document.title,
    markup: document.querySelector('main')?.innerHTML.length ?? 0,
    isClickable: isClickable || !document.querySelector('header'),
    globals: Object.getOwnPropertyNames(globalThis).filter(
      (name) => !watcher.names.has(name) && !containers.some((container) => name.includes(container)),
    ),
    changed: watcher.changed(),
    stored: [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split(';').map((one) => one.split('=')[0]?.trim() ?? ''),
    ].filter(Boolean),
    forms: [...document.forms]
      .map(({ action }) => action)
      .filter((action) => new URL(action).origin !== location.origin),
    alive: watcher.alive(),
  };
}
