import { type Language, languageCodes } from '@marquee/contract/languages';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { registryFor } from '../registry/registryFor';

/** The site data that a simulation needs. */
export interface SimulatedSite {
  site: string;
  categories: string[];
  languages: Language[];
}

/** The changes for visitors of one site in one language. */
export interface SimulatedChange {
  site: string;
  language: Language;
  gone: string[];
  added: string[];
}

function visible(registry: Registry, site: SimulatedSite, language: Language, hostApi: string): Set<string> {
  const { remotes } = registryFor(registry, { ...site, language, hostApi, bucket: null });
  const lines = remotes.flatMap(({ name, versions, routes, navigation, slots, labels }) => [
    `${name}@${versions[0]?.version}`,
    ...routes.map((route) => `route ${route.path} “${labels[route.title] ?? route.title}”`),
    ...navigation.map((entry) => `menu ${entry.place} ${entry.to} “${labels[entry.label] ?? entry.label}”`),
    ...slots.map((slot) => `slot ${slot.slot} ${slot.module}`),
  ]);
  return new Set(lines);
}

/** Compares two registries for every site and language. */
export function simulate(
  before: Registry,
  after: Registry,
  sites: SimulatedSite[],
  hostApi: string,
): SimulatedChange[] {
  return sites.flatMap((site) =>
    (site.languages.length > 0 ? site.languages : languageCodes).flatMap((language) => {
      const old = visible(before, site, language, hostApi);
      const fresh = visible(after, site, language, hostApi);
      const gone = [...old].filter((line) => !fresh.has(line));
      const added = [...fresh].filter((line) => !old.has(line));
      return gone.length + added.length > 0 ? [{ site: site.site, language, gone, added }] : [];
    }),
  );
}
