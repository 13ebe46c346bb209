import { createHash } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { templateRow } from '@marquee/templates/rows';
import accessRecord from '../sites/accessRecord.json';
import { fillIn, fillInAll } from '../sites/fillIn';
import { linesOf, onlyOffered, slidesOf } from '../sites/offers';
import type { SiteFile } from '../sites/siteFile';
import { sanitizeAll, sanitizerVersion } from './sanitize';
import { seoRecords } from './seoRecords';
import { type DocumentContent, isDocument, storeVersion } from './versions';

/** Kinds of content; one call answers each. */
export type ContentKind = 'cms' | 'news' | 'promotions' | 'slide' | 'announcement' | 'marquee' | 'seo';

interface Row {
  kind: ContentKind;
  name: string;
  position: number;
  value: unknown;
}

type Article = SiteFile['promotions'][number];

/** What the product writes for a site, by the names of its pages. */
export type Documents = Record<string, Pick<DocumentContent, 'title' | 'clauses'>>;

/** Clauses as one text, for the search. */
const bodiesOf = (clauses: DocumentContent['clauses']) =>
  Object.fromEntries(
    Object.entries(clauses).map(([language, all]) => [
      language,
      all.map(({ heading, html }) => `<h2>${heading}</h2>${html}`).join(''),
    ]),
  );

async function rowsOf(site: SiteFile, documents: Documents): Promise<Row[]> {
  const text = (texts: Record<string, string>) => fillInAll(texts, site);
  const body = (texts: Record<string, string>) => sanitizeAll(text(texts));
  const rows: Row[] = [];
  const add = (kind: ContentKind, name: string, value: unknown) =>
    rows.push({ kind, name, position: rows.length, value });
  const picture = (url: string) => fillIn(url, site, 'EN');
  const article = async (one: Article) => ({
    ...one,
    image_url: picture(one.image_url),
    title: text(one.title),
    summary: text(one.summary),
    ...(one.terms && { terms: text(one.terms) }),
    body: await body(one.body),
  });
  for (const [name, page] of Object.entries(site.cms)) {
    add('cms', name, { status: page.status, title: text(page.title), body: await body(page.body), clauses: {} });
  }
  for (const [name, { title, clauses }] of Object.entries(documents)) {
    add('cms', name, { status: 1, title, body: bodiesOf(clauses), clauses });
  }
  for (const one of onlyOffered(site, site.news)) add('news', one.slug, await article(one));
  for (const one of onlyOffered(site, site.promotions)) add('promotions', one.slug, await article(one));
  for (const one of slidesOf(site)) {
    add('slide', one.slide_id, {
      ...one,
      title: text(one.title),
      text: text(one.text),
      action: text(one.action),
      image_url: picture(one.image_url),
      image_phone_url: picture(one.image_phone_url),
    });
  }
  for (const one of onlyOffered(site, site.announcements)) {
    add('announcement', one.id, { ...one, title: text(one.title), body: await body(one.body) });
  }
  for (const one of linesOf(site)) add('marquee', one.id, { ...one, text: text(one.text) });
  for (const record of seoRecords(site)) add('seo', `${record.page_name}/${record.meta_lang}`, record);
  return rows;
}

/**
 * Stores the content of the site file, sanitized, with the documents that the product writes for it, and keeps each
 * version of terms and privacy policy; does nothing if it is current. Atomic for readers.
 */
export async function storeContent(
  database: Database,
  clock: Clock,
  site: SiteFile,
  documents: Documents,
): Promise<void> {
  const hash = createHash('sha256')
    .update(
      `${sanitizerVersion}${JSON.stringify([site, accessRecord, documents])}${templateRow(site.theme_code).scenes}`,
    )
    .digest('hex');
  const stored = await database.query('select 1 from site_versions where site = $1 and hash = $2', [
    site.domain_name,
    hash,
  ]);
  if (stored.length > 0) return;
  const rows = await rowsOf(site, documents);
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into site_versions values ($1, $2, $3)
       on conflict (site) do update set hash = excluded.hash, stored_at = excluded.stored_at`,
      [site.domain_name, hash, clock.now()],
    );
    await transaction.query('delete from content where site = $1', [site.domain_name]);
    await transaction.query(
      `insert into content (site, kind, name, position, value)
       select $1, kind, name, position, value
       from jsonb_to_recordset($2::jsonb) as row (kind text, name text, position int, value jsonb)`,
      [site.domain_name, JSON.stringify(rows)],
    );
    for (const { kind, name, value } of rows) {
      if (kind !== 'cms' || !isDocument(name)) continue;
      const { title, clauses, body } = value as DocumentContent;
      const isOwn = Object.keys(clauses).length === 0;
      await storeVersion(transaction, site, name, { title, clauses, body: isOwn ? body : {} }, clock.now());
    }
  });
}

/** The stored content of a kind, in the site file's order. */
export async function readContent<T>(database: Database, site: string, kind: ContentKind): Promise<T[]> {
  const rows = await database.query('select value from content where site = $1 and kind = $2 order by position', [
    site,
    kind,
  ]);
  return rows.map(({ value }) => value as T);
}

/** The stored content of a kind by its name, or by its name's part before the slash. */
export async function readNamed<T>(database: Database, site: string, kind: ContentKind, name: string): Promise<T[]> {
  const rows = await database.query(
    `select value from content where site = $1 and kind = $2 and (name = $3 or split_part(name, '/', 1) = $3) order by position`,
    [site, kind, name],
  );
  return rows.map(({ value }) => value as T);
}
