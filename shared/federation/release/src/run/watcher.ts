import type { Action } from './observed';

/** The key under which a page's watcher stores its records. */
export const watcherKey = 'marquee.gate';

/** How a page is watched. */
export interface WatchOptions {
  /** Whether the candidate's timers run fast, so that what comes late comes at once. */
  isFast: boolean;
}

/** The page's side of a watcher. */
export interface Watcher {
  actions: Action[];
  alive: () => Action[];
  /** Platform properties that were modified; set by `watchNatives`. */
  changed: () => string[];
  /** Global names before any script ran. */
  names: Set<string>;
  /** Where the candidate's code calls from; undefined for other code. */
  caller: () => string | undefined;
  /** How often timers of the candidate ask the backend; set by `watchPolls`. */
  polls: () => { at: string; perMinute: number }[];
}

/**
 * Runs in a page before anything else, as text, so it refers to nothing outside. Records calls with effects beyond a
 * remote if the calling code is below `own`. Calls through the sdk are attributed to the host.
 */
export function watchPage(own: string, key: string, { isFast }: WatchOptions): void {
  const actions: Action[] = [];
  const listeners = new Map<string, { action: Action; listener: unknown; target: unknown; type: string }>();
  const intervals = new Map<unknown, Action>();
  const observers = new Map<MutationObserver, Action>();
  const frames = new Map<number, Action>();
  /** Pending timers that a timer has started. */
  const chained = new Map<unknown, Action>();
  const noted = new Set<string>();

  /** The caller's location in the candidate's files; undefined for other code. Frames of this script have no URL. */
  function caller(): string | undefined {
    const frames = (new Error().stack ?? '').split('\n');
    // The host notes what is put into the body, by a method of the body's own.
    const first = frames.find((line) => /https?:\/\//.test(line) && !/ HTMLBodyElement\.append /.test(line));
    return first?.includes(own) ? first.slice(first.indexOf(own) + own.length).replace(/\)$/, '') : undefined;
  }
  function note(rule: Action['rule'], what: string, at: string): void {
    const id = `${rule} ${what} ${at}`;
    if (noted.has(id) || actions.length > 200) return;
    noted.add(id);
    actions.push({ rule, what, at });
  }
  /** Records calls of a method. */
  function wrap(holder: object | undefined, name: string, see: (given: unknown[], at: string, self: unknown) => void) {
    const descriptor = holder && Object.getOwnPropertyDescriptor(holder, name);
    const original = descriptor?.value as ((...given: unknown[]) => unknown) | undefined;
    if (!holder || typeof original !== 'function') return;
    const value = new Proxy(original, {
      apply(target, self, given) {
        const at = caller();
        if (at !== undefined) see(given, at, self);
        return Reflect.apply(target, self, given);
      },
      construct(target, given, maker) {
        const at = caller();
        if (at !== undefined) see(given, at, undefined);
        return Reflect.construct(target, given, maker) as object;
      },
    });
    Object.defineProperty(holder, name, { ...descriptor, value });
  }
  /** Records writes of a property, and optionally reads. */
  function wrapAccess(holder: object, name: string, what: string, reads = false) {
    const descriptor = Object.getOwnPropertyDescriptor(holder, name);
    if (!descriptor?.set) return;
    const { get, set } = descriptor;
    const seen = () => {
      const at = caller();
      if (at !== undefined) note('shell-access', what, at);
    };
    Object.defineProperty(holder, name, {
      ...descriptor,
      get() {
        if (reads) seen();
        return get?.call(this);
      },
      set(value) {
        seen();
        set.call(this, value);
      },
    });
  }
  const text = (value: unknown) => String(value).slice(0, 80);
  const pageWide = new Set<unknown>([window, document]);
  const isPageWide = (target: unknown) =>
    pageWide.has(target ?? window) ||
    target === document.documentElement ||
    target === document.body ||
    (target instanceof Element && !target.closest('main, [class]'));

  for (const name of ['getItem', 'setItem', 'removeItem', 'clear'])
    wrap(Storage.prototype, name, ([item], at) => {
      // The federation runtime checks its debug flag.
      if (item !== 'FEDERATION_DEBUG') note('shell-access', `calls storage.${name}(${text(item ?? '')})`, at);
    });
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go'])
    wrap(History.prototype, name, (_, at) => note('shell-access', `calls history.${name}`, at));
  wrapAccess(Document.prototype, 'title', 'sets the title');
  wrapAccess(Document.prototype, 'cookie', 'uses cookies', true);
  wrapAccess(Document.prototype, 'adoptedStyleSheets', 'adopts style sheets');
  for (const name of ['write', 'writeln', 'open'])
    wrap(Document.prototype, name, (_, at) => note('shell-access', `calls document.${name}`, at));
  wrap(globalThis.ServiceWorkerContainer?.prototype, 'register', (_, at) =>
    note('shell-access', 'registers a service worker', at),
  );
  const isOwnFile = (address: string) => new URL(address, location.href).pathname.startsWith(own);
  const addressOf = (asked: unknown) => (asked instanceof Request ? asked.url : String(asked));
  function sees(holder: object | undefined, name: string, at = 0): void {
    wrap(holder, name, (given, place) => {
      const address = addressOf(given[at]);
      if (!isOwnFile(address)) note('foreign-origin', `asks ${text(address)} past the sdk, by ${name}`, place);
    });
  }
  sees(globalThis, 'fetch');
  sees(globalThis.XMLHttpRequest?.prototype, 'open', 1);
  sees(Navigator.prototype, 'sendBeacon');
  sees(globalThis, 'WebSocket');
  sees(globalThis, 'EventSource');
  wrap(globalThis, 'BroadcastChannel', ([name], at) =>
    note('shell-access', `speaks to other tabs, by the channel “${text(name)}”`, at),
  );
  wrap(globalThis, 'open', ([address], at) => note('foreign-origin', `opens a window of ${text(address)}`, at));
  let focused = 0;
  wrap(HTMLElement.prototype, 'focus', (_, at) => {
    focused += 1;
    if (focused > 3) note('shell-access', 'takes the focus again and again', at);
  });
  for (const name of ['remove', 'replaceChildren', 'append', 'prepend', 'replaceWith', 'after', 'before'])
    wrap(Element.prototype, name, (_, at, self) => {
      const element = self as Element;
      if (
        element === document.body ||
        element === document.documentElement ||
        element.matches('header, nav, footer, main')
      )
        note('shell-access', `calls ${name} on the shell’s ${element.localName}`, at);
    });

  wrap(EventTarget.prototype, 'addEventListener', ([type, listener, options], at, self) => {
    if (!isPageWide(self)) return;
    const { once, signal } = (
      typeof options === 'object' && options !== null ? options : {}
    ) as AddEventListenerOptions;
    if (once) return;
    const id = `${text(type)} ${listeners.size}`;
    const action: Action = { rule: 'cleanup', what: `leaves a listener of “${text(type)}” on the page`, at };
    listeners.set(id, { action, listener, target: self ?? window, type: String(type) });
    signal?.addEventListener('abort', () => listeners.delete(id));
  });
  const remove = EventTarget.prototype.removeEventListener;
  EventTarget.prototype.removeEventListener = function (this: EventTarget, ...given: Parameters<typeof remove>) {
    for (const [id, one] of listeners)
      if (one.listener === given[1] && one.target === (this ?? window) && one.type === given[0]) listeners.delete(id);
    return Reflect.apply(remove, this, given);
  };
  wrap(MutationObserver.prototype, 'observe', ([target], at, self) => {
    if (isPageWide(target))
      observers.set(self as MutationObserver, { rule: 'cleanup', what: 'keeps observing the page', at });
  });
  const disconnect = MutationObserver.prototype.disconnect;
  MutationObserver.prototype.disconnect = function (this: MutationObserver) {
    observers.delete(this);
    disconnect.call(this);
  };

  /** A timer's time. A fast one leaves short waits as they are, and shows in a second what comes within a minute. */
  const timeOf = (given: unknown) => {
    const milliseconds = Number(given) || 0;
    return isFast && milliseconds > 300 ? 150 + milliseconds / 60 : milliseconds;
  };
  const ended = new WeakSet<EventTarget>();
  for (const type of ['load', 'error'])
    document.addEventListener(type, ({ target }) => void (target && ended.add(target)), true);
  /** Whether a script of the candidate is on its way. */
  const isLoading = () => [...document.scripts].some((script) => script.src.includes(own) && !ended.has(script));
  const repeat = globalThis.setInterval;
  globalThis.setInterval = ((work: TimerHandler, time?: number, ...given: unknown[]) => {
    const at = caller();
    const id = repeat(work, at === undefined ? time : timeOf(time), ...given);
    if (at !== undefined) intervals.set(id, { rule: 'cleanup', what: 'leaves an interval running', at });
    return id;
  }) as typeof repeat;
  const stop = globalThis.clearInterval;
  globalThis.clearInterval = (id) => {
    intervals.delete(id);
    stop(id);
  };
  /** How many timers in a row have led to the code that runs now. */
  let depth = 0;
  const wait = globalThis.setTimeout;
  /** Timers that wait on, by the one that was asked for. */
  const waitingOn = new Map<unknown, ReturnType<typeof wait>>();
  globalThis.setTimeout = ((work: TimerHandler, time?: number, ...given: unknown[]) => {
    const at = caller();
    if (at === undefined || typeof work !== 'function') return wait(work, time, ...given);
    const level = depth + 1;
    const run = () => {
      chained.delete(id);
      waitingOn.delete(id);
      depth = level;
      try {
        work(...given);
      } finally {
        depth = 0;
      }
    };
    const fast = timeOf(time);
    // Time limits of files must not run fast: while one is on its way, the timer takes its whole time.
    const id = wait(() => {
      if (fast !== (Number(time) || 0) && isLoading()) waitingOn.set(id, wait(run, Number(time) - fast));
      else run();
    }, fast);
    if (level > 2) chained.set(id, { rule: 'cleanup', what: 'keeps starting timers', at });
    return id;
  }) as typeof wait;
  const forget = globalThis.clearTimeout;
  globalThis.clearTimeout = (id) => {
    chained.delete(id);
    forget(id);
    forget(waitingOn.get(id));
    waitingOn.delete(id);
  };
  const frame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (work) => {
    const at = caller();
    if (at === undefined) return frame(work);
    const id = frame((time) => {
      frames.delete(id);
      work(time);
    });
    frames.set(id, { rule: 'cleanup', what: 'keeps asking for frames', at });
    return id;
  };
  const skip = globalThis.cancelAnimationFrame;
  globalThis.cancelAnimationFrame = (id) => {
    frames.delete(id);
    skip(id);
  };

  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    if (sourceFile?.includes(own))
      note(
        'policy',
        `is refused by ${violatedDirective}: ${text(blockedURI)}`,
        `${sourceFile.split(own)[1]}:${lineNumber}`,
      );
  });
  addEventListener('error', ({ message, filename, lineno, colno }) => {
    if (filename?.includes(own)) note('failure', message, `${filename.split(own)[1]}:${lineno}:${colno}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const stack = String((reason as Error | undefined)?.stack ?? '');
    if (stack.includes(own))
      note('failure', `leaves a promise rejected: ${text(reason)}`, stack.split(own)[1]?.split('\n')[0] ?? '');
  });
  const watcher: Watcher = {
    actions,
    alive: () => [
      ...[...listeners.values()].map(({ action }) => action),
      ...[intervals, observers, chained, frames].flatMap((kind: Map<unknown, Action>) => [...kind.values()]),
    ],
    changed: () => [],
    caller,
    polls: () => [],
    names: new Set(Object.getOwnPropertyNames(globalThis)),
  };
  Object.defineProperty(globalThis, Symbol.for(key), { value: watcher });
}
