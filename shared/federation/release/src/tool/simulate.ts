import { type Language, languageCodes } from '@marquee/contract/languages';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { buckets } from '../registry/audience';
import { hostApiFor, versionsFor } from '../registry/choices';
import { registryFor } from '../registry/registryFor';
import { isInMenu, type SiteMenus } from './siteMenus';

/** The site data that a simulation needs. */
export interface SimulatedSite extends SiteMenus {
  site: string;
  categories: string[];
  languages: Language[];
}

/** The changes for visitors of one site in one language. */
export interface SimulatedChange {
  site: string;
  language: Language;
  /** The part of the site's visitors that they are for, 0 to 1. */
  share: number;
  gone: string[];
  added: string[];
}

/** Visitors of a site who get the same before and after: one of their buckets, and how many they are. */
interface Group {
  bucket: number;
  count: number;
}

function visible(
  registry: Registry,
  site: SimulatedSite,
  who: { language: Language; hostApi: string; bucket: number },
): Set<string> {
  const member = { site: site.site, bucket: who.bucket };
  const hostApi = hostApiFor(registry, member, who.hostApi);
  const { remotes } = registryFor(registry, { ...site, ...who, hostApi });
  const host = registry.remotes[hostName];
  const [given] = host ? versionsFor(hostName, host, member) : [];
  const lines = remotes.flatMap(({ name, versions, routes, navigation, slots, labels }) => [
    `${name}@${versions[0]?.version}`,
    ...routes.map((route) => `route ${route.path} “${labels[route.title] ?? route.title}”`),
    ...navigation
      .filter((entry) => isInMenu(site, entry))
      .map((entry) => `menu ${entry.place} ${entry.to} “${labels[entry.label] ?? entry.label}”`),
    ...slots.map((slot) => `slot ${slot.slot} ${slot.module}`),
  ]);
  return new Set(given ? [`${hostName}@${given.version}`, ...lines] : lines);
}

/** The visitors of a site by what they get of the remotes that change, or that have a canary. */
function groupsOf(before: Registry, after: Registry, { site }: SimulatedSite): Group[] {
  const records = [before, after].flatMap(({ remotes }) => Object.entries(remotes).filter(([, one]) => one.canary));
  if (records.length === 0) return [{ bucket: 0, count: buckets }];
  const groups = new Map<string, Group>();
  for (let bucket = 0; bucket < buckets; bucket++) {
    const key = records.map(([name, record]) => versionsFor(name, record, { site, bucket })[0]?.version).join();
    const group = groups.get(key) ?? { bucket, count: 0 };
    group.count++;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Compares two registries for every site, language and group of visitors that canaries make. */
export function simulate(
  before: Registry,
  after: Registry,
  sites: SimulatedSite[],
  hostApi: string,
): SimulatedChange[] {
  return sites.flatMap((site) =>
    groupsOf(before, after, site).flatMap(({ bucket, count }) =>
      (site.languages.length > 0 ? site.languages : languageCodes).flatMap((language) => {
        const who = { language, hostApi, bucket };
        const [old, fresh] = [visible(before, site, who), visible(after, site, who)];
        const gone = [...old].filter((line) => !fresh.has(line));
        const added = [...fresh].filter((line) => !old.has(line));
        const share = count / buckets;
        return gone.length + added.length > 0 ? [{ site: site.site, language, share, gone, added }] : [];
      }),
    ),
  );
}

/** The changes as lines to print. */
export function simulationLines(changes: readonly SimulatedChange[]): string[] {
  if (changes.length === 0) return ['Nothing changes for anybody.'];
  return changes.flatMap(({ site, language, share, gone, added }) => [
    `${site}  ${language}  ${share === 1 ? 'everybody' : `${(share * 100).toFixed(1)} % of the visitors`}`,
    ...gone.map((line) => `  − ${line}`),
    ...added.map((line) => `  + ${line}`),
  ]);
}
