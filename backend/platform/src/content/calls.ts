import { randomUUID } from 'node:crypto';
import type { Output } from '@marquee/contract/calls';
import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';
import { readContent, readNamed } from './store';

type Article = Output<'content/articles'>['value'][number];
type CmsPage = Output<'settings/siteinfodetail'>['cms'][string];

/** Whether an article is out and not over. */
const isCurrent = (now: number) => (article: Article) =>
  Date.parse(article.published_at) <= now && (article.ends_at === null || now < Date.parse(article.ends_at));

/** CMS pages, news, promotions, SEO records and the contact form (§7). */
export const contentCalls = {
  'settings/siteinfodetail': async ({ bodies }, { database, site }) => {
    const rows = await database.query<{ name: string; value: CmsPage }>(
      "select name, value from content where site = $1 and kind = 'cms' order by position",
      [site.domain_name],
    );
    return {
      cms: Object.fromEntries(
        rows.map(({ name, value }) => [name, bodies ? value : { ...value, title: {}, body: {} }]),
      ),
    };
  },

  seo: async ({ page_name }, { database, site }) => ({
    value: await readNamed<Output<'seo'>['value'][number]>(database, site.domain_name, 'seo', page_name),
  }),

  'content/articles': async ({ kind }, { database, site, clock }) => {
    const articles = await readContent<Article>(database, site.domain_name, kind);
    const value = articles.filter(isCurrent(clock.now()));
    value.sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
    return { value };
  },

  'content/article': async ({ kind, slug }, { database, site, clock }) => {
    const value = (await readNamed<Article>(database, site.domain_name, kind, slug)).filter(
      (article) => Date.parse(article.published_at) <= clock.now(),
    );
    if (value.length === 0) throw new Refusal('articleUnknown');
    return { value };
  },

  'content/contact': async ({ full_name, contact_email, message }, { database, site, clock }) => {
    const ticket = randomUUID();
    await database.query(
      'insert into contact_messages (ticket, site, full_name, contact_email, message, created_at) values ($1, $2, $3, $4, $5, $6)',
      [ticket, site.domain_name, full_name, contact_email, message, clock.now()],
    );
    return { ticket };
  },
} satisfies Partial<Handlers>;
