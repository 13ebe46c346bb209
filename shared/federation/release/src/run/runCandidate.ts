import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Problem } from '../gate/rules';
import { findProblems } from './findProblems';
import { slowness } from './machine';
import { openOften } from './mounts';
import { inAnyLanguage, PhoneTabs, phonePaths } from './otherViews';
import type { Watched } from './tab';
import { placeholder, visitNeutral, visitPage } from './walk';

/** A sandbox site with the candidate live. */
export interface RunSite {
  /** Origin, without a trailing slash. */
  url: string;
  /** Credentials of the demo player. */
  player: { account_id: string; password: string };
  /** Stalls above this count, ms; if undefined, those that are noticeable, and longer ones on a busy machine. */
  longestStall?: number;
}

/** A stall above this, ms, is noticeable. */
const noticeable = 400;

/** The result of a run, and what it did not check. */
export interface RunResult {
  problems: Problem[];
  /** Pages that were opened. */
  visited: string[];
  /** What was not checked, in words. */
  unchecked: string[];
}

/**
 * A problem seen once may be caused by a slow machine. Actions of the candidate's own code, known by location, need not
 * be reproduced; how long they take does.
 */
function repeated(seen: readonly Problem[], again: readonly Problem[]): Problem[] {
  const isSure = ({ rule, message }: Problem) => rule !== 'long-task' && /\.js:\d+/.test(message);
  return seen.filter((one) => isSure(one) || again.some(({ rule }) => rule === one.rule));
}

/** Concurrent tabs: more slow each other down. */
const concurrency = 2;

/** Paths to open: players' pages as a player, all others as a visitor; home for the candidate's sections. */
function addressesOf({ routes, slots = [] }: CompiledRemote, isPlayer: boolean): string[] {
  const isOpen = ({ guard }: { guard?: string | undefined }) => (guard === 'player') === isPlayer;
  const pages = routes.filter(isOpen).map(({ path }) => path.replace(/:\w+\??/g, placeholder));
  const isOnHome = slots.some((one) => one.slot !== 'page.section' && isOpen(one));
  return [...new Set([...pages, ...(isOnHome ? ['/'] : [])])];
}

/** Signs a browser in; returns whether it succeeded. */
async function signIn(context: BrowserContext, { url, player }: RunSite): Promise<boolean> {
  const data = { ...player, domain_name: new URL(url).hostname, external_id: '' };
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  const { token, user, fullname, email, statusCode } = (await answer.json()) as Record<string, unknown>;
  if (statusCode !== 1) return false;
  const cookies = answer.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
  await context.addCookies(cookies.map(([, name = '', value = '']) => ({ name, value, url })));
  const key = JSON.stringify('marquee.session');
  const session = JSON.stringify(JSON.stringify({ isAuthenticated: true, token, user, fullname, email }));
  await context.addInitScript({
    content: `if(window===top&&!localStorage.getItem(${key}))localStorage.setItem(${key},${session})`,
  });
  return true;
}

