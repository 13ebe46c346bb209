import type { Output } from '@marquee/contract/calls';
import type { Language } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';
import { helpReadOn } from '../jurisdictions/helpLines';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';
import { inLanguage } from './oneLanguage';
import { readContent, readNamed } from './store';
import { type DocumentContent, isDocument, readVersion, versionsOf } from './versions';

type Article = Output<'content/articles'>['value'][number];

/** An article with its terms, none if it has none. */
const withTerms = (article: Article) => ({ ...article, terms: article.terms ?? {} });
type CmsPage = Output<'settings/siteinfodetail'>['cms'][string];
/** A page as it is stored: with clauses if the product writes it. */
type StoredPage = CmsPage & Pick<DocumentContent, 'clauses'>;

/** A version of a document in one language, and what of it stands in place of the stored page. */
async function documentOf(
  database: Database,
  { domain_name, default_language }: SiteFile,
  { name, version, language }: { name: string; version: string; language: Language },
  stored: StoredPage,
): Promise<{ shown: Output<'settings/siteinfodetail'>['document']; page: Pick<CmsPage, 'title' | 'body'> }> {
  const versions = await versionsOf(database, domain_name, name);
  const newest = versions[0]?.version ?? '';
  const older = version && version !== newest ? await readVersion(database, domain_name, name, version) : undefined;
  const { title, body, clauses } = older ?? stored;
  const inOne = clauses[language] ?? clauses[default_language] ?? clauses.EN ?? [];
  return {
    shown: { version: older ? version : newest, clauses: inOne, versions },
    // The clauses are the text.
    page: { title, body: inOne.length > 0 ? {} : body },
  };
}

/** Whether an article is published and not expired. */
const isCurrent = (now: number) => (article: Article) =>
  Date.parse(article.published_at) <= now && (article.ends_at === null || now < Date.parse(article.ends_at));

/** CMS pages, news, promotions and SEO records (R7). */
export const contentCalls = {
  'settings/siteinfodetail': async ({ bodies, name: asked, language, version }, { database, site }) => {
    const rows = await database.query(
      "select name, value from content where site = $1 and kind = 'cms' and ($2 = '' or name = $2) order by position",
      [site.domain_name, asked],
    );
    const read = inLanguage(language, site);
    const [row] = rows;
    const document =
      asked && language && row && isDocument(asked)
        ? await documentOf(database, site, { name: asked, version, language }, row.value as StoredPage)
        : undefined;
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
      ...(document && { document: document.shown }),
      cms: Object.fromEntries(
        rows.map(({ name, value }) => {
          const { clauses: _, ...page } = { ...(value as StoredPage), ...document?.page };
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
