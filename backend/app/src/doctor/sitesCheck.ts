import { documentNames } from '@marquee/contract/pages';
import { emptyLegal, emptyTerms } from '@marquee/platform/sites/emptyLegal';
import { byLegal } from '@marquee/platform/sites/forLive';
import type { LivePages } from '@marquee/platform/sites/livePages';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { examineSites, problemsIn } from '@marquee/platform/sites/siteSet';
import { called } from '@marquee/settings/root';
import { type Finding, failed, ok, warning } from './check';
import { blockedPictures } from './pictureOrigins';
import { sandboxLeftovers } from './sandboxLeftovers';

/** Pages that the law requires: imprint and contact, terms, privacy, help. */
const legalPages = ['term_condition', 'privacy_policy', 'responsible_gaming', 'contact_us'] as const;

/** Most sites that are listed. */
const mostNamed = 4;

const hasText = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.values(texts).some((text) => (text ?? '').replace(/<[^>]*>/g, '').trim() !== '');

/** Legally required information that a site lacks. */
export function legalGaps({ jurisdiction, cms, social_accounts, legal, terms }: SiteFile): string[] {
  const silent = legalPages.filter((name) => {
    const page = cms[name];
    // Without a page of the operator's, the product writes these.
    if (!page && documentNames.some((one) => one === name)) return false;
    return page?.status !== 1 || !hasText(page.body);
  });
  return [
    ...(jurisdiction === 'none' ? ['jurisdiction is none: no regulator’s rules are in force'] : []),
    ...[...emptyLegal({ legal, jurisdiction }), ...emptyTerms({ terms, cms })].map((name) => `${name} is empty`),
    ...silent.map((name) => `page ${name} is missing, off or empty`),
    ...(social_accounts.some(({ href }) => /\bexample\.(com|org|net)\b/.test(href))
      ? ['social_accounts are examples']
      : []),
  ];
}

function named(domains: readonly string[]): string {
  const more = domains.length - mostNamed;
  return domains.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const adviceOn = (level: 'error' | 'warning') =>
  level === 'error'
    ? `Correct the file, or, if an older version wrote it, look at ${called('site', 'migrate')}.`
    : `Correct the file; ${called('site', 'validate')} looks again.`;

/** Faults of site files, missing legal facts, and in live mode what is left of the sandbox. */
export function siteFindings(folder: string, isLive = false, live?: LivePages): Finding[] {
  const sites = examineSites(folder, undefined, undefined, undefined, live);
  if (sites.size === 0)
    return [failed(`${folder} has no site file`, `${called('site', 'create <domain>')} makes one.`)];
  // What `legal` and `terms` lack is below, for all sites together.
  const problems = problemsIn(sites.values()).filter(({ steps, level }) => level === 'error' || !byLegal(steps[0]));
  const gaps = new Map<string, string[]>();
  const blocked: Finding[] = [];
  for (const [domain, { made }] of sites) {
    if (!made) continue;
    for (const origin of blockedPictures(made.site))
      blocked.push(
        failed(
          `${domain}.json: pictures at ${origin} are not shown: the pages' policy does not allow them`,
          'Serve them at the site itself, or add that origin to games_origins.',
        ),
      );
    const found = [...legalGaps(made.site), ...(isLive ? sandboxLeftovers(made.site) : [])];
    for (const gap of found) gaps.set(gap, [...(gaps.get(gap) ?? []), domain]);
  }
  return [
    ...(problems.length === 0 ? [ok(`${sites.size} files read`)] : []),
    ...problems.map(({ level, message }) => (level === 'error' ? failed : warning)(message, adviceOn(level))),
    ...blocked,
    ...[...gaps].map(([gap, domains]) =>
      warning(`${gap}: ${named(domains)}`, 'Needed before real money: docs/operator.md has the keys of a site file.'),
    ),
  ];
}
