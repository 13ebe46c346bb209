import type { BrowserContext, Page, Request } from 'playwright-core';
import type { PageState, Visit } from './observed';
import { readPageState } from './pageState';
import { shellProblems } from './shellProblems';
import { type Watcher, watcherKey, watchPage } from './watcher';

/** The candidate to watch, and the site. */
export interface Watched {
  /** Origin of the sandbox site. */
  url: string;
  /** Base path of the candidate's files: `/releases/bonus/1.0.0/`. */
  own: string;
}

/** The value of every path parameter. */
export const placeholder = '0';
/** A page without any remote: shows the bare shell. */
const neutral = '/gate-is-looking';
/** Timeout of a page, ms; a slower one is unusable for players, too. */
const timeout = 8_000;
/** When the shell's deferred work is done, ms. */
const idle = 1_500;
/** How long a page with content is watched, ms, for effects and first timers. */
const dwell = 350;

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

async function within<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Navigates within the site, without loading a document. */
function goInside(path: string): void {
  history.pushState({ idx: history.length }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

const pause = (milliseconds = dwell) => new Promise((done) => setTimeout(done, milliseconds));

/** A tab that is watched from the beginning. */
class Tab {
  readonly visit: Visit;
  #documents = 0;
  #asked = 0;

  private constructor(
    readonly page: Page,
    readonly watched: Watched,
    path: string,
  ) {
    this.visit = {
      path,
      actions: [],
      failures: [],
      errors: [],
      foreign: [],
      hasContent: false,
      leaves: true,
      unrendered: [],
      during: null,
      after: null,
      reloads: 0,
    };
    page.on('request', (request) => this.#note(request));
    page.on('pageerror', (error) => this.visit.errors.push(`${error.message}${this.#place(error.stack ?? '')}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Trusted/.test(message.text()))
        this.visit.errors.push(`refused by the policy: ${message.text().slice(0, 160)}`);
    });
  }

  static async open(context: BrowserContext, watched: Watched, path: string): Promise<Tab> {
    const page = await context.newPage();
    await page.addInitScript({ content: `if(window===top)${asText(watchPage, watched.own, watcherKey)}` });
    return new Tab(page, watched, path);
  }

  /** Loads a document. Returns whether it has content. */
  async load(path: string): Promise<boolean> {
    this.#asked += 1;
    await within(this.page.goto(this.watched.url + path, { waitUntil: 'commit' }));
    return this.#syncPath('');
  }

  /** Navigates without loading a document. Returns whether it has content. */
  async go(path: string): Promise<boolean> {
    const title = await within(this.page.title());
    await within(this.page.evaluate(resultOf(goInside, path)));
    return this.#syncPath(title ?? '');
  }

  /** The pages' CSP prevents Playwright's waiting functions. */
  async #syncPath(before: string): Promise<boolean> {
    const end = Date.now() + timeout;
    let isShown: boolean | null = false;
    while (!isShown && Date.now() < end) {
      isShown = await within(this.page.evaluate(resultOf(hasContent, before)) as Promise<boolean>);
      if (!isShown) await pause(50);
    }
    await pause();
    return isShown === true;
  }

  /** The page's state; waits for a while until it equals `like`, because colours fade and pictures load. */
  async state(like?: PageState | null): Promise<PageState | null> {
    for (let tries = like ? 5 : 1; ; tries--) {
      const state = await within(this.page.evaluate(resultOf(readPageState, watcherKey)) as Promise<PageState>);
      if (!state || !like || tries <= 1 || shellProblems(like, state, '').length === 0) return state;
      await pause();
    }
  }

  /** Collects the page's own records, which are lost with its document. */
  async collect(): Promise<void> {
    const actions = await within(
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

  #place(stack: string): string {
    const at = stack.indexOf(this.watched.own);
    return at < 0 ? '' : ` at ${stack.slice(at + this.watched.own.length).split(/[\s)]/)[0]}`;
  }

  #note(request: Request): void {
    const { origin, pathname } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) this.#documents += 1;
    if (origin !== this.watched.url && /^(http|ws)/.test(request.url()))
      this.visit.foreign.push(request.url().slice(0, 120));
    if (pathname !== '/api/telemetry/failure') return;
    const { remote, version, phase, cause } = request.postDataJSON() as Visit['failures'][number];
    this.visit.failures.push({ remote, version, phase, cause });
  }
}

/** The candidate's parts of a page that the server did not render. */
async function unrendered(context: BrowserContext, { url, own }: Watched, path: string): Promise<string[]> {
  const answer = await context.request.get(url + path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const remote = own.split('/')[2];
  return [...html.matchAll(/<template data-part="([^"]+)"/g)]
    .map(([, part = '']) => part)
    .filter((part) => part.startsWith(`${remote} `));
}

/**
 * Visits a page: as a document, then by navigation, and leaves it each time, so that it is mounted twice. `neighbour`
 * is another remote's page to leave to.
 */
export async function visitPage(
  context: BrowserContext,
  watched: Watched,
  path: string,
  { neutral: usual, neighbour }: { neutral: Visit; neighbour?: string | undefined },
): Promise<Visit> {
  const isAboutSomething = path.split('/').includes(placeholder);
  const tab = await Tab.open(context, watched, path);
  const { visit } = tab;
  const server = unrendered(context, watched, path);
  try {
    visit.hasContent = await tab.load(path);
    visit.during = await tab.state(usual.after);
    await tab.collect();
    if (visit.during && visit.reloads === 0) {
      visit.leaves = await tab.go(neutral);
      visit.hasContent = (await tab.go(path)) && visit.hasContent;
      visit.leaves = (await tab.go(neutral)) && visit.leaves;
      visit.after = await tab.state(usual.after);
      if (neighbour) await tab.go(neighbour);
      await tab.collect();
    }
    // A page with a parameter is about something that does not exist.
    visit.unrendered = isAboutSomething ? [] : await server;
  } finally {
    await within(tab.page.close({ runBeforeUnload: false }));
  }
  return visit;
}

/** The state of the shell without the candidate's files. */
export async function visitNeutral(context: BrowserContext, watched: Watched, neighbour?: string): Promise<Visit> {
  const tab = await Tab.open(context, watched, neutral);
  await tab.page.route(`**${watched.own}**`, (route) => route.abort());
  tab.visit.hasContent = await tab.load(neutral);
  // Deferred work of the shell must not be attributed to the candidate.
  await pause(idle);
  tab.visit.during = await tab.state();
  if (neighbour) await tab.go(neighbour);
  await tab.go(neutral);
  tab.visit.after = await tab.state();
  await tab.collect();
  await tab.page.close();
  return tab.visit;
}
