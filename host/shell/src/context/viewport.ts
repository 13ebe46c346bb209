import { type CookieJar, writeCookie } from '@marquee/store/cookies';
import {
  fallbackViewport,
  type TemplateBreakpoints,
  type Viewport,
  viewportBreakpoints,
  wideFrom,
} from '@marquee/theme/breakpoints';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The device. Lengths in CSS pixels. */
export interface DeviceInfo {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
  /** Whether the main pointer is a finger. */
  isTouch: boolean;
}

/** The functions of the browser's window that the store uses. */
export interface ViewportWindow {
  innerWidth: number;
  innerHeight: number;
  devicePixelRatio: number;
  matchMedia: (query: string) => { matches: boolean; addEventListener: (type: 'change', listener: () => void) => void };
  addEventListener: (type: 'resize', listener: () => void) => void;
  removeEventListener: (type: 'resize', listener: () => void) => void;
  setTimeout: (work: () => void, milliseconds: number) => number;
  clearTimeout: (timer: number) => void;
  document: CookieJar;
}

/** Debounce of device info after a resize (R9.15), ms. */
const settleMilliseconds = 50;

/**
 * The viewport (R2, R4, R9): its name starts as `desktop` and follows the media queries of its breakpoints and the
 * template's; a cookie stores it. It decides which parts of the page are mounted.
 */
export class ViewportStore {
  name: Viewport = fallbackViewport;
  /** Breakpoints, of the viewports and the template, whose width is reached. */
  reached: ReadonlySet<string> = new Set();
  /** Whether the page has the width of the template's wide layout; undefined until it is followed. */
  isWide: boolean | undefined = undefined;
  device: DeviceInfo = { width: 0, height: 0, ratio: 1, isTouch: false };
  #window: ViewportWindow;
  #watchers = 0;
  #timer = 0;

  constructor(window = globalThis as unknown as ViewportWindow) {
    this.#window = window;
    makeAutoObservable<this>(this, { reached: observableRef, device: observableRef }, { autoBind: true });
  }

  /** Starts following the media queries of the viewports and of the template. */
  start(own: TemplateBreakpoints): void {
    const queryOf = (width: number) => this.#window.matchMedia(`(min-width: ${width}px)`);
    const queries = Object.entries({ ...viewportBreakpoints, ...own }).map(([name, width]) => ({
      name,
      query: queryOf(width),
    }));
    const wide = queryOf(wideFrom(own));
    const read = () => {
      const reached = queries.filter(({ query }) => query.matches).map(({ name }) => name);
      this.#take(new Set(reached), wide.matches);
    };
    for (const { query } of [...queries, { query: wide }]) query.addEventListener('change', read);
    read();
  }

  /** Whether a width of R9.12 is reached. */
  has(breakpoint: string): boolean {
    return this.reached.has(breakpoint);
  }

  /** Enables device info: read now, and 50 ms after each resize. Returns a function that stops it. */
  watchDevice(): () => void {
    if (this.#watchers++ === 0) {
      this.#readDevice();
      this.#window.addEventListener('resize', this.#resized);
    }
    return () => {
      if (--this.#watchers > 0) return;
      this.#window.removeEventListener('resize', this.#resized);
      this.#window.clearTimeout(this.#timer);
    };
  }

  #resized = (): void => {
    this.#window.clearTimeout(this.#timer);
    this.#timer = this.#window.setTimeout(() => this.#readDevice(), settleMilliseconds);
  };

  #readDevice(): void {
    const { innerWidth, innerHeight, devicePixelRatio, matchMedia } = this.#window;
    const isTouch = matchMedia.call(this.#window, '(pointer: coarse)').matches;
    runInAction(() => {
      this.device = { width: innerWidth, height: innerHeight, ratio: devicePixelRatio, isTouch };
    });
  }

  #take(reached: ReadonlySet<string>, isWide: boolean): void {
    const names = Object.keys(viewportBreakpoints) as Viewport[];
    // Below the smallest breakpoint it is a mobile.
    const name = names.findLast((one) => reached.has(one)) ?? 'mobile';
    runInAction(() => {
      this.reached = reached;
      this.isWide = isWide;
      this.name = name;
    });
    writeCookie(this.#window.document, 'viewport', name);
  }
}
