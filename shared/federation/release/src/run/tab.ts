import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { slowness } from './machine';
import { watchNatives } from './natives';
import type { PageState, Visit } from './observed';
import { readPageState } from './pageState';
import { watchPolls } from './polls';
import { nextControl, pressedKey, type Spot } from './presses';
import { longestStall, type Profile, startProfile } from './stalls';
import { unnamedIn } from './unnamed';
import { type Watcher, type WatchOptions, watcherKey, watchPage } from './watcher';

/** The candidate to watch, and the site. */
export interface Watched {
  /** Origin of the sandbox site. */
  url: string;
  /** Base path of the candidate's files: `/releases/bonus/1.0.0/`. */
  own: string;
  /** Stalls above this count, ms. */
  longest: number;
  /** How many times slower pages are made, for tests. */
  throttle?: number | undefined;
}

/** Timeout of a page, ms, on a machine that is not busy; a slower one is unusable for players, too. */
const timeout = 8_000;
/** The timeout of a page now, ms. */
export const timeLimit = () => timeout * slowness();
/** How long a page with content is watched, ms, for effects and first timers. */
const dwell = 350;
/** Most controls that are pressed on one page. */
const mostPressed = 20;
/** How long a press is given, ms. */
const pressTime = 20;
/** Where fingers and mouse are drawn over a page, as parts of its height. */
const strokes = [0.3, 0.5, 0.7];

/** Compilers insert `__name`, which pages lack. */
const asText = (code: (...given: never[]) => unknown, ...given: unknown[]) =>
  `{const __name=(one)=>one;(${code})(${given.map((one) => JSON.stringify(one)).join(',')})}`;

const resultOf = (code: (...given: never[]) => unknown, ...given: unknown[]) =>
  `(()=>{const __name=(one)=>one;return(${code})(${given.map((one) => JSON.stringify(one)).join(',')})})()`;

/** Whether a page is hydrated, has a new title, and content in `main` other than skeletons. */
function hasContent(before: string): boolean {
  const main = document.querySelector('main');
  if (document.readyState !== 'complete' || 'marqueeEarly' in window || document.title === before || !main)
    return false;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.trim() && !parentElement?.closest('[role="status"]')) return true;
  }
  return false;
}

