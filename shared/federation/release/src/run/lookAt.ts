import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { productOf } from '@marquee/federation-runtime/products';
import { readSettings } from '@marquee/settings/settings';
import type { Browser } from 'playwright-core';
import type { Problem } from '../gate/rules';
import { fallbackOf } from '../registry/fallback';
import { readRegistry } from '../registry/folderReading';
import { otherLiveRemotes } from '../registry/published';
import { chromiumAt } from './chromium.mjs';
import type { LookResult } from './lookResult';
import { busyReason } from './machine';
import { runCandidate } from './runCandidate';
import { skipReason, startBrowser } from './runtimeGate';
import { type SandboxSite, startSandbox } from './sandboxSite';
import { goLive, placeCandidate } from './stage';

/** What fails by time alone says nothing on a busy machine. */
const byTime = /after \d+ s|for \d+ s/;

/** What a problem says, without the version's name in addresses. */
const textOf = ({ message }: Problem, { version }: CompiledRemote) => message.replaceAll(version, '');

/** The failures of a version that is made live in a sandbox site. */
async function failuresOf(browser: Browser, site: SandboxSite, releases: string, compiled: CompiledRemote) {
  placeCandidate(site.releases, join(releases, compiled.name, compiled.version), compiled);
  await goLive(site.releases, [compiled]);
  const others = otherLiveRemotes(readRegistry(site.releases).registry.remotes, [compiled.name]);
  const { problems } = await runCandidate(browser, site, compiled, others, 'once');
  const isSure = ({ message }: Problem) => !byTime.test(message) || busyReason() === undefined;
  return problems.filter((problem) => problem.rule === 'failure' && isSure(problem));
}

/**
 * Opens a version's pages in a browser, in a sandbox site, or at its desk, with what else is live in `releases`, and
 * says what failed.
 * What fails with the version before as well is the sandbox's fault. Rejects if the site or the browser does not start.
 */
export async function lookAt(releases: string, remote: string, version: string): Promise<LookResult> {
  const record = readRegistry(releases).registry.remotes[remote];
  const compiled = record?.versions[version]?.description;
  if (!record || !compiled) return { unlooked: 'it is not among the releases' };
  if (remote === hostName) return { unlooked: 'it is the host, which has no pages of its own' };
  const product = productOf(remote);
  const skipped = skipReason(product);
  if (skipped) return { unlooked: skipped };
  const folder = mkdtempSync(join(tmpdir(), 'marquee-look-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const starting = [
    startSandbox(releases, folder, product),
    startBrowser(chromiumAt(readSettings('release').CHROMIUM_PATH) ?? ''),
  ];
  const [site, browser] = starting as [Promise<SandboxSite>, Promise<Browser>];
  try {
    const [running, open] = await Promise.all([site, browser]);
    const failures = await failuresOf(open, running, releases, compiled);
    const before = record.live === version ? fallbackOf(record) : record.live;
    const other = before === null ? undefined : record.versions[before]?.description;
    if (failures.length === 0 || !other) return { seen: failures[0]?.message ?? null };
    const usual = (await failuresOf(open, running, releases, other)).map((problem) => textOf(problem, other));
    return { seen: failures.find((problem) => !usual.includes(textOf(problem, compiled)))?.message ?? null };
  } finally {
    await Promise.allSettled(starting);
    await Promise.allSettled([site.then((one) => one.close()), browser.then((one) => one.close())]);
    rmSync(folder, { recursive: true, force: true });
  }
}
