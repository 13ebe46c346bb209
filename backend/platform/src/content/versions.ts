import { createHash } from 'node:crypto';
import type { Clause } from '@marquee/contract/calls/site.schemas';
import { documentNames } from '@marquee/contract/pages';
import type { Database } from '@marquee/database/database';
import type { SiteFile } from '../sites/siteFile';

/** The content of a document, by language: clauses, or the HTML of a page that the operator writes. */
export interface DocumentContent {
  title: Record<string, string>;
  clauses: Record<string, Clause[]>;
  body: Record<string, string>;
}

/** Most older versions that are listed. */
const mostListed = 50;

/** Whether a name is one of the documents whose versions are kept. */
export const isDocument = (name: string): boolean => documentNames.some((one) => one === name);

/** The version of a document: the beginning of its content's hash. */
const versionOf = ({ title, clauses, body }: DocumentContent) =>
  createHash('sha256')
    .update(JSON.stringify([title, clauses, body]))
    .digest('hex')
    .slice(0, 12);

/**
 * Stores a document of a site if it differs from its newest version. The caller holds the lock on the site's row, so
 * that two processes store one.
 */
export async function storeVersion(
  transaction: Database,
  { domain_name, terms }: Pick<SiteFile, 'domain_name' | 'terms'>,
  document: string,
  content: DocumentContent,
  now: number,
): Promise<void> {
  const version = versionOf(content);
  const isMaterial = !terms?.editorial.includes(version);
  await transaction.query(
    `insert into document_versions (site, document, version, at, is_material, title, clauses, body)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where $3 is distinct from (select version from document_versions where site = $1 and document = $2
       order by id desc limit 1)`,
    [
      domain_name,
      document,
      version,
      now,
      isMaterial,
      JSON.stringify(content.title),
      JSON.stringify(content.clauses),
      JSON.stringify(content.body),
    ],
  );
}

/** The versions of a document, the newest first, without their content. */
export async function versionsOf(
  database: Database,
  site: string,
  document: string,
): Promise<{ version: string; at: string }[]> {
  const rows = await database.query(
    `select version, at from document_versions where site = $1 and document = $2 order by id desc limit ${mostListed}`,
    [site, document],
  );
  return rows.map(({ version, at }) => ({ version, at: new Date(at).toISOString() }));
}

/** The content of a version; undefined for an unknown one. */
export async function readVersion(
  database: Database,
  site: string,
  document: string,
  version: string,
): Promise<DocumentContent | undefined> {
  const [row] = await database.query(
    `select title, clauses, body from document_versions where site = $1 and document = $2 and version = $3
     order by id desc limit 1`,
    [site, document, version],
  );
  return row as DocumentContent | undefined;
}
