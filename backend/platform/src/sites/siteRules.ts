import { isNamedOrigin } from '@marquee/contract/vendorOrigin';
import { acceptTheme } from '@marquee/templates/codes';
import { scriptFiles } from './analyticsScripts';
import type { SiteFile } from './siteFile';

/** Something that is wrong between the parts of a site file, which no single field shows. */
export interface Problem {
  path: (string | number)[];
  reason: string;
}

function duplicates(list: readonly { [key: string]: unknown }[], name: string, key: string): Problem[] {
  const seen = new Set<unknown>();
  return list.flatMap((item, index) => {
    if (seen.has(item[key])) return [{ path: [name, index, key], reason: `${item[key]} is there twice` }];
    seen.add(item[key]);
    return [];
  });
}

/** Script files of analytics items that no page would load, because their origin is not named. */
function unnamedScripts({ analytics, analytics_origins }: SiteFile): Problem[] {
  const own = 'https://site.invalid';
  return analytics.flatMap((item, index) =>
    scriptFiles(item)
      .map((src) => (URL.canParse(src, own) ? new URL(src, own).origin : src))
      .filter((origin) => origin !== own && !isNamedOrigin(origin, analytics_origins))
      .map((origin) => ({
        path: ['analytics', index, 'script'],
        reason: `loads from ${origin}, which analytics_origins lacks`,
      })),
  );
}

/** The rules between the fields of a site file; empty when they all hold. */
export function problemsOf(site: SiteFile): Problem[] {
  const problems: Problem[] = [];
  if (!site.languages.includes(site.default_language)) {
    problems.push({ path: ['default_language'], reason: `${site.default_language} is not among the site's languages` });
  }
  problems.push(
    ...duplicates(site.providers, 'providers', 'provider_code'),
    ...duplicates(site.banks, 'banks', 'bank_code'),
    ...duplicates(site.deposit_methods, 'deposit_methods', 'method'),
    ...duplicates(site.vip_levels, 'vip_levels', 'name'),
    ...duplicates(site.missions, 'missions', 'mission_id'),
    ...duplicates(site.slides, 'slides', 'slide_id'),
    ...duplicates(site.announcements, 'announcements', 'id'),
    ...duplicates(site.marquee, 'marquee', 'id'),
    ...duplicates(site.news, 'news', 'slug'),
    ...duplicates(site.promotions, 'promotions', 'slug'),
    ...duplicates(site.seo, 'seo', 'page_name'),
    ...unnamedScripts(site),
  );
  const codes = new Set(site.providers.map(({ provider_code }) => provider_code));
  site.providers_off.forEach((code, index) => {
    if (!codes.has(code))
      problems.push({ path: ['providers_off', index], reason: `${code} is not a provider of the site` });
    codes.delete(code);
  });
  if (codes.size === 0) problems.push({ path: ['providers_off'], reason: 'leaves no provider' });
  site.banks.forEach((bank, index) => {
    let pattern: RegExp | undefined;
    try {
      pattern = new RegExp(`^(?:${bank.pattern})$`);
    } catch {
      problems.push({ path: ['banks', index, 'pattern'], reason: 'is not a regular expression' });
    }
    if (pattern && !pattern.test(bank.example)) {
      problems.push({ path: ['banks', index, 'example'], reason: 'does not match the pattern' });
    }
  });
  site.vip_levels.forEach((level, index) => {
    const before = site.vip_levels[index - 1];
    if (before && (level.deposit < before.deposit || level.turnover < before.turnover)) {
      problems.push({ path: ['vip_levels', index], reason: 'asks for less than the level before it' });
    }
    if (before && site.gamify_status && level.gift === 0) {
      problems.push({ path: ['vip_levels', index], reason: 'gives nothing: a level after the first has a gift' });
    }
  });
  if (site.referral_account === 'game_token' && !site.gamify_status) {
    problems.push({ path: ['referral_account'], reason: 'tokens are of no use where gamify_status is off' });
  }
  return problems;
}

/** What the start-up will say of a site's theme (§4), with its exact messages; empty when it is accepted. */
export function themeProblems({ theme_code, theme_color }: Pick<SiteFile, 'theme_code' | 'theme_color'>): Problem[] {
  const verdict = acceptTheme(theme_code, theme_color);
  if (verdict === 'ok') return [];
  return [{ path: [verdict === 'Invalid theme code' ? 'theme_code' : 'theme_color'], reason: verdict }];
}
