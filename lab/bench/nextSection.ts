import type { Browser } from '@playwright/test';
import { isScript } from './network';
import { openPhone, type Phone } from './phone';

/** Navigation from the home page to a section whose remote was not loaded. Times in ms since the tap. */
export interface NextSection {
  path: string;
  remote: string;
  skeleton: number;
  content: number;
  /** Scripts loaded by focusing the link, and by the tap; bytes on the wire. */
  preloadedBytes: number;
  laterBytes: number;
}

/** Number of sections entered, each of another remote. */
const sectionsEntered = 2;

/** A section to enter, and its remote. */
export interface Target {
  path: string;
  remote: string;
}

interface RegistryPart {
  remotes: {
    name: string;
    routes: { path: string; guard?: string; skeleton?: string }[];
    versions: { entry: { url: string } }[];
  }[];
}

/** Visible links to a path: not in a closed menu or a hidden slide. */
const linkTo = (path: string) => `a[href="${path}"]:visible:not([inert] *)`;

/** Targets of visible links: first pages of remotes whose entry has not been loaded, then lobbies of others. */
async function targets({ page, network }: Phone): Promise<Target[]> {
  const registry = await page.evaluate(async () => (await (await fetch('/registry.json')).json()) as RegistryPart);
  const links = await page
    .locator('a[href]:visible:not([inert] *)')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const fetched = new Set(network.requests.map(({ url }) => new URL(url).pathname));
  return registry.remotes
    .map((remote) => ({ ...remote, isNew: !fetched.has(remote.versions[0]?.entry.url ?? '') }))
    .sort((a, b) => Number(b.isNew) - Number(a.isNew))
    .flatMap(({ name, routes, isNew }) =>
      routes
        .filter(({ path, guard }) => guard !== 'player' && links.includes(path))
        .filter(({ skeleton }) => isNew || skeleton === 'lobby')
        .sort((a, b) => Number(b.skeleton === 'lobby') - Number(a.skeleton === 'lobby'))
        .slice(0, 1)
        .map(({ path }) => ({ path, remote: isNew ? `${name}, not loaded` : name })),
    );
}

/**
 * Taps a link and records the first frames with skeleton and with content. Checks once per frame, and only after the
 * document has changed, because forcing frames would distort the measurement. Runs in the page.
 */
function tap(link: Element): Promise<{ skeleton: number; content: number }> {
  const path = link.getAttribute('href');
  return new Promise((done) => {
    const from = performance.now();
    let skeleton = 0;
    let isAsked = false;
    const end = (content: number) => {
      changes.disconnect();
      clearTimeout(timeout);
      done({ skeleton, content });
    };
    const look = () => {
      isAsked = false;
      const main = document.getElementById('main');
      if (location.pathname !== path || main === null) return;
      const waits = main.querySelector('[class*="skeleton"]') !== null;
      const hasHeading = main.querySelector('h1') !== null;
      const now = performance.now() - from;
      if (skeleton === 0 && (waits || hasHeading)) skeleton = now;
      if (!waits && hasHeading) end(now);
    };
    const changes = new MutationObserver(() => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(look);
    });
    changes.observe(document, { childList: true, subtree: true, attributes: true });
    const timeout = setTimeout(() => end(15_000), 15_000);
    (link as HTMLElement).click();
  });
}

/** Enters one section once, on an empty phone. */
export async function enter(browser: Browser, site: string, target: Target): Promise<NextSection> {
  const phone = await openPhone(browser);
  try {
    await phone.page.goto(site, { waitUntil: 'load' });
    await phone.network.settled();
    const link = phone.page.locator(linkTo(target.path)).first();
    await link.waitFor();
    const before = phone.network.bytes(isScript);
    await link.evaluate((found) => (found as HTMLElement).focus());
    await phone.network.settled(600);
    const preloaded = phone.network.bytes(isScript);
    const times = await link.evaluate(tap);
    await phone.network.settled(600);
    const later = phone.network.bytes(isScript) - preloaded;
    return { ...target, ...times, preloadedBytes: preloaded - before, laterBytes: later };
  } finally {
    await phone.close();
  }
}

/** The sections that the bench enters: the home page shows links to them, and has not loaded them. */
export async function sectionsFrom(browser: Browser, site: string): Promise<Target[]> {
  const phone = await openPhone(browser);
  try {
    await phone.page.goto(site, { waitUntil: 'load' });
    await phone.network.settled();
    return (await targets(phone)).slice(0, sectionsEntered);
  } finally {
    await phone.close();
  }
}

/** Enters sections that the home page had not loaded, `runs` times each, on the phone. */
export async function nextSections(browser: Browser, site: string, runs: number): Promise<NextSection[][]> {
  const found = await sectionsFrom(browser, site);
  const entered: NextSection[][] = [];
  for (const target of found) {
    const series: NextSection[] = [];
    for (let run = 0; run < runs; run++) series.push(await enter(browser, site, target));
    entered.push(series);
  }
  return entered;
}
