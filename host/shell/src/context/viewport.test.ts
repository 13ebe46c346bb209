import { viewportBreakpoints } from '@marquee/theme/breakpoints';
import { describe, expect, test } from '@rstest/core';
import { ViewportStore, type ViewportWindow } from './viewport';

/** A fake window with a manual clock and width. */
class TestWindow implements ViewportWindow {
  innerHeight = 800;
  devicePixelRatio = 2;
  now = 0;
  cookies: string[] = [];
  document: { cookie: string };
  #queries: { least: number; matches: boolean; listeners: (() => void)[] }[] = [];
  #resize = new Set<() => void>();
  #timers = new Map<number, { at: number; work: () => void }>();

  constructor(public innerWidth: number) {
    const { cookies } = this;
    this.document = {
      get cookie() {
        return '';
      },
      set cookie(line: string) {
        cookies.push(line);
      },
    };
  }

  matchMedia = (query: string) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.NaN);
    const made = { least, matches: this.innerWidth >= least, listeners: [] as (() => void)[] };
    this.#queries.push(made);
    return Object.assign(made, {
      addEventListener: (_: 'change', listener: () => void) => void made.listeners.push(listener),
    });
  };
  addEventListener = (_: 'resize', listener: () => void) => void this.#resize.add(listener);
  removeEventListener = (_: 'resize', listener: () => void) => void this.#resize.delete(listener);
  setTimeout = (work: () => void, milliseconds: number) => {
    this.#timers.set(this.#timers.size + 1, { at: this.now + milliseconds, work });
    return this.#timers.size;
  };
  clearTimeout = (timer: number) => void this.#timers.set(timer, { at: Number.POSITIVE_INFINITY, work: () => {} });

  resizeTo(width: number) {
    this.innerWidth = width;
    const changed = this.#queries.filter((query) => query.matches !== width >= query.least);
    for (const query of changed) query.matches = width >= query.least;
    for (const query of changed) for (const listener of query.listeners) listener();
    for (const listener of this.#resize) listener();
  }

  passTo(now: number) {
    this.now = now;
    for (const [timer, { at, work }] of this.#timers) {
      if (at > now) continue;
      this.clearTimeout(timer);
      work();
    }
  }
}

describe('the viewport', () => {
  test('starts as desktop [R2.59]', () => expect(new ViewportStore(new TestWindow(320)).name).toBe('desktop'));

  test.each([
    [319, 'mobile'],
    [320, 'mobile'],
    [374, 'mobile'],
    [375, 'mobileMedium'],
    [424, 'mobileMedium'],
    [425, 'mobileWide'],
    [767, 'mobileWide'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [1279, 'desktop'],
    [1280, 'desktopMedium'],
    [1599, 'desktopMedium'],
    [1600, 'desktopWide'],
  ] as const)('%i px is %s, at the start and after a resize [R4.33]', (width, name) => {
    const atStart = new ViewportStore(new TestWindow(width));
    atStart.start({});
    const window = new TestWindow(width > 1024 ? 100 : 2000);
    const later = new ViewportStore(window);
    later.start({});
    window.resizeTo(width);
    expect([atStart.name, later.name]).toEqual([name, name]);
  });

  const own = { template9Custom: 999, template9Product: 1200 };
  test.each(Object.entries({ ...viewportBreakpoints, ...own }))('%s begins at %i px [R9.14]', (name, width) => {
    const [below, at] = [new ViewportStore(new TestWindow(width - 1)), new ViewportStore(new TestWindow(width))];
    below.start(own);
    at.start(own);
    expect([below.has(name), at.has(name)]).toEqual([false, true]);
  });

  test.each([
    [999, 998, false],
    [999, 999, true],
    [1200, 1199, false],
    [768, 1600, true],
  ])('a template that is wide from %i px is at %i px: %s', (from, width, isWide) => {
    const store = new ViewportStore(new TestWindow(width));
    store.start({ template9Custom: from });
    expect(store.isWide).toBe(isWide);
  });

  test('is kept in a cookie for 365 days, strictly same-site and secure [R2.58]', () => {
    const window = new TestWindow(400);
    new ViewportStore(window).start({});
    window.resizeTo(1100);
    expect([window.cookies[0], window.cookies.at(-1)]).toEqual([
      'viewport=mobileMedium; Max-Age=31536000; Path=/; SameSite=Strict; Secure',
      'viewport=desktop; Max-Age=31536000; Path=/; SameSite=Strict; Secure',
    ]);
  });
});

describe('device info', () => {
  test.each([
    ['49 ms after a resize', [[0, 500]], 49, 1000],
    ['50 ms after a resize', [[0, 500]], 50, 500],
    [
      '49 ms after the last of several',
      [
        [0, 700],
        [40, 500],
      ],
      89,
      1000,
    ],
    [
      '50 ms after the last of several',
      [
        [0, 700],
        [40, 500],
      ],
      90,
      500,
    ],
  ] as const)('%s [R4.34, R9.15]', (_, resizes, now, width) => {
    const window = new TestWindow(1000);
    const store = new ViewportStore(window);
    store.watchDevice();
    for (const [at, to] of resizes) {
      window.passTo(at);
      window.resizeTo(to);
    }
    window.passTo(now);
    expect(store.device.width).toBe(width);
  });

  test('is read when it is enabled, and never while it is not [R4.35]', () => {
    const window = new TestWindow(1000);
    const store = new ViewportStore(window);
    window.resizeTo(500);
    window.passTo(1000);
    expect(store.device.width).toBe(0);
    const stop = store.watchDevice();
    expect(store.device).toEqual({ width: 500, height: 800, ratio: 2, isTouch: false });
    stop();
    window.resizeTo(900);
    window.passTo(2000);
    expect(store.device.width).toBe(500);
  });
});
