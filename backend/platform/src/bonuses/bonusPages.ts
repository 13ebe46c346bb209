import type { BonusState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import type { BonusOffer } from '../sites/bonusOffer';

/** A stored bonus, without its terms. Amounts in minor units, times in ms since 1970. */
export type BonusRecord = Awaited<ReturnType<typeof bonusPage>>[number];

declare module '@marquee/database/columns' {
  interface Columns {
    'bonuses.end_state': BonusState;
    'bonuses.terms': BonusOffer;
  }
}

const columns = `b.id, b.site, b.player_id, b.offer, b.claim, b.kind, b.state, b.end_state, b.reason, b.currency, b.amount, b.balance,
  b.required, b.wagered, b.converted, b.granted_by, b.created_at, b.began_at, b.expires_at, b.ended_at`;

/** The last row of a page: a time, or the number of an entry, and an id. */
export interface PageKey {
  at: number;
  id: string;
}

/** Which bonuses are listed. */
interface Wanted {
  sites: readonly string[];
  /** The player, or their account id. */
  player?: string | undefined;
  offer?: string | undefined;
  state?: BonusState | undefined;
  after?: PageKey | undefined;
  limit: number;
}

/** Bonuses of sites, newest first. */
export function bonusPage(database: Database, { sites, player, offer, state, after, limit }: Wanted) {
  return database.query(
    `select ${columns} from bonuses b
     where b.site = any($1)
       and ($2::text is null or b.player_id in (select p.id from players p
         where p.site = any($1) and (p.id = $2 or p.account_key = lower($2))))
       and ($3::text is null or b.offer = $3) and ($4::text is null or b.state = $4)
       and ($5::bigint is null or (b.created_at, b.id) < ($5, $6))
     order by b.created_at desc, b.id desc limit $7`,
    [sites, player ?? null, offer ?? null, state ?? null, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** A bonus of a site with its terms. */
export async function bonusOfSite(database: Database, site: string, id: string) {
  const [row] = await database.query(`select ${columns}, b.terms from bonuses b where b.site = $1 and b.id = $2`, [
    site,
    id,
  ]);
  return row;
}

/** The changes of a bonus, newest first, after the one with a number. */
export function entryPage(database: Database, bonus: string, after: number | undefined, limit: number) {
  return database.query(
    `select sequence, at, kind, amount, counted, bet_id, key from bonus_entries
     where bonus_id = $1 and ($2::bigint is null or sequence < $2) order by sequence desc limit $3`,
    [bonus, after ?? null, limit],
  );
}

/** A claim that waits for a person, with the accounts that look alike. */
interface ClaimInReview {
  id: string;
  site: string;
  player_id: string;
  offer: string;
  amount: number;
  currency: string;
  created_at: number;
  alike: { player: string; site: string; shares: string; had: number; born_same: boolean }[];
}

/** Claims of sites that wait for a person, oldest first. */
export function claimsInReview(database: Database, sites: readonly string[], limit: number): Promise<ClaimInReview[]> {
  return database.query<ClaimInReview>(
    `select b.id, b.site, b.player_id, b.offer, b.amount, b.currency, b.created_at,
       coalesce((select json_agg(json_build_object('player', o.id, 'site', o.site,
           'shares', concat_ws(', ', nullif(l.contacts, ''), case when l.name <> 'other' then 'name' end),
           'born_same', l.is_born_same,
           'had', (select count(*) from bonuses h where h.site = b.site and h.player_id = o.id and h.offer = b.offer
             and h.state <> 'not_given')) order by o.created_at, o.id)
         from (select other_id as other, * from person_links where player_id = b.player_id
           union all select player_id, * from person_links where other_id = b.player_id) l
         join players o on o.id = l.other where l.lifted_at is null), '[]') as alike
     from bonuses b where b.state = 'review' and b.site = any($1) order by b.created_at, b.id limit $2`,
    [sites, limit],
  );
}
