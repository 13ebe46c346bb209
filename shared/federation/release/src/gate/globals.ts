/** Built-in global names; their members must not be changed. */
const languageNames = Object.getOwnPropertyNames(globalThis).filter((name) =>
  /^[A-Z]|^(fetch|crypto|performance|structuredClone|queueMicrotask)$/.test(name),
);
const platformNames = [
  ...[
    'history',
    'location',
    'navigator',
    'document',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'customElements',
    'trustedTypes',
  ],
  ...[
    'setTimeout',
    'setInterval',
    'clearTimeout',
    'clearInterval',
    'requestAnimationFrame',
    'requestIdleCallback',
    'addEventListener',
  ],
  ...[
    'removeEventListener',
    'dispatchEvent',
    'open',
    'postMessage',
    'matchMedia',
    'XMLHttpRequest',
    'Element',
    'HTMLElement',
    'Node',
  ],
  ...['Document', 'Storage', 'History', 'EventTarget', 'Window', 'Location', 'CSSStyleSheet', 'MutationObserver'],
  ...['onerror', 'onunhandledrejection', 'onpopstate', 'name', 'status', 'opener', 'parent', 'top', 'frames', 'length'],
];
const given = new Set([...languageNames, ...platformNames]);
/** Members meant to be assigned; separate rules say who may. */
const settable = /^(document|location|name)(\.|$)|^history\.(scrollRestoration|state)|\.(name|length|onmessage)$/;

/**
 * Whether assigning a name changes shared built-ins: `Array.prototype.map`, `fetch`, `history.pushState`. With `whole`,
 * properties of the named object itself are assigned.
 */
export function isIntrinsic(name: string, whole: boolean): boolean {
  const [first = '', ...rest] = name.split('.');
  if (!given.has(first) || settable.test(name)) return false;
  return rest.length > 0 || !whole || /^[A-Z]/.test(first);
}

/** Globals of bundlers and the federation runtime, with unique names. */
const bundlers =
  /^(webpack|rspack)(Chunk|HotUpdate|Jsonp)|^__(vite|VITE|mf|MF|webpack|rspack|FEDERATION|federation|REACT|PREVENT|VUE)/;

/** Whether a remote may define a global of this name. */
export function allowedGlobal(name: string, container: string): boolean {
  const [first = ''] = name.split('.');
  return first.includes(container) || bundlers.test(first);
}

/** The shell's concerns, by how code refers to them: assignments, calls, or any mention. */
export const shellsOwn: readonly { write?: RegExp; call?: RegExp; any?: RegExp; why: string }[] = [
  { write: /^document\.title$/, why: 'sets the title, which is the route’s' },
  { any: /^document\.cookie$/, why: 'reads or writes cookies' },
  { call: /^document\.(write|writeln|open|execCommand)$/, why: 'writes into the document' },
  { any: /^document\.adoptedStyleSheets$/, why: 'adds styles to the whole document' },
  {
    write:
      /^document\.(documentElement|body|head)\.(style|className|dir|lang|innerHTML|outerHTML|textContent|id)(\.|$)/,
    call: /^document\.(documentElement|body)\.(replaceChildren|remove|replaceWith|append|prepend|insertBefore|insertAdjacentElement|insertAdjacentHTML|classList\.\w+|style\.\w+)$/,
    why: 'changes the document around the remote',
  },
  { call: /^navigator\.serviceWorker\.\w+$/, why: 'asks for a service worker, which is the shell’s' },
  { call: /^history\.(pushState|replaceState|back|forward|go)$/, why: 'changes the address past the router' },
  { call: /^location\.reload$/, why: 'loads the page again' },
  { any: /^__react(Fiber|Props|Container|Events)\$?/, why: 'reads React’s own data of the shell' },
  { any: /^marquee\.(session|consent|device)\b/, why: 'names what the shell keeps' },
  { call: /^(localStorage|sessionStorage)\.(clear|removeItem|setItem)$/, why: 'writes storage past the sdk' },
  { any: /^(indexedDB|caches)\.\w+$/, why: 'uses storage past the sdk' },
];
