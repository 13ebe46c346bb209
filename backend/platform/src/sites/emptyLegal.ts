import { jurisdictions } from '../jurisdictions/jurisdictions';
import { error, type Problem } from './problem';
import type { SiteFile } from './siteFile';
import type { TermsFields } from './termsFields';

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

/** The fields of `terms` that live mode wants; the rest of a page that the operator writes is the operator's. */
const termsWanted: readonly (readonly [page: string, field: keyof TermsFields])[] = [
  ['term_condition', 'law_and_court'],
  ['term_condition', 'dormant_months'],
  ['term_condition', 'dormant_notice_days'],
  ['term_condition', 'dormant_money'],
  ['term_condition', 'notice_days'],
  ['term_condition', 'complaint_days'],
  ['term_condition', 'liability_cap'],
  ['privacy_policy', 'payments'],
  ['privacy_policy', 'identity'],
  ['privacy_policy', 'messages'],
  ['privacy_policy', 'data_authority'],
  ['privacy_policy', 'data_transfers'],
];

/**
 * The empty fields of `terms` that a site's own pages do not stand for; `terms` itself if it is missing. A site whose
 * `cms` has a page of these names writes that page itself.
 */
export function emptyTerms({ terms, cms }: Pick<SiteFile, 'terms' | 'cms'>): string[] {
  const wanted = termsWanted.filter(([page]) => !cms[page]);
  if (!terms) return wanted.length > 0 ? ['terms'] : [];
  const isEmpty = (value: TermsFields[keyof TermsFields]) =>
    value === undefined ||
    (typeof value !== 'number' && [value].flat().every((one) => !Object.values(one).join('').trim()));
  return wanted.filter(([, field]) => isEmpty(terms[field])).map(([, field]) => `terms.${field}`);
}

/** What `legal` and `terms` lack for live mode. */
export const legalForLive = (site: Pick<SiteFile, 'legal' | 'jurisdiction' | 'terms' | 'cms'>): Problem[] =>
  [...emptyLegal(site), ...emptyTerms(site)].map((name) => {
    const state = name.includes('.') ? 'is empty' : 'is missing';
    return error(name.split('.'), `${state}: live mode does not start without it; fill it in`);
  });
