import type { Output } from '@marquee/contract/calls';
import type { Startup } from '@marquee/contract/entities';
import { type Language, languages } from '@marquee/contract/languages';
import { attributes, escapeHtml } from './escape';
import { localised } from './locale';

/** A record of the site's SEO data for one page (specification §3). */
export type SeoRecord = Output<'seo'>['value'][number];

/** What search engines and link previews read of a page. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  image: string;
  author: string;
  publisher: string;
}

/** The page as the edge has resolved it. */
interface MetaSource {
  startup: Startup;
  language: Language;
  /** Path without locale prefix. */
  path: string;
  origin: string;
  /** The route's own title, used where the site's record is not in the page's language. */
  title: string;
}

const isAbsolute = (url: string) => /^https?:\/\//.test(url);
const absolute = (url: string, origin: string) => (isAbsolute(url) ? url : url && origin + url);

/**
 * Title and description of a page. The site's record counts where it is in the page's language or names none; otherwise the route's
 * title stands, followed by the site's name.
 */
export function metaOf(records: readonly SeoRecord[], source: MetaSource): PageMeta {
  const { startup, language, path, origin, title } = source;
  const { site_name, default_language, manifest_icon } = startup.site;
  const { tag } = languages[language];
  const record =
    records.find(({ meta_lang }) => meta_lang.toLowerCase() === tag.toLowerCase() || meta_lang === language) ??
    (language === default_language ? records.find(({ meta_lang }) => !meta_lang) : undefined);
  const own = origin + localised(language, path, default_language);
  return {
    title: record?.meta_title || (path === '/' ? site_name : `${title} · ${site_name}`),
    description: record?.meta_desc ?? '',
    keywords: record?.meta_keywords ?? '',
    canonical: record?.meta_canonical ? absolute(record.meta_canonical, origin) : own,
    image: absolute(record?.meta_image_url || manifest_icon, origin),
    author: record?.meta_author ?? '',
    publisher: record?.meta_publisher ?? '',
  };
}

const meta = (name: string, content: string) => (content ? `<meta${attributes({ name, content })}>` : '');
const property = (name: string, content: string) => (content ? `<meta${attributes({ property: name, content })}>` : '');

/** Title, description, Open Graph, canonical and alternates. A page that is not for search engines says so and has no alternates. */
export function headTags(values: PageMeta, source: MetaSource, indexed: boolean): string {
  const { startup, language, path, origin } = source;
  const { default_language, site_name } = startup.site;
  const alternates = [...startup.language.map((code) => [languages[code].tag, code] as const)].map(([tag, code]) =>
    alternate(tag, origin + localised(code, path, default_language)),
  );
  const links = [
    `<link${attributes({ rel: 'canonical', href: values.canonical })}>`,
    ...alternates,
    alternate('x-default', origin + localised(default_language, path, default_language)),
  ];
  return [
    `<title>${escapeHtml(values.title)}</title>`,
    meta('description', values.description),
    meta('keywords', values.keywords),
    meta('author', values.author),
    meta('publisher', values.publisher),
    indexed ? '' : meta('robots', 'noindex'),
    property('og:type', 'website'),
    property('og:site_name', site_name),
    property('og:title', values.title),
    property('og:description', values.description),
    property('og:url', values.canonical),
    property('og:image', values.image),
    property('og:locale', languages[language].tag.replace('-', '_')),
    meta('twitter:card', values.image ? 'summary_large_image' : ''),
    ...(indexed ? links : []),
  ].join('');
}

function alternate(hreflang: string, href: string): string {
  return `<link${attributes({ rel: 'alternate', hreflang, href })}>`;
}
