import { isNamedOrigin } from '@marquee/contract/vendorOrigin';
import { scriptFiles } from '../analyticsScripts';
import { didYouMean } from '../didYouMean';
import { error, type Problem, warning } from '../problem';
import { type Rule, rule } from './rule';

/** A site's lists and the key that must be unique in each; undefined for lists of plain values. */
const lists = {
  providers: 'provider_code',
  banks: 'bank_code',
  deposit_methods: 'method',
  vip_levels: 'name',
  missions: 'mission_id',
  slides: 'slide_id',
  announcements: 'id',
  marquee: 'id',
  news: 'slug',
  promotions: 'slug',
  bonus_offers: 'code',
  seo: 'page_name',
  languages: undefined,
  categories_off: undefined,
  providers_off: undefined,
} as const;

/** Duplicate entries of a list, by a key or by value. */
function duplicates(list: readonly unknown[], name: string, key: string | undefined): Problem[] {
  const seen = new Set<unknown>();
  return list.flatMap((item, index) => {
    const value = key === undefined ? item : (item as { [name: string]: unknown })[key];
    if (seen.has(value)) return [error([name, index, ...(key ? [key] : [])], `${value} is there twice; take one out`)];
    seen.add(value);
    return [];
  });
}

const noneTwice: Rule[] = Object.entries(lists).map(([name, key]) =>
  rule([name as keyof typeof lists], (site) => duplicates(site[name as keyof typeof lists], name, key)),
);

/** Scripts of analytics items that the CSP would block, because their origin is not listed. */
const namedScripts = rule(['analytics', 'analytics_origins'], ({ analytics, analytics_origins }) => {
  const own = 'https://site.invalid';
  return analytics.flatMap((item, index) =>
    scriptFiles(item)
      .map((src) => (URL.canParse(src, own) ? new URL(src, own).origin : src))
      .filter((origin) => origin !== own && !isNamedOrigin(origin, analytics_origins))
      .map((origin) =>
        error(['analytics', index, 'script'], `loads from ${origin}, which analytics_origins lacks; add it there`),
      ),
  );
});

const knownLanguage = rule(['default_language', 'languages'], ({ default_language, languages }) =>
  languages.includes(default_language)
    ? []
    : [error(['default_language'], `${default_language} is not among languages; add it there, or take another`)],
);

const knownProviders = rule(['providers', 'providers_off'], ({ providers, providers_off }) => {
  const codes = new Set(providers.map(({ provider_code }) => provider_code));
  const unknown = providers_off.flatMap((code, index) =>
    codes.has(code)
      ? []
      : [error(['providers_off', index], `${code} is not a provider of the site${didYouMean(code, codes)}`)],
  );
  if (providers.length === 0) return [...unknown, warning(['providers'], 'is empty: nobody can play or bet')];
  const isEmpty = providers.every(({ provider_code }) => providers_off.includes(provider_code));
  return isEmpty ? [...unknown, error(['providers_off'], 'leaves no provider; take one out')] : unknown;
});

/** Rules of lists and of references to their entries. */
export const listRules: Rule[] = [...noneTwice, namedScripts, knownLanguage, knownProviders];
