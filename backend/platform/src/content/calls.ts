import type { Output } from '@marquee/contract/calls';
import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';
import { helpReadOn } from '../jurisdictions/helpLines';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import { inLanguage } from './oneLanguage';
import { readContent, readNamed } from './store';

type Article = Output<'content/articles'>['value'][number];

/** An article with its terms, none if it has none. */
const withTerms = (article: Article) => ({ ...article, terms: article.terms ?? {} });
type CmsPage = Output<'settings/siteinfodetail'>['cms'][string];

/** Whether an article is published and not expired. */
const isCurrent = (now: number) => (article: Article) =>
  Date.parse(article.published_at) <= now && (article.ends_at === null || now < Date.parse(article.ends_at));

/** CMS pages, news, promotions and SEO records (R7). */
export const contentCalls = {
  'settings/siteinfodetail': async ({ bodies, name: asked, language }, { database, site }) => {
    const rows = await database.query(
      "select name, value from content where site = $1 and kind = 'cms' and ($2 = '' or name = $2) order by position",
      [site.domain_name, asked],
    );
    const read = inLanguage(language, site);
    const { help, mustName, familyExclusion }: Jurisdiction = jurisdictions[site.jurisdiction];
    return {
      ...(asked === 'responsible_gaming' && {
        help: {
          lines: help.map(({ source: _source, ...line }) => line),
          read_on: helpReadOn,
          family_form: familyExclusion?.form ?? null,
        },
      }),
      ...(asked && { legal_names: [...mustName] }),
      cms: Object.fromEntries(
        rows.map(({ name, value }) => {
          const page = value as CmsPage;
          return [name, bodies ? read(page, ['title', 'body']) : { ...page, title: {}, body: {} }];
        }),
      ),
    };
  },

  seo: async ({ page_name }, { database, site }) => ({
    value: await readNamed<Output<'seo'>['value'][number]>(database, site.domain_name, 'seo', page_name),
  }),

  'content/articles': async ({ kind, language }, { database, site, clock }) => {
    const articles = await readContent<Article>(database, site.domain_name, kind);
    const read = inLanguage(language, site);
    const value = articles
      .filter(isCurrent(clock.now()))
      .map((article) => read(withTerms(language ? { ...article, body: {} } : article), ['title', 'summary', 'terms']));
    value.sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
    return { value };
  },

  'content/article': async ({ kind, slug, language }, { database, site, clock }) => {
    const value = (await readNamed<Article>(database, site.domain_name, kind, slug)).filter(
      (article) => Date.parse(article.published_at) <= clock.now(),
    );
    if (value.length === 0) throw new Refusal('articleUnknown');
    const read = inLanguage(language, site);
    return { value: value.map((article) => read(withTerms(article), ['summary', 'terms', 'body'])) };
  },
} satisfies Partial<Handlers>;
