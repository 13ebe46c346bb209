import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { benchChromium } from '@marquee/e2e/chromium';
import { ask } from '@marquee/e2e/support/ask';
import { chromium } from '@playwright/test';

/**
 * The tool (Apache-2.0, by the makers of Chromium). It is downloaded on demand into npm's cache: 85 packages and 176 MB
 * are too much for every clone.
 */
const tool = 'lighthouse@13.5.0';

export const judged = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof judged)[number];

/** Scores of a page, 0–100; 0 if it could not be judged. */
export interface Points extends Record<Category, number> {
  site: string;
  page: string;
  /** Failed audits, except performance. */
  failed: string[];
}

/** Four templates of all three families; each site has all of the pages. */
const sites = ['localhost', 'casino2.localhost', 'showcase.localhost', 'sportsbook1.localhost'];

/** The newest article of a site, as its sitemap lists it. */
async function article(origin: string): Promise<string> {
  const { body } = await ask(origin, '/sitemap.xml', { headers: { 'accept-encoding': 'identity' } });
  const path = /<loc>[^<]*?(\/news\/[^<]+)<\/loc>/.exec(body.toString())?.[1];
  if (!path) throw new Error(`${origin} lists no article`);
  return path;
}

async function pagesOf(origin: string): Promise<Record<string, string>> {
  return {
    home: '/',
    lobby: '/casino',
    board: '/sports',
    game: '/playnow?provider=PPLAYLIVE&game=lc002&mode=demo',
    article: await article(origin),
  };
}

/** The part of the report that is read; scores are 0–1. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

const run = promisify(execFile);

const shell = process.platform === 'win32';

/** The report of one page, on the tool's own slow phone unless `more` says otherwise; nothing if it fails. */
async function reportOn(url: string, file: string, more: readonly string[] = []): Promise<Report | undefined> {
  const words = [
    ...['--yes', tool, url, '--quiet', '--no-enable-error-reporting', `--only-categories=${judged.join(',')}`],
    ...['--output=json', `--output-path=${file}`, ...more],
    `--chrome-flags=--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`,
  ];
  const environment = { ...process.env, CHROME_PATH: benchChromium() ?? chromium.executablePath() };
  rmSync(file, { force: true });
  await run('npx', words, { env: environment, timeout: 180_000, shell }).catch(() => {});
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function pointsOf(report: Report | undefined): Omit<Points, 'site' | 'page'> {
  const points = (name: Category) => Math.round(100 * (report?.categories[name].score ?? 0));
  const took = ({ id, weight }: { id: string; weight: number }) => weight > 0 && report?.audits[id]?.score === 0;
  const failed = judged.slice(1).flatMap((name) => report?.categories[name].auditRefs.filter(took) ?? []);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    failed: failed.map(({ id }) => id),
  };
}

/**
 * Judges home, a lobby, the board, a game's page and an article in four templates. `work` is a folder for its reports.
 * Throws if the tool cannot be downloaded.
 */
export async function lighthouse(work: string, federated: string): Promise<Points[]> {
  await run('npx', ['--yes', tool, '--version'], { shell });
  const { port } = new URL(federated);
  const all: Points[] = [];
  for (const site of sites) {
    const origin = `http://${site}:${port}`;
    for (const [page, path] of Object.entries(await pagesOf(origin)))
      all.push({ site, page, ...pointsOf(await reportOn(`${origin}${path}`, join(work, 'lighthouse.json'))) });
  }
  return all;
}

/** Where the desk's pages should be. It is not for search engines. */
export const deskLeast = 95;

/**
 * Judges pages of the desk at `origin` as whoever has these cookies, on the tool's own desktop: staff sit at one.
 * Throws if the tool cannot be downloaded.
 */
export async function deskLighthouse(
  work: string,
  origin: string,
  { cookies, paths }: { cookies: string; paths: readonly string[] },
): Promise<Points[]> {
  await run('npx', ['--yes', tool, '--version'], { shell });
  const headers = join(work, 'headers.json');
  writeFileSync(headers, JSON.stringify({ cookie: cookies }));
  const all: Points[] = [];
  for (const page of paths) {
    const more = ['--preset=desktop', `--extra-headers=${headers}`];
    const report = await reportOn(origin + page, join(work, 'lighthouse.json'), more);
    all.push({ site: 'the desk', page, ...pointsOf(report) });
  }
  return all;
}
