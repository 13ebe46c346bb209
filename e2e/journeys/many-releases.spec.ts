import { expect } from '@playwright/test';
import { readPage } from '../support/answeredPage';
import { ask } from '../support/ask';
import { test as base } from '../support/base';
import { full } from '../support/depth';
import { ReleaseLine } from '../support/releaseLine';
import { watchFailures } from '../support/sink';
import { SpareSite } from '../support/spareSite';
import { residentOf } from '../support/startProgram';
import { takeoverFaults, watchTakeover } from '../support/takeover';

const test = base.extend<{ origin: string }>({ origin: ({ baseURL }, use) => use(baseURL ?? '') });

const releases = 500;

/** Settings of units and images (docs/operations.md), with a small heap: garbage is collected early, and leaks show. */
const settings = {
  TRUST_PROXY: 'on',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=56',
};

/** Interval of memory checks and browser visits, in releases. */
const every = 100;

/** Allowed growth of a process after the first hundred releases, bytes. */
const allowed = 40 * 2 ** 20;

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Puts the version into the lobby's heading, in browser and server code. */
function withVersion(text: string, version: string): string {
  return text.replace(/(\.GameLobby,\{slug:[^,]+,title:\w+\(\w+\))/, `$1+" · ${version}"`);
}

/** The versions of a remote in a page: its heading, its files and the preferred one. */
function versionsIn(html: string, remote: string): { drawn: string; all: Set<string> } {
  const { markup, start } = readPage(200, html, '/slots');
  const drawn = /<h1\b[^>]*>[^<]* · ([\d.]+)/.exec(markup)?.[1] ?? '';
  const beforeStart = html.slice(0, html.indexOf(markup) + markup.length);
  const files = [...beforeStart.matchAll(new RegExp(`/releases/${remote}/([^/]+)/`, 'g'))].map(
    ([, found]) => found ?? '',
  );
  const first = start.registry.remotes.find(({ name }) => name === remote)?.versions[0]?.version ?? '';
  return { drawn, all: new Set([...files, first, ...(drawn ? [drawn] : [])]) };
}

test('500 releases of a remote while pages are asked leave memory, and no page mixes two of them', {
  tag: full,
}, async ({ browser, origin }) => {
  test.setTimeout(900_000);
  const site = await SpareSite.open(origin, { settings });
  const figures: { edge: number; renderers: number[] }[] = [];
  let visitors = 0;
  const askLobby = async () => {
    visitors++;
    const network = `10.2.${(visitors >> 8) % 256}.${visitors % 256}`;
    const headers = { 'accept-encoding': 'identity', 'x-forwarded-for': network };
    return (await ask(site.edgeUrl, '/slots', { headers })).body.toString();
  };
  try {
    const line = new ReleaseLine(site.releases, 'slots', withVersion);
    const seen = { pages: 0, drawn: 0, mixed: [] as string[] };
    const look = async () => {
      const { drawn, all } = versionsIn(await askLobby(), 'slots');
      seen.pages++;
      if (drawn) seen.drawn++;
      if (all.size !== 1) seen.mixed.push([...all].join(' and '));
      return drawn;
    };
    const page = await browser.newPage({ baseURL: site.edgeUrl });
    const failures = watchFailures(page);
    await watchTakeover(page);
    await askLobby();
    const measure = () => {
      const [edge = 0, ...renderers] = residentOf(site.processId);
      figures.push({ edge, renderers });
    };
    measure();
    for (let at = 1; at <= releases; at++) {
      const version = `2.0.${at}`;
      await line.release(version);
      await Promise.all([look(), look()]);
      // A page without content is requested again: each version must be rendered.
      await expect.poll(look, { intervals: [0, 100], timeout: 0 }).toBe(version);
      if (at % every !== 0) continue;
      measure();
      await page.goto('/slots');
      expect([...(await takeoverFaults(page)), ...failures.splice(0)]).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Slots · ${version}`);
    }
    const lines = figures.map(
      ({ edge, renderers }, at) =>
        `${at * every}: edge ${megabytes(edge)} MB, renderers ${renderers.map(megabytes).join(' and ')} MB`,
    );
    console.log([...lines, `${seen.pages} pages, ${seen.drawn} drawn`].join('\n'));
    expect(seen.mixed).toEqual([]);
    expect(seen.drawn).toBeGreaterThanOrEqual(releases);
    const [, early] = figures;
    const last = figures.at(-1);
    expect(last?.edge).toBeLessThan((early?.edge ?? 0) + allowed);
    expect(Math.max(...(last?.renderers ?? []))).toBeLessThan(Math.max(...(early?.renderers ?? [])) + allowed);
    await page.close();
  } finally {
    await site.close();
  }
});
