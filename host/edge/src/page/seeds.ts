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

/** Calls of the shell around every page (R3.16), whose answers are seeded. */
const shellSeeds: Seed[] = [
  { call: 'settings/social_account', input: {} },
  { call: 'settings/partners', input: {} },
  { call: 'settings/siteinfodetail', input: { bodies: false } },
  { call: 'settings/get_analytics', input: {} },
];

/** Calls of a template's regions, on every page. */
const templateSeeds = ({ messages }: TemplateRow): Seed[] =>
  messages ? [{ call: 'home/marquee', input: { language: ':language' } }] : [];

/** Calls of the ways on from a page whose subject is not there. */
const waysOnSeeds: Seed[] = [
  { call: 'product/get_list', input: { list: 'popular' } },
  { call: 'product/get_list', input: { list: 'live' } },
];

/** Where and in which language a page is rendered. */
interface PageContext {
  template: TemplateRow;
  sections: readonly PageSlot[];
  language: Language;
}

/**
 * The visitor calls of a page's first paint: the shell's, the template's, its route's, and those of its first sections.
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

/** The calls of a page that is not there: those around every page, and of the ways on. */
export function missingPageSeeds({ template, language }: Omit<PageContext, 'sections'>): FilledSeed[] {
  const seeds = [...shellSeeds, ...templateSeeds(template), ...waysOnSeeds];
  return seeds.flatMap((seed) => filled(seed, { language }, new URLSearchParams()));
}

/** The backend's answers to the calls of a page. */
export interface Asked {
  /** Answers by `seedKey`. */
  answers: Record<string, unknown>;
  /** Whether the page is about something that does not exist: an unknown or malformed name of an article or game. */
  missing: boolean;
  /** Whether every call was answered, refusals included. */
  complete: boolean;
}

/** Refusals that mean "does not exist". The page's first render shows them. */
const isUnknown = ({ statusMessage }: Envelope) => statusMessage.endsWith('Unknown');
const isMissing = (answer: Envelope) => isUnknown(answer) || answer.statusMessage === 'invalidInput';

/** Whether a lobby page beyond the last one was requested. */
function isBeyond({ call, input }: FilledSeed, answer: Envelope): boolean {
  if (call !== 'product/get_games' || !succeeded(answer)) return false;
  return (input.from ?? 0) > 0 && (answer as Output<typeof call> & Envelope).value.length === 0;
}

const whoAsks = ({ domain, startup }: SiteState) => ({
  domain_name: domain,
  external_id: startup.site.external_id,
});

/**
 * Makes the calls, each once. A call refused for other reasons than "does not exist" is left out: the page then makes
 * it itself.
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

/** Loads what a page without its subject shows: answers by `seedKey`. */
export async function insteadOf(link: BackendLink, site: SiteState): Promise<Asked['answers']> {
  const seeds = waysOnSeeds.flatMap((seed) => filled(seed, {}, new URLSearchParams()));
  return (await answersOf(link, site, seeds)).answers;
}

/** A site's SEO records of its page with a name; null if the backend did not answer. */
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
