import { calls, type Output } from '@marquee/contract/calls';
import { type Envelope, failed, succeeded } from '@marquee/contract/envelope';
import type { Language } from '@marquee/contract/languages';
import { type FilledSeed, type Seed, seedKey } from '@marquee/contract/start';
import type { RouteMatch } from '@marquee/page/routes';
import { filled, routeSeeds } from '@marquee/page/seeds';
import type { PageSlot } from '@marquee/page/slots';
import type { TemplateRow } from '@marquee/theme/templates';
import { type BackendLink, callBackend } from '../link/backendLink';
import { querySeeds } from '../seo/indexing';
import type { SeoRecord } from '../seo/pageMeta';
import type { SiteState } from '../sources/siteState';

/** What the shell around every page shows (R3.16): answered with the page, so that no page asks for it. */
const shellSeeds: Seed[] = [
  { call: 'settings/social_account', input: {} },
  { call: 'settings/partners', input: {} },
  { call: 'settings/siteinfodetail', input: { bodies: false } },
  { call: 'settings/get_analytics', input: {} },
];

/** What the regions of a template show on every page. */
const templateSeeds = ({ messages }: TemplateRow): Seed[] =>
  messages ? [{ call: 'home/marquee', input: { language: ':language' } }] : [];

/** Where a page is drawn, and in which language. */
interface PageContext {
  template: TemplateRow;
  sections: readonly PageSlot[];
  language: Language;
}

/**
 * The visitor calls of a page's first paint: the shell's, the template's, its route's, and those of the sections that
 * it begins with.
 */
export function seedsOf(
  match: RouteMatch,
  query: URLSearchParams,
  { template, sections, language }: PageContext,
): FilledSeed[] {
  const { route, parameters } = match;
  const known = { ...parameters, language };
  const shell = [...shellSeeds, ...templateSeeds(template)];
  const others = [...shell, ...querySeeds(match), ...sections.flatMap(({ seed }) => seed ?? [])];
  return [...routeSeeds(route, known, query), ...others.flatMap((seed) => filled(seed, known, query))].filter(
    ({ call }) => calls[call].carries !== 'player',
  );
}

/** What the backend said to the calls of a page. */
export interface Asked {
  /** Answers by `seedKey`. */
  answers: Record<string, unknown>;
  /**
   * Whether the page is about something that there is not: an unknown article or game, or a name that cannot be one.
   */
  missing: boolean;
  /** Whether every call was answered, be it with a refusal. */
  complete: boolean;
}

/** Refusals that mean: there is no such thing. The page says so, in its first render. */
const isUnknown = ({ statusMessage }: Envelope) => statusMessage.endsWith('Unknown');
const isMissing = (answer: Envelope) => isUnknown(answer) || answer.statusMessage === 'invalidInput';

/** Whether a page of a lobby was asked for that is beyond its last one. */
function isBeyond({ call, input }: FilledSeed, answer: Envelope): boolean {
  if (call !== 'product/get_games' || !succeeded(answer)) return false;
  return (input.from ?? 0) > 0 && (answer as Output<typeof call> & Envelope).value.length === 0;
}

const whoAsks = ({ domain, startup }: SiteState) => ({
  domain_name: domain,
  external_id: startup.site.external_id,
});

/**
 * Asks the backend for the answers, each call once. One that is refused for another reason than that there is no such
 * thing is left out: then the page asks for itself.
 */
export async function answersOf(link: BackendLink, site: SiteState, seeds: readonly FilledSeed[]): Promise<Asked> {
  const distinct = new Map(seeds.map((seed) => [seedKey(seed.call, seed.input), seed]));
  const answered = await Promise.all(
    [...distinct].map(async ([key, seed]) => ({
      key,
      seed,
      answer: await callBackend(link, whoAsks(site), seed.call, seed.input),
    })),
  );
  return {
    answers: Object.fromEntries(
      answered.filter(({ answer }) => succeeded(answer) || isUnknown(answer)).map(({ key, answer }) => [key, answer]),
    ),
    missing: answered.some(({ seed, answer }) => isMissing(answer) || isBeyond(seed, answer)),
    complete: !answered.some(({ answer }) => failed(answer)),
  };
}

/** What a site has written for search engines about its page of a name; null where the backend could not say. */
export async function seoRecordsOf(
  link: BackendLink,
  site: SiteState,
  page: string | undefined,
): Promise<SeoRecord[] | null> {
  if (!page) return [];
  if (!site.isCurrent) return null;
  const answer = await callBackend(link, whoAsks(site), 'seo', { page_name: page });
  if (failed(answer)) return null;
  return succeeded(answer) ? (answer.value ?? []) : [];
}
