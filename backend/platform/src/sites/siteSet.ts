import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LivePages } from './livePages';
import { error, type SiteFileError, uniqueProblems, warning } from './problem';
import { ReadFiles } from './readFiles';
import { type Examined, examineSite } from './readSite';

/** The domains that have a site file in a folder. */
export function domainsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => name.slice(0, -5))
    .sort();
}

/** Examines site files of a folder, by domain, at the time `now`, beside `live` remotes: each alone, then together. */
export function examineSites(
  folder: string,
  domains = domainsIn(folder),
  files = new ReadFiles(),
  now = Date.now(),
  live?: LivePages,
): Map<string, Examined> {
  const all = new Map(
    domains.map((domain) => {
      const file = join(folder, `${domain}.json`);
      return [domain, examineSite(file, folder, files, now, relative(folder, file), live)];
    }),
  );
  for (const [domain, examined] of all) {
    const found = together(domain, examined, all);
    examined.problems.push(...found);
    if (found.some(({ level }) => level === 'error')) examined.made = undefined;
  }
  return all;
}

/** Faults between a site and the others: what only one of them may have. */
export function together(domain: string, { made, at }: Examined, all: ReadonlyMap<string, Examined>): SiteFileError[] {
  const bare = domain.replace(/^www\./, '');
  if (bare !== domain && all.has(bare))
    return [at(error(['domain_name'], `${bare}.json is this site; delete this file`))];
  if (!made) return [];
  const { domain_name, external_id } = made.site;
  const problems: SiteFileError[] = [];
  if (domain_name !== domain) {
    const other = all.has(domain_name) ? `; ${domain_name}.json is there already` : '';
    problems.push(at(error(['domain_name'], `must be ${domain}, as the file is called${other}`)));
  }
  const twin = [...all].find(([name, other]) => name < domain && other.made?.site.external_id === external_id);
  if (twin) problems.push(at(warning(['external_id'], `${external_id} is ${twin[0]}’s, too; take another`)));
  return problems;
}

/** All faults of some sites, without duplicates. */
export const problemsIn = (sites: Iterable<Examined>) => uniqueProblems([...sites].flatMap(({ problems }) => problems));
