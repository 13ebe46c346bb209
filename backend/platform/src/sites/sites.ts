import { statSync } from 'node:fs';
import { join } from 'node:path';
import { called } from '@marquee/settings/root';
import type { ReadLivePages } from './livePages';
import { refuses, type SiteFileError, SiteFilesRefused } from './problem';
import { ReadFiles } from './readFiles';
import type { ReadSite } from './readSite';
import type { SiteFile } from './siteFile';
import { domainsIn, examineSites, problemsIn } from './siteSet';

/** Files are checked for changes at most this often, ms. */
const pollInterval = 250;

/** All sites of this backend, by domain name. */
export interface Sites {
  /** The site of a domain name, as last read; undefined for an unknown one. */
  find(domainName: string): SiteFile | undefined;
  all(): SiteFile[];
  /** Reloads changed files; an invalid file is reported and the last valid version stays in force. */
  refresh(): Promise<void>;
  /** Calls `handler` with each added or changed site before any call is answered from it. */
  onChange(handler: (site: SiteFile) => Promise<void>): void;
}

/** A hint about files that the previous version accepted. */
const olderVersionHint = `Were they written for an older version? ${called('site', 'migrate')} shows what has to change.`;

/** The files of a site that have changed since they were read. */
const changed = ({ sources }: ReadSite) =>
  [...sources].some(([path, time]) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) !== time);

/** Wall-clock time in ms since 1970, a monotonic clock in ms for the next check, and the pages of live remotes. */
interface SiteSurroundings {
  now: () => number;
  ticks: () => number;
  live: ReadLivePages;
}

/**
 * Reads all sites of a folder; throws SiteFilesRefused with all faults, because at the start there is no earlier
 * version to keep. `report` takes faults of accepted files, and of files that are refused later. `live` knows the pages
 * of remotes.
 */
export function openSites(
  folder: string,
  report: (problem: SiteFileError) => void,
  { now = Date.now, ticks = () => performance.now(), live = () => undefined }: Partial<SiteSurroundings> = {},
): Sites {
  const known = new Map<string, ReadSite>();
  const refused = new Map<string, number>();
  const handlers: ((site: SiteFile) => Promise<void>)[] = [];
  let looked = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  const shared = new ReadFiles();
  const first = examineSites(folder, domainsIn(folder), shared, now(), live());
  const problems = problemsIn(first.values());
  if (problems.some(refuses)) throw new SiteFilesRefused(problems.filter(refuses), olderVersionHint);
  problems.forEach(report);
  for (const [domain, { made }] of first) if (made) known.set(domain, made);

  /** An invalid file is reported once, and again after it has changed. */
  const readAgain = (domain: string) => {
    const time = statSync(join(folder, `${domain}.json`)).mtimeMs;
    const examined = examineSites(folder, [domain], shared, now(), live());
    const made = examined.get(domain)?.made;
    if (made || refused.get(domain) !== time) problemsIn(examined.values()).forEach(report);
    if (!made) {
      refused.set(domain, time);
      return;
    }
    known.set(domain, made);
    refused.delete(domain);
    return made.site;
  };

  const look = async () => {
    const present = new Set(domainsIn(folder));
    for (const domain of known.keys()) if (!present.has(domain)) known.delete(domain);
    for (const domain of present) {
      const before = known.get(domain);
      if (before && !changed(before)) continue;
      const site = readAgain(domain);
      if (site) for (const handler of handlers) await handler(site);
    }
  };

  return {
    find: (domainName) => known.get(domainName)?.site,
    all: () => [...known.values()].map(({ site }) => site),
    async refresh() {
      if (ticks() - looked < pollInterval) return running;
      looked = ticks();
      running = look();
      await running;
    },
    onChange(handler) {
      handlers.push(handler);
    },
  };
}
