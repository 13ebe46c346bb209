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

/**
 * What units and images set (docs/operations.md), and a heap that is full soon: then what is not needed goes, and what
 * is kept shows.
 */
const settings = {
  TRUST_PROXY: 'on',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=56',
};

/** How often memory is looked at, and a page opened in a browser. */
const every = 100;

/** How much more a process may hold at the end than after the first hundred releases, bytes. */
const allowed = 40 * 2 ** 20;

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Has the lobby's heading say its version, in the code of both sides. */
function withVersion(text: string, version: string): string {
  return text.replace(/(\.GameLobby,\{slug:\w+,title:\w+\(\w+\))/, `$1+" · ${version}"`);
}

/** The versions of a remote that a page goes by: its heading, its files and the one that its browser takes first. */
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
      // A page that nobody had the time to draw is asked for again: each version is drawn.
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
