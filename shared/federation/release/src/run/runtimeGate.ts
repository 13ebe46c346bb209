import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { hostBuildId, hostName } from '@marquee/federation-runtime/hostRecord';
import { type Product, products } from '@marquee/federation-runtime/products';
import type { RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { root } from '@marquee/settings/root';
import { readSettings } from '@marquee/settings/settings';
import type { Browser } from 'playwright-core';
import { GateRefusal } from '../gate/gate';
import type { Problem } from '../gate/rules';
import { readRegistry } from '../registry/folderReading';
import { otherLiveRemotes } from '../registry/published';
import { chromiumAt } from './chromium.mjs';
import { slowness } from './machine';
import type { Depth } from './plan';
import type { Step } from './progress';
import { runCandidate } from './runCandidate';
import { type SandboxSite, stagedReleases, startSandbox } from './sandboxSite';
import { goLive, placeCandidate } from './stage';
import { pause } from './tab';

/** Output lines: what was checked in a browser, and what was not. */
type Lines = string[];

/**
 * The run-time part of the gate: a sandbox site with everything that is live, started while the release is being built,
 * and a browser that opens every page of every candidate.
 */
export interface RuntimeGate {
  /** Whether releases can be run here. */
  runs: boolean;
  /** Throws GateRefusal for the first misbehaving candidate. `print` gets each line as it comes, `step` what begins. */
  check: (candidates: readonly CompiledRemote[], print?: (line: string) => void, step?: Step) => Promise<Lines>;
  /** Copies the files of a folder that has passed the rules on files. */
  take: (folder: string, compiled: CompiledRemote) => void;
  close: () => Promise<void>;
}

/** Starts a browser without a window; on servers there is often nobody but root. */
export async function startBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: ['--disable-gpu', ...asRoot] });
}

/** A remote that is opened in a browser, and how much of it. */
interface Looked {
  compiled: CompiledRemote;
  depth: Depth;
}

/** How much of a candidate is looked at. */
type RunDepth = Exclude<Depth, 'once'>;

/**
 * What is opened for a candidate: itself. A host has no pages, so all that is live is opened in it, the first remote as
 * a whole: what the host keeps and its texts are the same with each.
 */
export function lookedAt(
  candidate: CompiledRemote,
  remotes: Record<string, RemoteRecord>,
  depth: RunDepth = 'whole',
): Looked[] {
  if (candidate.name !== hostName) return [{ compiled: candidate, depth }];
  return otherLiveRemotes(remotes, []).map((compiled, at) => ({ compiled, depth: at === 0 ? depth : 'once' }));
}

/** How long a host's first page may take to be drawn on the server, ms; longer on a busy machine. */
const drawTime = 20_000;

/**
 * What is wrong with a host before any remote: the site, whose pages `textOf` gets, serves another one, or its server
 * module draws nothing. Looks again for `time`, ms.
 */
export async function hostProblems(
  textOf: (path: string) => Promise<string>,
  version: string,
  time = drawTime * slowness(),
): Promise<Problem[]> {
  const end = performance.now() + time;
  for (;;) {
    const { id } = JSON.parse(await textOf('/build/latest.json')) as { id: string };
    const isServed = id === hostBuildId(version);
    if (isServed && (await textOf('/')).includes('"rendered":{')) return [];
    if (performance.now() > end) {
      const message = `/: ${isServed ? 'is not drawn on the server' : `is of the build ${id}`}`;
      return [{ rule: 'server-render', message, cure: 'start it: npm run build && npm run edge; its log says why' }];
    }
    await pause();
  }
}

async function checkIn(
  browser: Browser,
  site: SandboxSite,
  candidates: readonly CompiledRemote[],
  depth: RunDepth,
  print: (line: string) => void,
  step: Step,
): Promise<Lines> {
  const { remotes } = readRegistry(site.releases).registry;
  const textOf = async (path: string) => (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text();
  const lines: Lines = [];
  const say = (line: string) => {
    lines.push(line);
    print(line);
  };
  for (const compiled of candidates) {
    const name = `${compiled.name}@${compiled.version}`;
    const wrong = compiled.name === hostName ? await hostProblems(textOf, compiled.version) : [];
    if (wrong.length > 0) throw new GateRefusal(compiled.name, compiled.version, wrong);
    for (const { compiled: one, depth: ofOne } of lookedAt(compiled, remotes, depth)) {
      const others = otherLiveRemotes(remotes, [one.name]);
      const { problems, visited, unchecked } = await runCandidate(browser, site, one, others, ofOne, step);
      if (problems.length > 0) throw new GateRefusal(compiled.name, compiled.version, problems);
      const beside = one === compiled ? '' : ` with ${one.name}`;
      say(`${name} run in a browser${beside}: ${visited.join(' ') || 'it has no page to open'}`);
      for (const what of unchecked) say(`${name} not checked${beside}: ${what}`);
    }
  }
  return lines;
}

/** Why releases of a product cannot be run here; undefined if they can. */
export function skipReason({ host }: Product = products.site): string | undefined {
  // The desk stands beside a site.
  const missing = [products.site.host, host].find((one) => !existsSync(join(root, one, 'dist/manifest.json')));
  if (missing) return `the host in ${missing} is not built: npm run build`;
  return chromiumAt(readSettings('release').CHROMIUM_PATH)
    ? undefined
    : 'there is no Chromium; CHROMIUM_PATH names one';
}

/** Prepares to run candidates together with what is live in `releases`, which are a product's. */
export function startRuntimeGate(
  releases: string,
  depth: RunDepth = 'whole',
  product: Product = products.site,
): RuntimeGate {
  const skipped = skipReason(product);
  if (skipped) {
    return {
      runs: false,
      take: () => undefined,
      check: async (candidates, print) => {
        const lines = candidates.map(({ name, version }) => `${name}@${version} not run in a browser: ${skipped}`);
        for (const line of lines) print?.(line);
        return lines;
      },
      close: async () => undefined,
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'marquee-gate-'));
  // Both take seconds, while the release is being built.
  const site = startSandbox(releases, folder, product);
  const browser = startBrowser(chromiumAt(readSettings('release').CHROMIUM_PATH) ?? '');
  const started = Promise.allSettled([site, browser]);
  return {
    runs: true,
    take: (built, compiled) => placeCandidate(join(folder, stagedReleases), built, compiled),
    async check(candidates, print = () => {}, step = () => {}) {
      if (candidates.length === 0) return [];
      step('starting the sandbox site and the browser');
      const [open, running] = await Promise.all([browser, site]);
      await goLive(running.releases, candidates);
      return checkIn(open, running, candidates, depth, print, step);
    },
    async close() {
      await started;
      const ends = [site.then((one) => one.close()), browser.then((one) => one.close())];
      await Promise.allSettled(ends);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
