import type { Database } from '@marquee/database/database';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';

/** What is stored of a site for the registry of persons. */
export type OperatedSite = Pick<SiteFile, 'domain_name' | 'operator' | 'jurisdiction'>;

/**
 * Stores whose sites these are and whether their profiles bind persons, so that the guard reads it in the query that it
 * makes anyway. Call it at the start and for each site that changes.
 */
export async function storeOperators(database: Database, sites: readonly OperatedSite[]): Promise<void> {
  const profileOf = ({ jurisdiction }: OperatedSite): Jurisdiction => jurisdictions[jurisdiction];
  await database.query(
    `insert into site_operators (site, operator, binds_person)
     select * from unnest($1::text[], $2::text[], $3::boolean[]) order by 1
     on conflict (site) do update set operator = excluded.operator, binds_person = excluded.binds_person
       where (site_operators.operator, site_operators.binds_person) <> (excluded.operator, excluded.binds_person)`,
    [
      sites.map(({ domain_name }) => domain_name),
      sites.map(({ operator }) => operator),
      sites.map((site) => profileOf(site).bindsPerson),
    ],
  );
}
