import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ReadFiles, type ReadSite, readSite, SiteFileError } from './readSite';
import type { SiteFile } from './siteFile';

/** How long a look at the files' times is good for, ms. */
const lookEvery = 250;

/** All sites of this backend, by domain name. */
export interface Sites {
  /** The site of a domain name, as last read; undefined for an unknown one. */
  find(domainName: string): SiteFile | undefined;
  all(): SiteFile[];
  /** Reads again what changed on disk; a bad file is reported and the last good one stays in force. */
  refresh(): Promise<void>;
  /** Calls `handler` with each site whose file was changed or added, before anybody is answered from it. */
  onChange(handler: (site: SiteFile) => Promise<void>): void;
}

/** Names the files whose time differs from when they were read. */
const changed = ({ sources }: ReadSite) =>
  [...sources].some(([path, time]) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) !== time);

/**
 * Reads all sites of a folder; throws SiteFileError when one is bad, because at the start there is no last good one. `report`
 * is called for each file that is refused later, and of those that are taken with a warning. `now` says when the next look is due, ms.
 */
export function openSites(folder: string, report: (error: SiteFileError) => void, now = Date.now): Sites {
  const known = new Map<string, ReadSite>();
  const refused = new Map<string, number>();
  const handlers: ((site: SiteFile) => Promise<void>)[] = [];
  let looked = 0;
  let running: Promise<void> | undefined;

  const files = () => readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));
  const shared = new ReadFiles();
  const read = (name: string): ReadSite => {
    const made = readSite(join(folder, name), folder, shared);
    if (`${made.site.domain_name}.json` !== name) {
      throw new SiteFileError(name, 1, 'domain_name', `must be ${name.slice(0, -5)}, as the file is called`);
    }
    made.warnings.forEach(report);
    return made;
  };
  for (const name of files()) known.set(name.slice(0, -5), read(name));

  /** A bad file is reported once, and again when it has changed. */
  const readAgain = (name: string, domain: string) => {
    const time = statSync(join(folder, name)).mtimeMs;
    try {
      const made = read(name);
      known.set(domain, made);
      refused.delete(domain);
      return made.site;
    } catch (error) {
      if (!(error instanceof SiteFileError)) throw error;
      if (refused.get(domain) !== time) report(error);
      refused.set(domain, time);
    }
  };

  const look = async () => {
    const present = new Set(files().map((name) => name.slice(0, -5)));
    for (const domain of known.keys()) if (!present.has(domain)) known.delete(domain);
    for (const domain of present) {
      const before = known.get(domain);
      if (before && !changed(before)) continue;
      const site = readAgain(`${domain}.json`, domain);
      if (site) for (const handler of handlers) await handler(site);
    }
  };

  return {
    find: (domainName) => known.get(domainName)?.site,
    all: () => [...known.values()].map(({ site }) => site),
    async refresh() {
      if (now() - looked < lookEvery) return running;
      looked = now();
      running = look();
      await running;
    },
    onChange(handler) {
      handlers.push(handler);
    },
  };
}

/** The domain name of a host as a browser shows it: its last two labels, or `localhost` for an address in numbers. */
export function domainOf(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return 'localhost';
  return name.split('.').slice(-2).join('.');
}
