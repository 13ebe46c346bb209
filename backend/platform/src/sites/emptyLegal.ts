import { jurisdictions } from '../jurisdictions/jurisdictions';
import { error, type Problem } from './problem';
import type { SiteFile } from './siteFile';

type Field = keyof NonNullable<SiteFile['legal']>;

/** The fields of `legal` that only some jurisdictions want, by what they are about. */
const wanted: Record<(typeof jurisdictions)['uk']['mustName'][number], readonly Field[]> = {
  dispute_body: ['dispute_body', 'dispute_url'],
  data_controller: ['data_controller', 'data_email'],
};

/** The empty fields of `legal` that a site's jurisdiction wants; `legal` itself if it is missing. */
export function emptyLegal({ legal, jurisdiction }: Pick<SiteFile, 'legal' | 'jurisdiction'>): string[] {
  if (!legal) return ['legal'];
  const asked: readonly string[] = jurisdictions[jurisdiction].mustName.flatMap((name) => wanted[name]);
  const others: readonly string[] = Object.values(wanted).flat();
  return Object.entries(legal).flatMap(([name, value]) =>
    value.trim() || (others.includes(name) && !asked.includes(name)) ? [] : [`legal.${name}`],
  );
}

/** What `legal` lacks for live mode. */
export const legalForLive = (site: Pick<SiteFile, 'legal' | 'jurisdiction'>): Problem[] =>
  emptyLegal(site).map((name) => {
    const state = name === 'legal' ? 'is missing' : 'is empty';
    return error(name.split('.'), `${state}: live mode does not start without it; fill it in`);
  });