/** Navigates within the site, without loading a document. */
function goInside(path: string): void {
  history.pushState({ idx: history.length }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Waits. The pages' CSP prevents Playwright's waiting functions. */
export const pause = (milliseconds = dwell) => new Promise((done) => setTimeout(done, milliseconds));

/** A visit of which nothing is known yet. */
function visitOf(path: string): Visit {
  return {
    path,
    actions: [],
    failures: [],
    errors: [],
    foreign: [],
    hasContent: false,
    leaves: true,
    entries: 0,
    heldFocus: undefined,
    covers: [],
    unrendered: [],
    isGivenUp: false,
    during: null,
    after: null,
    reloads: 0,
    calls: 0,
    asked: [],
    unnamed: [],
  };
}

/** A tab that is watched from the beginning. */
export class Tab {
  visit: Visit;
  #documents = 0;
  #asked = 0;
  /** Whether the page gave no answer in time: nothing more is asked of it. */
  #isDeaf = false;

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
    readonly watched: Watched,
    path: string,
  ) {
    this.visit = visitOf(path);
    page.on('request', (request) => this.#note(request));
    // A press may open a window, which is not looked at.
    page.on('popup', (popup) => void popup.close().catch(() => null));
    session.on('Fetch.requestPaused', ({ requestId }) => {
      const refused = session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      refused.catch(() => null);
    });
    page.on('pageerror', (error) => this.visit.errors.push(`${error.message}${this.#place(error.stack ?? '')}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Trusted/.test(message.text()))
        this.visit.errors.push(`refused by the policy: ${message.text().slice(0, 160)}`);
    });
  }

  static async open(
    context: BrowserContext,
    watched: Watched,
    path: string,
    { isFast }: Pick<WatchOptions, 'isFast'> = { isFast: false },
  ): Promise<Tab> {
    const page = await context.newPage();
    await page.addInitScript({
      content: `if(window===top){${asText(watchPage, watched.own, watcherKey, { isFast } satisfies WatchOptions)}${asText(watchPolls, watcherKey)}${asText(watchNatives, watcherKey)}}`,
    });
    const session = await context.newCDPSession(page);
    await startProfile(session);
    if (watched.throttle) await session.send('Emulation.setCPUThrottlingRate', { rate: watched.throttle });
    return new Tab(page, session, watched, path);
  }

  /** Begins another visit in this tab. */
  begin(path: string): Visit {
    this.visit = visitOf(path);
    [this.#documents, this.#asked] = [0, 0];
    return this.visit;
  }

  /** Loads a document. Returns whether it has content. */
  async load(path: string): Promise<boolean> {
    this.#asked += 1;
    await this.#within(this.page.goto(this.watched.url + path, { waitUntil: 'commit' }));
    return this.#syncPath('');
  }

  /** Navigates without loading a document. Returns whether it has content. */
  async go(path: string, rest = dwell): Promise<boolean> {
    const title = await this.#within(this.page.title());
    await this.#within(this.page.evaluate(resultOf(goInside, path)));
    return this.#syncPath(title ?? '', rest);
  }

  async #syncPath(before: string, rest = dwell): Promise<boolean> {
    const end = Date.now() + timeLimit();
    let isShown: boolean | null = false;
    while (!isShown && !this.#isDeaf && Date.now() < end) {
      isShown = await this.#within(this.page.evaluate(resultOf(hasContent, before)) as Promise<boolean>);
      if (!isShown) await pause(50);
    }
    await pause(rest);
    return isShown === true;
  }

  /** Goes back, as by the browser's button. Returns whether another page comes, with content. */
  async back(): Promise<boolean> {
    const title = await this.#within(this.page.title());
    await this.#within(this.page.evaluate('history.back()'));
    return this.#syncPath(title ?? '');
  }

  /** Which entry of the tab's history is shown. */
  async entry(): Promise<number> {
    return (await this.debug((session) => session.send('Page.getNavigationHistory')))?.currentIndex ?? 0;
  }

  /** What code returns that runs in the page, as text; null if there is no answer. */
  ask<Value>(code: (...given: never[]) => Value, ...given: unknown[]): Promise<Value | null> {
    return this.#within(this.page.evaluate(resultOf(code, ...given)) as Promise<Value>);
  }

  /** Lets requests of these addresses fail, with `*` for any text. Other requests keep the browser's cache. */
  async refuse(addresses: readonly string[]): Promise<void> {
    await this.debug((session) =>
      addresses.length === 0
        ? session.send('Fetch.disable')
        : session.send('Fetch.enable', { patterns: addresses.map((urlPattern) => ({ urlPattern })) }),
    );
  }

  /** Turns the screen. */
  async turn(size: { width: number; height: number }): Promise<void> {
    await this.#within(this.page.setViewportSize(size));
    await pause();
  }

  /**
   * Draws a finger or the mouse over the page, and presses its controls with it, until one leads away. The paths in
   * `withheld` are not asked meanwhile.
   */
  async press(isTouch: boolean, withheld: readonly string[]): Promise<void> {
    await this.refuse(withheld.map((path) => `*${path}`));
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    for (const part of strokes) await this.#within(this.#stroke(isTouch, width, height * part));
    const { pathname } = new URL(this.page.url());
    for (let count = 0; count < mostPressed && !this.#isDeaf; count++) {
      const next = await this.#within(
        this.page.evaluate(resultOf(nextControl, pressedKey, pathname)) as Promise<{ spot: Spot } | undefined>,
      );
      if (!next) break;
      const { spot } = next;
      if (spot) await this.#within(isTouch ? this.page.touchscreen.tap(spot.x, spot.y) : this.#click(spot));
      await pause(pressTime);
    }
    await this.#within(this.page.evaluate('scrollTo({top:0,behavior:"instant"})'));
    await pause();
    if (withheld.length > 0) await this.refuse([]);
  }

  #click({ x, y }: NonNullable<Spot>): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  async #stroke(isTouch: boolean, width: number, y: number): Promise<void> {
    const [from, to] = [width * 0.6, width * 0.4];
    if (!isTouch) {
      await this.page.mouse.move(from, y);
      return this.page.mouse.move(to, y);
    }
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [{ x: from, y }]);
    await send('touchMove', [{ x: to, y }]);
    await send('touchEnd', []);
  }

  /** The page's state; waits for a while until its shell is right, because colours fade and pictures load. */
  async state(isRight?: (state: PageState) => boolean): Promise<PageState | null> {
    for (let tries = isRight ? 5 : 1; ; tries--) {
      const state = await this.#within(this.page.evaluate(resultOf(readPageState, watcherKey)) as Promise<PageState>);
      if (!state || !isRight || tries <= 1 || isRight(state)) return state;
      await pause();
    }
  }

  /** What the browser tells its debuggers about the page; null if it gives no answer. */
  debug<Value>(ask: (session: CDPSession) => Promise<Value>): Promise<Value | null> {
    return this.#within(ask(this.session));
  }

  /** Notes what in `main` has no name for a screen reader. */
  async readNames(): Promise<void> {
    this.visit.unnamed = (await this.debug(unnamedIn)) ?? [];
  }

  /** Collects the page's own records, which are lost with its document. */
  async collect(): Promise<void> {
    const actions = await this.#within(
      this.page.evaluate(
        resultOf(
          (key: string) => (globalThis as unknown as Record<symbol, Watcher>)[Symbol.for(key)]?.actions ?? [],
          watcherKey,
        ),
      ) as Promise<Visit['actions']>,
    );
    const known = new Set(this.visit.actions.map((action) => JSON.stringify(action)));
    this.visit.actions.push(...(actions ?? []).filter((action) => !known.has(JSON.stringify(action))));
    this.visit.reloads = Math.max(0, this.#documents - this.#asked);
  }

  /** How often timers of the candidate ask the backend. */
  async polls(): Promise<ReturnType<Watcher['polls']>> {
    const read = (key: string) => (globalThis as unknown as Record<symbol, Watcher>)[Symbol.for(key)]?.polls() ?? [];
    return (await this.ask(read, watcherKey)) ?? [];
  }

  /** Ends the visit, as `close`, but keeps the tab for another one. Returns whether it can; else it is closed. */
  async end(): Promise<boolean> {
    await this.#stopProfile();
    if (!this.#isDeaf) await this.debug(startProfile);
    if (this.#isDeaf) await this.#closePage();
    return !this.#isDeaf;
  }

  /** Ends the visit: notes a stall that is too long. */
  async close(): Promise<void> {
    await this.#stopProfile();
    await this.#closePage();
  }

  async #stopProfile(): Promise<void> {
    const { profile } = (await this.debug((session) => session.send('Profiler.stop'))) ?? {};
    if (profile) this.#noteStall(profile);
  }

  async #closePage(): Promise<void> {
    await this.#within(this.page.close({ runBeforeUnload: false }));
  }

  /** What the page answers; null if it fails, or gives no answer in time. */
  async #within<Value>(work: Promise<Value>): Promise<Value | null> {
    const answer = work.catch(() => null);
    if (this.#isDeaf) return null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((done) => {
      timer = setTimeout(() => {
        this.#isDeaf = true;
        done(null);
      }, timeLimit());
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  #noteStall(profile: Profile): void {
    const { milliseconds, at } = longestStall(profile, this.watched.own);
    if (milliseconds <= this.watched.longest) return;
    const what = `holds the page for ${Math.round(milliseconds / 100) * 100} ms`;
    this.visit.actions.push({ rule: 'long-task', what, at });
  }

  #place(stack: string): string {
    const at = stack.indexOf(this.watched.own);
    return at < 0 ? '' : ` at ${stack.slice(at + this.watched.own.length).split(/[\s)]/)[0]}`;
  }

  /** Notes a staff call that the visited page makes: not what another one asks that the visit leads to. */
  #noteStaffCall(asked: string): void {
    const [, name] = /^\/desk\/(?!session\/)(.+)$/.exec(asked) ?? [];
    if (name !== undefined && new URL(this.page.url()).pathname === this.visit.path) this.visit.asked.push(name);
  }

  #note(request: Request): void {
    const { origin, pathname } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) this.#documents += 1;
    if (origin !== this.watched.url && /^(http|ws)/.test(request.url()))
      this.visit.foreign.push(request.url().slice(0, 120));
    if (/^\/(api|desk)\//.test(pathname)) this.visit.calls += 1;
    this.#noteStaffCall(pathname);
    if (pathname !== '/api/telemetry/failure') return;
    const { remote, version, phase, cause } = request.postDataJSON() as Visit['failures'][number];
    this.visit.failures.push({ remote, version, phase, cause });
  }
}
