import { type Language, type LanguageTag, languages } from '@marquee/contract/languages';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import { workerName } from '@marquee/page/documentNames';
import { attributes } from '../http/escape';
import type { PageMeta } from './pageMeta';

/** Languages for Open Graph, by tag: with a territory, as it requires. */
const openGraphLocales = Object.fromEntries(
  Object.values(languages).map(({ tag, territory }) => [tag, `${tag.split('-')[0]}_${territory}`]),
) as Record<LanguageTag, string>;

const meta = (name: string, content: string) => (content ? `<meta${attributes({ name, content })}>` : '');
const property = (name: string, content: string) => (content ? `<meta${attributes({ property: name, content })}>` : '');

/**
 * Title, description, Open Graph, twitter card, canonical and alternates of a page (R2.50), escaped. Only the edge
 * makes them: navigation inside the app takes them from the page's payload file, so that both are equal.
 */
export function headTags(values: PageMeta, siteName: string, language: Language): string {
  const { title, description, canonical, alternates, image } = values;
  const others = alternates.filter(
    ({ hreflang }) => hreflang in openGraphLocales && hreflang !== languages[language].tag,
  );
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('keywords', values.keywords),
    meta('author', values.author),
    meta('publisher', values.publisher),
    meta('robots', values.robots),
    property('og:type', values.type),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', image),
    property('og:locale', openGraphLocales[languages[language].tag]),
    ...others.map(({ hreflang }) => property('og:locale:alternate', openGraphLocales[hreflang as LanguageTag])),
    meta('twitter:card', 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', image),
    canonical && `<link${attributes({ rel: 'canonical', href: canonical })}>`,
    values.previous && `<link${attributes({ rel: 'prev', href: values.previous })}>`,
    values.next && `<link${attributes({ rel: 'next', href: values.next })}>`,
    ...alternates.map(({ hreflang, href }) => `<link${attributes({ rel: 'alternate', hreflang, href })}>`),
  ].join('');
}

/** Tags for adding the site to a home screen, and the service worker's address for the host. */
export function installedTags(siteName: string, hasWorker: boolean, icon: string): string {
  return [
    // Inlined: it is the smallest file of the page, and would be another request.
    `<link${attributes({ rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${encodeURIComponent(icon)}` })}>`,
    `<link${attributes({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' })}>`,
    meta('apple-mobile-web-app-title', siteName),
    meta(workerName, hasWorker ? '/sw.js' : ''),
  ].join('');
}
