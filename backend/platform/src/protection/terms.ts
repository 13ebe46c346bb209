import type { Output } from '@marquee/contract/calls';
import type { Clause } from '@marquee/contract/calls/site.schemas';
import type { Language } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { SiteFile } from '../sites/siteFile';

/** Where a version was accepted: at registration, or on the page of the terms. */
type Source = 'registration' | 'page';

/**
 * Whether there is a version of the site's terms that the player has to accept: a material one that is newer than the
 * last one accepted. A site without stored terms has none.
 */
export async function areTermsDue(database: Database, playerId: string): Promise<boolean> {
  const [due] = await database.query(
    `select true as due from players p where p.id = $1 and
       (select max(v.id) from document_versions v where v.site = p.site and v.document = 'term_condition' and v.is_material)
       > coalesce((select max(a.version_id) from terms_acceptances a where a.player_id = p.id), 0)`,
    [playerId],
  );
  return due !== undefined;
}

/** Throws Refusal `termsUnaccepted` while a version of the terms waits for the player. */
export async function assertTermsAccepted(database: Database, playerId: string): Promise<void> {
  if (await areTermsDue(database, playerId)) throw new Refusal('termsUnaccepted');
}

/**
 * Stores that a player accepted the newest version of the terms, with the time; once for each version. Throws Refusal
 * `termsChanged` if the player read another version. `version` null takes the newest.
 */
export async function acceptTerms(
  transaction: Database,
  { id, site }: { id: string; site: string },
  { version, source }: { version: string | null; source: Source },
  now: number,
): Promise<void> {
  const [newest] = await transaction.query(
    "select id, version from document_versions where site = $1 and document = 'term_condition' order by id desc limit 1",
    [site],
  );
  if (version !== null && version !== newest?.version) throw new Refusal('termsChanged');
  if (!newest) return;
  await transaction.query(
    `insert into terms_acceptances (site, player_id, version_id, at, source) select $1, $2, $3, $4, $5
     where not exists (select 1 from terms_acceptances where player_id = $2 and version_id = $3)`,
    [site, id, newest.id, now, source],
  );
}

type Clauses = Record<string, Clause[]>;
type Change = Output<'protection/terms'>['value'][number]['changes'][number];

/** The clauses that differ between two versions: added and changed ones in their order, then those that are gone. */
export function changesOf(before: readonly Clause[], after: readonly Clause[]): Change[] {
  const had = new Map(before.map((clause) => [clause.id, clause]));
  const has = new Set(after.map(({ id }) => id));
  const isSame = (one: Clause, other: Clause) =>
    one.heading === other.heading && one.summary === other.summary && one.html === other.html;
  return [
    ...after.flatMap((clause): Change[] => {
      const { id, heading } = clause;
      const old = had.get(id);
      if (!old) return [{ id, heading, change: 'added' }];
      return isSame(old, clause) ? [] : [{ id, heading, change: 'changed' }];
    }),
    ...before.flatMap(({ id, heading }): Change[] => (has.has(id) ? [] : [{ id, heading, change: 'removed' }])),
  ];
}

/** The version that the player has to accept, and what is new in it; nothing if none is due. */
export async function termsToAccept(
  database: Database,
  playerId: string,
  { domain_name, default_language }: Pick<SiteFile, 'domain_name' | 'default_language'>,
  language: Language,
): Promise<Output<'protection/terms'>['value']> {
  if (!(await areTermsDue(database, playerId))) return [];
  const [newest] = await database.query(
    `select version, at, clauses from document_versions where site = $1 and document = 'term_condition'
     order by id desc limit 1`,
    [domain_name],
  );
  const [accepted] = await database.query(
    `select v.version, v.clauses from terms_acceptances a join document_versions v on v.id = a.version_id
     where a.player_id = $1 order by a.version_id desc limit 1`,
    [playerId],
  );
  if (!newest) return [];
  const read = (clauses: unknown) => {
    const all = clauses as Clauses;
    return all[language] ?? all[default_language] ?? all.EN ?? [];
  };
  return [
    {
      version: newest.version,
      at: new Date(newest.at).toISOString(),
      accepted: accepted?.version ?? null,
      changes: accepted ? changesOf(read(accepted.clauses), read(newest.clauses)) : [],
    },
  ];
}
