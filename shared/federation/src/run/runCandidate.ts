import type { Browser } from 'playwright-core';
import type { CompiledRemote } from '../compile/compiled';
import type { Problem } from '../gate/rules';
import { judge } from './judge';
import { placeholder, visitNeutral, visitPage } from './walk';

/** A sandbox site that has the candidate live beside everything else. */
export interface RunSite {
  /** Origin, without a slash at its end. */
  url: string;
  /** Signs in with the player that every sandbox has. */
  player: { account_id: string; password: string };
}

/** What a run has seen, and what it has not looked at. */
export interface RunResult {
  problems: Problem[];
  /** Pages that were opened. */
  visited: string[];
  /** What was not looked at, in words. */
  unchecked: string[];
}

/**
 * What was seen once may be the machine's: a page that was slow, a picture that came late. What the candidate's own code was seen to do, by its place, is not asked
 * for twice.
 */
function repeated(seen: readonly Problem[], again: readonly Problem[]): Problem[] {
  return seen.filter(({ rule, message }) => /\.js:\d+/.test(message) || again.some((other) => other.rule === rule));
}

/** Tabs at once: more make each other slow. */
const atOnce = 2;

const isOpenTo = (player: boolean) => (route: { guard?: string | undefined }) =>
  player ? route.guard === 'player' : route.guard !== 'player';

/**
 * Opens every page of a candidate in a browser, beside the live host and all live remotes, and says what it did that a remote does not do. Pages with
 * parameters are opened with a value that nothing has. Home is opened for what it has elsewhere.
 */
export async function runCandidate(
  browser: Browser,
  site: RunSite,
  compiled: CompiledRemote,
  others: readonly CompiledRemote[],
): Promise<RunResult> {
  const own = `/releases/${compiled.name}/${compiled.version}/`;
  const neighbour = others
    .flatMap(({ routes }) => routes)
    .find(({ path, guard, layout }) => !path.includes(':') && !guard && !layout)?.path;
  const result: RunResult = { problems: [], visited: [], unchecked: [] };
  const slots = (compiled.slots ?? []).filter(({ slot }) => slot !== 'page.section');
  const isOnHome = (player: boolean) =>
    slots.some(({ slot, guard }) => slot === 'header.item' || (guard === 'player') === player);
  for (const isPlayer of [false, true]) {
    const pages = compiled.routes.filter(isOpenTo(isPlayer)).map(({ path }) => path.replace(/:\w+\??/g, placeholder));
    const paths = [...new Set([...pages, ...(isOnHome(isPlayer) ? ['/'] : [])])];
    if (paths.length === 0) continue;
    const context = await browser.newContext({
      viewport: { width: 1366, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    try {
      // Nothing leaves this machine.
      await context.route(
        (address) => address.origin !== site.url,
        (route) => route.abort(),
      );
      if (isPlayer) {
        const { account_id, password } = site.player;
        const answer = await context.request.post(`${site.url}/api/auth/login`, {
          data: { account_id, password, domain_name: new URL(site.url).hostname, external_id: '' },
        });
        const { token, user, fullname, email, statusCode } = (await answer.json()) as Record<string, unknown>;
        if (statusCode !== 1) {
          result.unchecked.push(`pages for players (${paths.join(', ')}): nobody could sign in`);
          continue;
        }
        const session = JSON.stringify({ isAuthenticated: true, token, user, fullname, email });
        await context.addInitScript({
          content: `if(window===top&&!localStorage.getItem("marquee.session"))localStorage.setItem("marquee.session",${JSON.stringify(session)})`,
        });
      }
      const watched = { url: site.url, own };
      const neutral = await visitNeutral(context, watched, neighbour);
      const queue = [...paths];
      const lane = async () => {
        for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
          result.visited.push(path);
          const look = async () =>
            judge(neutral, await visitPage(context, watched, path, { neutral, neighbour }), compiled);
          const seen = await look();
          result.problems.push(...(seen.length === 0 ? [] : repeated(seen, await look())));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, lane));
    } finally {
      await context.close();
    }
  }
  const seen = new Set<string>();
  result.problems = result.problems.filter(({ rule, message }) => {
    const what = `${rule}${message.slice(message.indexOf(': '))}`;
    return !seen.has(what) && seen.add(what);
  });
  return result;
}
