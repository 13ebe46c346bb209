import { categories } from '@marquee/contract/categories';
import { languageOfTag } from '@marquee/contract/languages';
import { cmsNames, pages } from '@marquee/contract/pages';
import { didYouMean } from '../didYouMean';
import { isPageOf } from '../livePages';
import { isOffered } from '../offers';
import { error, type Path, type Problem, warning } from '../problem';
import type { SiteFile } from '../siteFile';
import { type Rule, rule } from './rule';

/** The page of a link: without language, query and fragment, in lower case. */
export function pageOf(link: string): string {
  const [, tag = '', ...rest] = link.replace(/[?#].*$/, '').split('/');
  return (languageOfTag(tag) ? `/${rest.join('/')}` : [`/${tag}`, ...rest].join('/')).toLowerCase();
}

/** All links to the site's own paths, with their location in the file. */
export function linksOf(site: Linking): { link: string; path: Path }[] {
  const menu = (items: SiteFile['menu'], path: Path): { link: string; path: Path }[] =>
    items.flatMap((item, index) => [
      ...(item.path ? [{ link: item.path, path: [...path, index, 'path'] }] : []),
      ...menu(item.children, [...path, index, 'children']),
    ]);
  const linked = (name: 'slides' | 'marquee') =>
    site[name].map(({ link }, index) => ({ link, path: [name, index, 'link'] }));
  const written = (texts: Record<string, string>, path: Path) =>
    Object.entries(texts).flatMap(([language, text]) =>
      [...text.matchAll(/\shref=["'](\/(?!\/)[^"']*)["']/g)].map(([, link = '']) => ({
        link,
        path: [...path, language],
      })),
    );
  const all = [
    ...menu(site.menu, ['menu']),
    ...menu(site.game_menu, ['game_menu']),
    ...(site.opening_slide ? [{ link: site.opening_slide.link, path: ['opening_slide', 'link'] }] : []),
    ...(site.opening_line ? [{ link: site.opening_line.link, path: ['opening_line', 'link'] }] : []),
    ...linked('slides'),
    ...linked('marquee'),
    { link: site.android_sub, path: ['android_sub'] },
    { link: site.ios_sub, path: ['ios_sub'] },
    ...Object.entries(site.cms).flatMap(([name, { body }]) => written(body, ['cms', name, 'body'])),
    ...(['news', 'promotions', 'announcements'] as const).flatMap((name) =>
      site[name].flatMap(({ body }, index) => written(body, [name, index, 'body'])),
    ),
    ...(site.root_redirect === null ? [] : [{ link: site.root_redirect, path: ['root_redirect'] }]),
  ];
  return all.filter(({ link }) => /^\/(?!\/)/.test(link));
}

const linking = [
  'menu',
  'game_menu',
  'opening_slide',
  'opening_line',
  'slides',
  'marquee',
  'android_sub',
  'ios_sub',
  'cms',
  'news',
  'promotions',
  'announcements',
  'root_redirect',
] as const;
type Linking = Pick<SiteFile, (typeof linking)[number]>;

/** The product's pages, and addresses that are not pages, with the site's own articles. */
function pagesOf({ news, promotions }: Pick<SiteFile, 'news' | 'promotions'>): string[] {
  const articles = (path: string, list: SiteFile['news']) => list.map(({ slug }) => `${path}/${slug}`);
  return [...pages, ...articles('/news', news), ...articles('/promotions', promotions)];
}

/**
 * Links to unknown pages. Where nobody knows the live remotes, only links that look like a slip are named, and nothing
 * is said of remotes.
 */
const deadLinks = rule(linking, (site, _now, live) => {
  const known = pagesOf(site);
  const routes = (live?.routes ?? []).filter((route) => !pages.includes(route));
  const isKnown = (page: string) => known.includes(page) || routes.some((route) => isPageOf(route, page));
  return linksOf(site)
    .filter(({ link }) => !isKnown(pageOf(link)) && !/^\/(?:sandbox|art)\//.test(link))
    .flatMap(({ link, path }) => {
      const meant = didYouMean(pageOf(link), [...known, ...routes]);
      const cure = meant || '; release the remote that has it, or take it out';
      if (live) return [warning(path, `${link} is no page of this site or of a live remote${cure}`)];
      return meant ? [warning(path, `${link} is no page of the product itself${meant}`)] : [];
    });
});

/** The page that a menu's entry leads to. */
const targetOf = ({ path, category }: SiteFile['menu'][number]) => path ?? (category && categories[category].path);

/** Entries of menus for a page that no live remote has in its main navigation: nobody sees them. */
const deadEntries = rule(['menu', 'game_menu'], (site, _now, live) => {
  if (!live) return [];
  const isPage = (page: string) => [...pages, ...live.routes].some((route) => isPageOf(route, page));
  return (['menu', 'game_menu'] as const).flatMap((name) =>
    site[name].flatMap((item, index) => {
      const page = targetOf(item);
      if (page === undefined || live.menu.includes(page) || !isPage(page)) return [];
      const reason = `${page} is in the main navigation of no live remote, so it is not shown`;
      return [warning([name, index], `${reason}; its remote names it there (place main), or take the entry out`)];
    }),
  );
});

const redirect = rule(
  [
    'root_redirect',
    'default_language',
    'providers',
    'providers_off',
    'categories_off',
    'gamify_status',
    'show_referral',
    'referral_reward',
  ],
  (site): Problem[] => {
    if (site.root_redirect === null) return [];
    const path = ['root_redirect'];
    const page = pageOf(site.root_redirect);
    // The home page in a language other than the default has a path of its own.
    const language = languageOfTag(site.root_redirect.split(/[/?#]/)[1] ?? '') ?? site.default_language;
    if (page === '/' && language === site.default_language)
      return [error(path, 'leads to itself; null shows the home page')];
    const providers = site.providers.filter(({ provider_code }) => !site.providers_off.includes(provider_code));
    return isOffered({ ...site, providers }, page) ? [] : [warning(path, `${page} is not offered by this site`)];
  },
);

/** Pictures that cannot be displayed. */
const pictures = rule(
  ['logo1', 'logo2', 'logo3', 'manifest_icon', 'opening_slide', 'slides', 'banks', 'partners', 'news', 'promotions'],
  (site) =>
    picturesOf(site)
      .filter(({ picture }) => !/^(?:\/(?!\/)|https?:\/\/)/.test(picture))
      .map(({ picture, path }) =>
        warning(path, `${picture ? 'is no address' : 'is empty'}: pages lack the picture; write /… or https://…`),
      ),
);

type Pictured = Pick<
  SiteFile,
  | 'logo1'
  | 'logo2'
  | 'logo3'
  | 'manifest_icon'
  | 'opening_slide'
  | 'slides'
  | 'banks'
  | 'partners'
  | 'news'
  | 'promotions'
>;

/** Every picture of a site file, with its location. */
export function picturesOf(site: Pictured): { picture: string; path: Path }[] {
  const slide = (one: SiteFile['slides'][number], path: Path) => [
    { picture: one.image_url, path: [...path, 'image_url'] },
    { picture: one.image_phone_url, path: [...path, 'image_phone_url'] },
  ];
  return [
    ...(['logo1', 'logo2', 'logo3', 'manifest_icon'] as const).map((name) => ({ picture: site[name], path: [name] })),
    ...(site.opening_slide ? slide(site.opening_slide, ['opening_slide']) : []),
    ...site.slides.flatMap((one, index) => slide(one, ['slides', index])),
    ...site.banks.map(({ logo }, index) => ({ picture: logo, path: ['banks', index, 'logo'] })),
    ...site.partners.map(({ img_url }, index) => ({ picture: img_url, path: ['partners', index, 'img_url'] })),
    ...(['news', 'promotions'] as const).flatMap((name) =>
      site[name].map(({ image_url }, index) => ({ picture: image_url, path: [name, index, 'image_url'] })),
    ),
  ];
}

/** Entries for pages that do not exist: nobody would ever see them. */
const pageNames = rule(['cms', 'seo'], ({ cms, seo }) => [
  ...Object.keys(cms)
    .filter((name) => !cmsNames.includes(name))
    .map((name) => warning(['cms', name], `is no page of text: nobody sees it${didYouMean(name, cmsNames)}`)),
  ...seo.flatMap(({ page_name }, index) => {
    const known = pages.map((page) => page.slice(1) || 'home');
    if (known.includes(page_name)) return [];
    return [
      warning(['seo', index, 'page_name'], `${page_name} is no page: nobody sees it${didYouMean(page_name, known)}`),
    ];
  }),
]);

const chat = rule(['live_chat'], ({ live_chat: { status, chat_id } }) =>
  status && !chat_id ? [warning(['live_chat', 'chat_id'], 'is empty: the chat is not shown')] : [],
);

/** Rules of links and pictures. They only warn, because a page or picture may come with a release. */
export const linkRules: Rule[] = [deadLinks, deadEntries, redirect, pictures, pageNames, chat];