const desktop = { viewport: { width: 1366, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** An address that nobody listens at. */
const noProxy = '127.0.0.1:1';

/**
 * A browser context that can only reach the site: all else goes through a proxy that is not there. Requests that were
 * looked at one by one would leave the browser without its cache. Nothing in it says that nobody looks at it.
 */
async function closedContext(browser: Browser, url: string, screen: typeof desktop): Promise<BrowserContext> {
  const proxy = { server: `http://${noProxy}`, bypass: new URL(url).host };
  const context = await browser.newContext({ ...screen, proxy, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript({
    content: "Object.defineProperty(Navigator.prototype,'webdriver',{get:()=>false,configurable:true,enumerable:true})",
  });
  return context;
}

/**
 * Cookies of a page that keep its language would redirect the tabs beside it, which look at pages in other languages.
 */
const forgetsLanguage = `{
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const keep = function (text) { if (!/^language=/.test(text)) set.call(this, text); };
  Object.defineProperty(Document.prototype, 'cookie', { get, set: keep, configurable: true, enumerable: true });
}`;

/** The first public page of another remote. */
function neighbourAmong(others: readonly CompiledRemote[]): string | undefined {
  const routes = others.flatMap((one) => one.routes);
  return routes.find(({ path, guard, layout }) => !path.includes(':') && !guard && !layout)?.path;
}

/** Runs work in the order in which it comes, at most some of it at once. */
class Lanes {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Runs work when a lane is free; with `isNext` before what waits already. */
  async take<Value>(work: () => Promise<Value>, isNext = false): Promise<Value> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((go) => (isNext ? this.#waiting.unshift(go) : this.#waiting.push(go)));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** A run of one candidate: what is opened, and what was found. */
class Run {
  readonly unchecked: string[] = [];
  readonly problems = new Map<string, Problem>();
  readonly #lanes = new Lanes(concurrency);
  readonly #visited = { desktop: [] as string[], phone: [] as string[] };
  readonly #watched: Watched;
  readonly #neighbour: string | undefined;

  constructor(
    readonly browser: Browser,
    readonly site: RunSite,
    readonly compiled: CompiledRemote,
    others: readonly CompiledRemote[],
    readonly isWhole: boolean,
  ) {
    this.#watched = {
      url: site.url,
      own: `/releases/${compiled.name}/${compiled.version}/`,
      longest: site.longestStall ?? noticeable * slowness(),
    };
    this.#neighbour = neighbourAmong(others);
  }

  get visited(): string[] {
    return [...this.#visited.desktop, ...this.#visited.phone];
  }

  /** Opens all pages of visitors, or of players, on both screens. */
  async open(isPlayer: boolean): Promise<void> {
    const paths = addressesOf(this.compiled, isPlayer);
    if (paths.length === 0) return;
    await Promise.all([this.#openOnDesktop(paths, isPlayer), this.#openOnPhone(paths, isPlayer)]);
  }

  /** After a look that has found something, what only says it again is left out. */
  get #isEnough(): boolean {
    return this.problems.size > 0;
  }

  async #openOnDesktop(paths: readonly string[], isPlayer: boolean): Promise<void> {
    await this.#on(desktop, isPlayer, paths, async (context) => {
      const neutral = await this.#lanes.take(() => visitNeutral(context, this.#watched, this.#neighbour));
      const places = { neutral, neighbour: this.#neighbour };
      const look = async (path: string) =>
        findProblems(neutral, await visitPage(context, this.#watched, path, places), this.compiled);
      const named = paths.filter((path) => !path.split('/').includes(placeholder));
      const often = () => openOften(context, this.#watched, named);
      const countKept = async () => {
        if (this.isWhole && !this.#isEnough) await this.#take(await often(), often);
      };
      await Promise.all(paths.map((path) => this.#lanes.take(() => this.#look(path, look, this.#visited.desktop))));
      await this.#lanes.take(countKept, true);
    });
  }

  async #openOnPhone(paths: readonly string[], isPlayer: boolean): Promise<void> {
    await this.#on(phone, isPlayer, paths, async (context) => {
      await context.addInitScript({ content: forgetsLanguage });
      const neutral = await this.#lanes.take(() => visitNeutral(context, this.#watched));
      const tabs = new PhoneTabs(context, this.#watched);
      // A player's buttons do things that cannot be taken back: they sign out, and close the account.
      const view = { presses: !isPlayer };
      // Each language once, in the pages of visitors where there are some.
      const isTranslated = this.isWhole && (!isPlayer || addressesOf(this.compiled, false).length === 0);
      const look = async (path: string) =>
        findProblems(inAnyLanguage(neutral), await tabs.look(path, view), this.compiled);
      const lookUnlessEnough = async (path: string) => {
        // The same fault in eight languages is one fault.
        if (!this.#isEnough) await this.#look(path, look, this.#visited.phone);
      };
      const addresses = isTranslated ? phonePaths(paths, this.compiled) : paths;
      await Promise.all(addresses.map((path) => this.#lanes.take(() => lookUnlessEnough(path))));
    });
  }

  async #on(
    screen: typeof desktop,
    isPlayer: boolean,
    paths: readonly string[],
    work: (context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const context = await closedContext(this.browser, this.site.url, screen);
    try {
      if (isPlayer && !(await signIn(context, this.site)))
        this.unchecked.push(`pages for players (${paths.join(', ')}): nobody could sign in`);
      else await work(context);
    } finally {
      await context.close();
    }
  }

  async #look(path: string, look: (path: string) => Promise<Problem[]>, visited: string[]): Promise<void> {
    visited.push(path);
    await this.#take(await look(path), () => look(path));
  }

  /** Keeps the problems that are there again. If several pages show the same problem, the first is reported. */
  async #take(seen: readonly Problem[], again: () => Promise<Problem[]>): Promise<void> {
    for (const problem of seen.length === 0 ? [] : repeated(seen, await again())) {
      const what = `${problem.rule}${problem.message.slice(problem.message.indexOf(': '))}`;
      if (!this.problems.has(what)) this.problems.set(what, problem);
    }
  }
}

/**
 * Opens every page of a candidate in a browser, together with the live host and remotes, and returns what it did wrong.
 * Parameters get a value that matches nothing. Home is opened for the candidate's sections. Without `isWhole` each page
 * is opened once on each screen: not again and again, and not in each language.
 */
export async function runCandidate(
  browser: Browser,
  site: RunSite,
  compiled: CompiledRemote,
  others: readonly CompiledRemote[],
  isWhole = true,
): Promise<RunResult> {
  const run = new Run(browser, site, compiled, others, isWhole);
  await Promise.all([false, true].map((isPlayer) => run.open(isPlayer)));
  return { problems: [...run.problems.values()], visited: run.visited, unchecked: [...new Set(run.unchecked)] };
}
