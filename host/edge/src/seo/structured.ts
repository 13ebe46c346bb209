import type { Output } from '@marquee/contract/calls';
import type { Startup } from '@marquee/contract/entities';
import { gamePicture } from '@marquee/contract/gamePicture';
import { type Language, languages } from '@marquee/contract/languages';
import { scriptJson } from '../http/escape';
import { localised } from '../http/locale';
import { questionsIn } from './faq';
import { absolute, type PageMeta } from './pageMeta';
import { type Answers, answersTo, answerTo, type Subject, textIn } from './subject';

/** One breadcrumb of a page. */
export interface Crumb {
  name: string;
  /** Path without locale prefix. */
  path: string;
}

/** What a page's structured data is made from. */
export interface StructuredSource {
  startup: Startup;
  language: Language;
  origin: string;
  meta: PageMeta;
  subject: Subject | null;
  answers: Answers;
  /** Breadcrumbs, including the page itself; empty on the home page. */
  crumbs: readonly Crumb[];
}

type Thing = Record<string, unknown>;

/** Most list entries for search engines. */
const listed = 20;

function organisation({ startup, origin, answers }: StructuredSource): Thing {
  const { site_name } = startup.site;
  const social = answerTo<Output<'settings/social_account'>>(answers, 'settings/social_account');
  const sameAs = (social?.answer.accountList ?? []).map(({ href }) => href).filter((href) => /^https?:/.test(href));
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site_name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(sameAs.length > 0 && { sameAs }),
  };
}

function website({ startup, origin, language, meta }: StructuredSource): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: startup.site.site_name,
    url: `${origin}/`,
    description: meta.description,
    inLanguage: languages[language].tag,
    publisher: { '@id': `${origin}/#organization` },
  };
}

function breadcrumbs({ startup, origin, language, crumbs }: StructuredSource): Thing {
  const { site_name, default_language } = startup.site;
  const steps = [{ name: site_name, path: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + localised(language, path, default_language),
    })),
  };
}

function article({ subject, startup, origin, language, meta }: StructuredSource): Thing[] {
  if (subject?.kind !== 'news' && subject?.kind !== 'promotions') return [];
  const author = { '@type': 'Organization', name: startup.site.site_name, url: `${origin}/` };
  return [
    {
      '@type': subject.kind === 'news' ? 'NewsArticle' : 'Article',
      headline: textIn(subject.title, language, startup.site.default_language),
      description: meta.description,
      image: [absolute(subject.image, origin)],
      datePublished: subject.published,
      ...(subject.ends && { expires: subject.ends }),
      inLanguage: languages[language].tag,
      mainEntityOfPage: meta.canonical,
      author,
      publisher: { ...author, logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` } },
    },
  ];
}

/** The one game that a page is about. */
function game({ subject, origin, language, meta }: StructuredSource): Thing[] {
  if (!subject?.game) return [];
  const { game_name, game_image, provider, released } = subject.game;
  return [
    {
      '@type': 'VideoGame',
      name: game_name,
      description: meta.description,
      url: meta.canonical,
      image: (['16x10', '1x1'] as const).map((shape) => absolute(gamePicture(game_image, shape), origin)),
      inLanguage: languages[language].tag,
      gamePlatform: 'Web',
      datePublished: released,
      publisher: { '@type': 'Organization', name: provider },
      provider: { '@id': `${origin}/#organization` },
    },
  ];
}

function questions({ answers, language, startup, crumbs }: StructuredSource): Thing[] {
  if (crumbs.at(-1)?.path !== '/faqs') return [];
  // The shell makes the same call without the texts.
  const described = answersTo<Output<'settings/siteinfodetail'>>(answers, 'settings/siteinfodetail');
  const page = described
    .map(({ answer }) => answer.cms.faqs)
    .find((one) => one?.status === 1 && Object.values(one.body).some(Boolean));
  const found = page ? questionsIn(textIn(page.body, language, startup.site.default_language)) : [];
  const mainEntity = found.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return found.length > 0 ? [{ '@type': 'FAQPage', inLanguage: languages[language].tag, mainEntity }] : [];
}

/** The games of a lobby's first screen, or the articles of a list, with their addresses. */
function list(source: StructuredSource): Thing[] {
  const { answers, origin, language, startup } = source;
  const { default_language } = startup.site;
  const games = answerTo<Output<'product/get_games'>>(answers, 'product/get_games')?.answer.value ?? [];
  const articles = answerTo<Output<'content/articles'>>(answers, 'content/articles');
  const kind = (articles?.input as { kind?: string } | undefined)?.kind;
  const entries = [
    ...games.map(({ game_name, provider_code, game_code }) => ({
      name: game_name,
      path: `/playnow?${new URLSearchParams({ provider: provider_code, game: game_code })}`,
    })),
    ...(articles?.answer.value ?? []).map(({ title, slug }) => ({
      name: textIn(title, language, default_language),
      path: `/${kind}/${encodeURIComponent(slug)}`,
    })),
  ].slice(0, listed);
  if (entries.length === 0) return [];
  const itemListElement = entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + localised(language, path, default_language),
  }));
  return [{ '@type': 'ItemList', numberOfItems: entries.length, itemListElement }];
}

/** Structured data of a page for search engines, as a data block: not executable, and escaped. */
export function structuredData(source: StructuredSource): string {
  const things = source.crumbs.length === 0 ? [website(source), organisation(source)] : [breadcrumbs(source)];
  const graph = [
    ...things,
    ...article(source),
    ...game(source),
    ...questions(source),
    ...(source.crumbs.length > 0 ? list(source) : []),
  ];
  return `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}
