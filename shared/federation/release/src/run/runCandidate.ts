import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { productOf } from '@marquee/federation-runtime/products';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Problem } from '../gate/rules';
import { findProblems } from './findProblems';
import { type Found, judge } from './judge';
import { slowness } from './machine';
import { openOften } from './mounts';
import { addressOf, QuickTabs, viewsOf } from './otherViews';
import { type Entrance, personText } from './people';
import { type Depth, type Look, looksAt } from './plan';
import { withheldPaths } from './presses';
import { Progress, type Step } from './progress';
import { type ScreenName, screens, screenText } from './screens';
import { Shells } from './shells';
import type { Watched } from './tab';
import { isQuick, placeholder, visitNeutral, visitPage } from './walk';

/** A sandbox site, or its desk, with the candidate live. */
export interface RunSite {
  /** Origin, without a trailing slash. */
  url: string;
  /** Signs those in who open its pages. */
  people: Entrance;
  /** Stalls above this count, ms; if undefined, those that are noticeable, and longer ones on a busy machine. */
  longestStall?: number;
  /** How many times slower pages are made, for tests. */
  throttle?: number;
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

/** Concurrent tabs: more slow each other down. */
const concurrency = 2;

/** An address that nobody listens at. */
const noProxy = '127.0.0.1:1';

/**
 * A browser context that can only reach the site: all else goes through a proxy that is not there. Requests that were
 * looked at one by one would leave the browser without its cache. Nothing in it says that nobody looks at it.
 */
async function closedContext(browser: Browser, url: string, screen: ScreenName): Promise<BrowserContext> {
  const proxy = { server: `http://${noProxy}`, bypass: new URL(url).host };
  const context = await browser.newContext({
    ...screens[screen],
    proxy,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
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

/** The first page of another remote that everybody may open, at the desk the person with all permissions. */
function neighbourAmong(others: readonly CompiledRemote[]): string | undefined {
  const isOpen = (name: string, guard: string | undefined) => !guard || !productOf(name).isPublic;
  const routes = others.flatMap(({ name, routes }) => routes.filter(({ guard }) => isOpen(name, guard)));
  return routes.find(({ path, layout }) => !path.includes(':') && !layout)?.path;
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
  readonly visited: string[] = [];
  readonly #watched: Watched;
  readonly #neighbour: string | undefined;

  constructor(
    readonly browser: Browser,
    readonly site: RunSite,
    readonly compiled: CompiledRemote,
    others: readonly CompiledRemote[],
    readonly depth: Depth,
    readonly progress: Progress,
  ) {
    this.#watched = {
      url: site.url,
      own: `/releases/${compiled.name}/${compiled.version}/`,
      longest: site.longestStall ?? noticeable * slowness(),
      throttle: site.throttle,
    };
    this.#neighbour = neighbourAmong(others);
  }

  /** After a look that has found something, what only says it again is left out. */
  get #isEnough(): boolean {
    return this.problems.size > 0;
  }

  /** Opens what a person opens on a screen. */
  async open(look: Look): Promise<void> {
    const { person, screen, walked, looked } = look;
    const context = await closedContext(this.browser, this.site.url, screen);
    try {
      if (person !== 'visitor' && !(await this.site.people.signIn(context, person))) {
        this.unchecked.push(`${[...walked, ...looked].join(', ')} as ${personText[person]}: nobody could sign in`);
        return;
      }
      if (screen !== 'desktop') await context.addInitScript({ content: forgetsLanguage });
      await Promise.all([this.#walk(context, look), this.#lookQuickly(context, look)]);
    } finally {
      await context.close();
    }
  }

  async #walk(context: BrowserContext, look: Look): Promise<void> {
    const { walked } = look;
    if (walked.length === 0) return;
    const neutral = await this.#lanes.take(() => visitNeutral(context, this.#watched, this.#neighbour));
    const places = {
      neutral,
      neighbour: this.#neighbour,
      withheld: withheldPaths(look.person),
      isDrawn: look.person === 'visitor',
    };
    const visit = async (path: string) =>
      findProblems(neutral, await visitPage(context, this.#watched, path, places), this.compiled);
    const named = walked.filter((path) => !path.split('/').includes(placeholder));
    const often = () => {
      this.progress.repeats(look, named);
      return openOften(context, this.#watched, named);
    };
    const countKept = async () => {
      if (this.depth !== 'once' && !this.#isEnough) await this.#take(context, look, await often(), often);
    };
    await Promise.all(walked.map((path) => this.#lanes.take(() => this.#open(context, look, path, () => visit(path)))));
    await this.#lanes.take(countKept, true);
  }

  async #lookQuickly(context: BrowserContext, look: Look): Promise<void> {
    const views = viewsOf(look.looked, this.compiled, look.languages);
    const shells = new Shells(context, this.#watched);
    const tabs = new QuickTabs(context, this.#watched, shells, { ...look, withheld: withheldPaths(look.person) });
    const lookAt = async (view: (typeof views)[number]) => {
      const seen = await tabs.look(view);
      return seen.flatMap(({ neutral, visit }) => findProblems(neutral, visit, this.compiled));
    };
    const unlessEnough = async (view: (typeof views)[number]) => {
      // The same fault in eight languages is one fault.
      if (!this.#isEnough) await this.#open(context, look, addressOf(view), () => lookAt(view));
    };
    await Promise.all(views.map((view) => this.#lanes.take(() => unlessEnough(view))));
  }

  async #open(context: BrowserContext, look: Look, address: string, visit: () => Promise<Found[]>): Promise<void> {
    this.visited.push(address);
    this.progress.begins(look, address);
    const again = () => {
      this.progress.confirms(look, address);
      return visit();
    };
    await this.#take(context, look, await visit(), again);
  }

  /**
   * Keeps the problems that are there again. What several looks find is reported once, with who has met it first. What
   * was only slow is refused if another page is quick in the same context.
   */
  async #take(
    context: BrowserContext,
    { person, screen }: Look,
    seen: readonly Found[],
    again: () => Promise<readonly Found[]>,
  ): Promise<void> {
    const { problems, unjudged } = await judge(seen, again, () => isQuick(context, this.#watched));
    this.unchecked.push(...unjudged);
    for (const problem of problems) {
      const what = `${problem.rule}${problem.message.slice(problem.message.indexOf(': '))}`;
      const message = `${problem.message} (${personText[person]}, ${screenText(screen)})`;
      if (!this.problems.has(what)) this.problems.set(what, { ...problem, message });
    }
  }
}

/**
 * Opens every page of a candidate in a browser, together with the live host and remotes, and returns what it did wrong.
 * {@link looksAt} says who opens what on which screen. `step` is told of each page as it is opened.
 */
export async function runCandidate(
  browser: Browser,
  site: RunSite,
  compiled: CompiledRemote,
  others: readonly CompiledRemote[],
  depth: Depth = 'whole',
  step: Step = () => {},
): Promise<RunResult> {
  const looks = looksAt(compiled, depth);
  const run = new Run(browser, site, compiled, others, depth, new Progress(step, compiled, looks));
  await Promise.all(looks.map((look) => run.open(look)));
  return { problems: [...run.problems.values()], visited: run.visited, unchecked: [...new Set(run.unchecked)] };
}
