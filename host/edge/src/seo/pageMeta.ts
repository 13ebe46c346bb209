import type { Output } from '@marquee/contract/calls';
import type { Startup } from '@marquee/contract/entities';
import { type Language, languages } from '@marquee/contract/languages';
import { formatOf } from '@marquee/i18n/format';
import { localised } from '../http/locale';
import { edgeTexts } from '../sources/texts';
import { languagesOf, type Subject, textIn } from './subject';

type GameSubject = NonNullable<Subject['game']>;

/** A record of the site's SEO data for one page (R3.18). */
export type SeoRecord = Output<'seo'>['value'][number];

/** The same page in another language, or the default one (`x-default`). */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** A page's metadata for search engines and link previews; also part of its payload file. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Empty if the page is not for search engines. */
  canonical: string;
  alternates: Alternate[];
  /** The previous and next pages of a list; empty if there is none. */
  previous: string;
  next: string;
  robots: '' | 'noindex';
  type: 'website' | 'article';
  image: string;
  author: string;
  publisher: string;
}

/** The page as resolved by the edge. */
export interface MetaSource {
  startup: Startup;
  language: Language;
  /** Scheme and host of the site's canonical address. */
  origin: string;
  /** Canonical path of the page without locale prefix, with the query that distinguishes pages. */
  path: string;
  /** The route's title in the page's language. */
  title: string;
  indexed: boolean;
  subject: Subject | null;
  records: readonly SeoRecord[];
  /** Paths of the previous and next pages of a list, like `path`. */
  beside?: { previous: string; next: string };
  /** Canonical path, if it is another page's; like `path`. */
  canonicalPath?: string | undefined;
}

/** The picture of link previews if the site names none in a supported format. */
const ownPicture = '/icon-512.png';

/** Makes a relative address absolute; empty stays empty. */
export function absolute(url: string, origin: string): string {
  return /^https?:\/\//.test(url) || url === '' ? url : origin + url;
}

/** The site's record in a language; one without a language is in the site's default language. */
function recordIn(records: readonly SeoRecord[], language: Language, { site }: Startup): SeoRecord | undefined {
  const { tag } = languages[language];
  return (
    records.find(({ meta_lang }) => meta_lang.toLowerCase() === tag.toLowerCase() || meta_lang === language) ??
    (language === site.default_language ? records.find(({ meta_lang }) => !meta_lang) : undefined)
  );
}

/** The record's item and body: the English ones on English pages, the local ones on all others (R3.19). */
function itemOf(record: SeoRecord | undefined, language: Language): { name: string; body: string } {
  if (!record) return { name: '', body: '' };
  return language === 'EN'
    ? { name: record.en_item_name, body: record.en_body }
    : { name: record.local_item_name, body: record.local_body };
}

function titleOf({ subject, language, startup, title, path }: MetaSource, record: SeoRecord | undefined): string {
  const { site_name, default_language } = startup.site;
  const provider = subject?.game ? ` – ${subject.game.provider}` : '';
  if (subject) return `${textIn(subject.title, language, default_language)}${provider} · ${site_name}`;
  if (record?.meta_title) return record.meta_title;
  const name = itemOf(record, language).name || title;
  return path === '/' ? itemOf(record, language).name || site_name : `${name} · ${site_name}`;
}

/** A text with its placeholders filled. */
const withValues = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A game in figures, as its catalogue declares them. */
function gameValues({ rtp, volatility, stake, provider }: GameSubject, { language, startup }: MetaSource) {
  const format = formatOf(language, startup.site.currency, startup.site.time_zone);
  return {
    provider,
    rtp: format.percent(rtp),
    volatility: format.number(volatility),
    stakes: format.moneyRange(stake.minimum, stake.maximum),
  };
}

function descriptionOf(source: MetaSource, record: SeoRecord | undefined): string {
  const { subject, language, startup, title } = source;
  const { site_name, default_language } = startup.site;
  const own = subject && textIn(subject.description, language, default_language);
  const kept = subject ? own : record?.meta_desc || itemOf(record, language).body;
  if (kept) return kept;
  const name = subject ? textIn(subject.title, language, default_language) : title;
  const texts = edgeTexts[language];
  const values = { title: name, site: site_name };
  if (subject?.game) return withValues(texts.game, { ...values, ...gameValues(subject.game, source) });
  return withValues(texts.description, values);
}

/** Canonical address, alternates, and whether the page is for search engines. */
function addressesOf(source: MetaSource, record: SeoRecord | undefined) {
  const { startup, language, origin, path, subject } = source;
  if (!source.indexed) return { canonical: '', alternates: [], robots: 'noindex' as const };
  const { default_language } = startup.site;
  const written = languagesOf(subject, startup.language, default_language);
  const address = (code: Language) => origin + localised(code, path, default_language);
  const fallback = written.includes(default_language) ? default_language : (written[0] ?? default_language);
  const own = address(written.includes(language) ? language : fallback);
  // The record of a list page does not apply to its items, nor to its other pages.
  const isList = !subject && !path.includes('?');
  const other = source.canonicalPath && origin + localised(language, source.canonicalPath, default_language);
  const canonical = (isList && absolute(record?.meta_canonical ?? '', origin)) || other || own;
  // A non-canonical page has no alternates: search engines require them to be mutual.
  const isItself = canonical === address(language);
  const alternates = written.map((code) => ({ hreflang: languages[code].tag as string, href: address(code) }));
  const rest = { hreflang: 'x-default', href: address(fallback) };
  return { canonical, alternates: isItself ? [...alternates, rest] : [], robots: '' as const };
}

function besideIn({ beside, indexed, origin, language, startup }: MetaSource, which: 'previous' | 'next'): string {
  const path = beside?.[which];
  return path && indexed ? origin + localised(language, path, startup.site.default_language) : '';
}

/**
 * A page's metadata. The subject's own title comes first, then the site's record in the page's language (R3), then the
 * route's title followed by the site's name.
 */
export function metaOf(source: MetaSource): PageMeta {
  const { startup, language, origin, subject } = source;
  const record = recordIn(source.records, language, startup);
  const image = subject?.image || record?.meta_image_url || startup.site.manifest_icon;
  return {
    title: titleOf(source, record),
    description: descriptionOf(source, record),
    keywords: record?.meta_keywords ?? '',
    ...addressesOf(source, record),
    previous: besideIn(source, 'previous'),
    next: besideIn(source, 'next'),
    type: subject?.kind === 'news' || subject?.kind === 'promotions' ? 'article' : 'website',
    // Previews do not show SVG.
    image: absolute(/\.svg($|\?)/.test(image) || !image ? ownPicture : image, origin),
    author: record?.meta_author ?? '',
    publisher: record?.meta_publisher ?? '',
  };
}
