import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Problem } from '../gate/rules';
import { findProblems } from './findProblems';
import { placeholder, visitNeutral, visitPage } from './walk';

/** A sandbox site with the candidate live. */
export interface RunSite {
  /** Origin, without a trailing slash. */
  url: string;
  /** Credentials of the demo player. */
  player: { account_id: string; password: string };
}

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
 * be reproduced.
 */
function repeated(seen: readonly Problem[], again: readonly Problem[]): Problem[] {
  return seen.filter(({ rule, message }) => /\.js:\d+/.test(message) || again.some((other) => other.rule === rule));
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
  const answer = await context.request.post(`${url}/api/auth/login`, { data });
  const { token, user, fullname, email, statusCode } = (await answer.json()) as Record<string, unknown>;
  if (statusCode !== 1) return false;
  const key = JSON.stringify('marquee.session');
  const session = JSON.stringify(JSON.stringify({ isAuthenticated: true, token, user, fullname, email }));
  await context.addInitScript({
    content: `if(window===top&&!localStorage.getItem(${key}))localStorage.setItem(${key},${session})`,
  });
  return true;
}

/** A browser context that can only reach the site. */
async function closedContext(browser: Browser, { url }: RunSite): Promise<BrowserContext> {
  const viewport = { width: 1366, height: 800 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const isForeign = ({ origin }: URL) => origin !== url;
  await context.route(isForeign, (route) => route.abort());
  return context;
}

/** The first public page of another remote. */
function neighbourAmong(others: readonly CompiledRemote[]): string | undefined {
  const routes = others.flatMap((one) => one.routes);
  return routes.find(({ path, guard, layout }) => !path.includes(':') && !guard && !layout)?.path;
}

/**
 * Opens every page of a candidate in a browser, together with the live host and remotes, and returns what it did wrong.
 * Parameters get a value that matches nothing. Home is opened for the candidate's sections.
 */
export async function runCandidate(
  browser: Browser,
  site: RunSite,
  compiled: CompiledRemote,
  others: readonly CompiledRemote[],
): Promise<RunResult> {
  const watched = { url: site.url, own: `/releases/${compiled.name}/${compiled.version}/` };
  const neighbour = neighbourAmong(others);
  const visited: string[] = [];
  const unchecked: string[] = [];
  const problems = new Map<string, Problem>();
  for (const isPlayer of [false, true]) {
    const waiting = addressesOf(compiled, isPlayer);
    if (waiting.length === 0) continue;
    const context = await closedContext(browser, site);
    try {
      if (isPlayer && !(await signIn(context, site))) {
        unchecked.push(`pages for players (${waiting.join(', ')}): nobody could sign in`);
        continue;
      }
      const neutral = await visitNeutral(context, watched, neighbour);
      const look = async (path: string) =>
        findProblems(neutral, await visitPage(context, watched, path, { neutral, neighbour }), compiled);
      const lane = async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          visited.push(path);
          const seen = await look(path);
          // If several pages show the same problem, the first is reported.
          for (const problem of seen.length === 0 ? [] : repeated(seen, await look(path))) {
            const what = `${problem.rule}${problem.message.slice(problem.message.indexOf(': '))}`;
            if (!problems.has(what)) problems.set(what, problem);
          }
        }
      };
      await Promise.all(Array.from({ length: concurrency }, lane));
    } finally {
      await context.close();
    }
  }
  return { problems: [...problems.values()], visited, unchecked };
}
