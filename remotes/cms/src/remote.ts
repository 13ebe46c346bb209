import type { Seed } from '@marquee/contract/start';
import { defineRemote, type RemoteNavigation, type RemoteRoute } from '@marquee/federation/defineRemote';
import type en from './locales/en.json';
import { infoPages } from './pages/infoPages';

type InfoLabel = (typeof infoPages)[number]['label'];

const textOf = (name: string): Seed => ({ call: 'settings/siteinfodetail', input: { name, language: ':language' } });

/** Text pages with components of their own. */
const ownPages: Record<string, RemoteRoute['page']> = {
  '/contact-us': './contact/ContactPage',
  '/privacy-policy': './clauses/ClausesPage',
  '/term-condition': './clauses/ClausesPage',
};

const infoRoutes = infoPages.map(
  ({ path, name, label }): RemoteRoute<InfoLabel> => ({
    path,
    page: ownPages[path] ?? './pages/InfoPage',
    title: label,
    seo: path.slice(1),
    skeleton: 'article',
    seed: [textOf(name)],
    ...(ownPages[path] === './clauses/ClausesPage' && { query: ['version'] }),
  }),
);

const infoNavigation = infoPages.map(
  ({ path, label }, place): RemoteNavigation<InfoLabel> => ({
    to: path,
    label,
    icon: path === '/responsible-gaming' ? 'shield' : 'info',
    place: 'footer',
    order: 10 * (place + 1),
  }),
);

/** The operator's content: text pages, news, promotions. */
export const remote = defineRemote<typeof en>({
  name: 'cms',
  hostApi: '^2.0.0',
  categories: [],
  calls: [
    'bonuses/claim',
    'bonuses/code',
    'bonuses/mine',
    'bonuses/offers',
    'content/article',
    'content/articles',
    'content/contact',
    'content/rules',
    'protection/accept_terms',
    'protection/terms',
    'settings/read_inbox',
    'settings/siteinfodetail',
    'support/tickets',
    'support/write',
  ],
  routes: [
    ...infoRoutes,
    {
      path: '/news',
      page: './articles/ArticlesPage',
      title: 'page.news',
      seo: 'news',
      skeleton: 'cards',
      seed: [{ call: 'content/articles', input: { kind: 'news', language: ':language' } }],
      query: ['page'],
    },
    {
      path: '/news/:slug',
      page: './articles/ArticlePage',
      title: 'page.news',
      seo: 'news',
      skeleton: 'article',
      seed: [{ call: 'content/article', input: { kind: 'news', slug: ':slug', language: ':language' } }],
    },
    {
      path: '/promotions',
      page: './offers/PromotionsPage',
      title: 'page.promotions',
      seo: 'promotions',
      skeleton: 'cards',
      seed: [
        { call: 'bonuses/offers', input: { language: ':language' } },
        { call: 'content/articles', input: { kind: 'promotions', language: ':language' } },
      ],
      query: ['page'],
    },
    {
      path: '/promotions/:slug',
      page: './articles/ArticlePage',
      title: 'page.promotions',
      seo: 'promotions',
      skeleton: 'article',
      seed: [{ call: 'content/article', input: { kind: 'promotions', slug: ':slug', language: ':language' } }],
    },
    {
      path: '/rules',
      page: './rules/RulesPage',
      title: 'page.rules',
      seo: 'rules',
      skeleton: 'article',
      seed: [{ call: 'content/rules', input: { subject: '', language: ':language' } }],
    },
    {
      path: '/rules/:subject',
      page: './rules/RulesPage',
      title: 'page.rules',
      seo: 'rules',
      skeleton: 'article',
      seed: [{ call: 'content/rules', input: { subject: ':subject', language: ':language' } }],
    },
    {
      path: '/download',
      page: './download/DownloadPage',
      title: 'page.download',
      seo: 'download',
      skeleton: 'article',
    },
  ],
  navigation: [
    { to: '/promotions', label: 'page.promotions', icon: 'gift', place: 'main', order: 200 },
    { to: '/news', label: 'page.news', icon: 'bell', place: 'main', order: 210 },
    ...infoNavigation,
    { to: '/rules', label: 'page.rules', icon: 'info', place: 'footer', order: 35 },
    { to: '/download', label: 'page.download', icon: 'download', place: 'footer', order: 100 },
  ],
  slots: [
    {
      slot: 'home.section',
      section: 'promotions',
      module: './home/Promotions',
      order: 60,
      label: 'page.promotions',
      skeleton: 'cards',
      seed: [{ call: 'content/articles', input: { kind: 'promotions', language: ':language' } }],
    },
    {
      slot: 'home.section',
      section: 'news',
      module: './home/News',
      order: 85,
      optional: true,
      label: 'page.news',
      skeleton: 'cards',
      seed: [{ call: 'content/articles', input: { kind: 'news', language: ':language' } }],
    },
  ],
});
