import type { StaffCallName } from '@marquee/contract/staff/calls';
import type { WaitKind } from '@marquee/contract/staff/waitKinds';
import type { Database } from '@marquee/database/database';
import { openContradictions } from '../reconciliation/contradictions';
import { openDifferences } from '../reconciliation/settlements';
import { countFailedChecks } from './identityQueue';

/** How much waits at a site (null: at none), and since when the oldest does, ms since 1970. */
export interface Waiting {
  site: string | null;
  count: number;
  oldest: number | null;
}

/** What waits, in which list, and how it is counted at sites (null: all) at a time, ms since 1970. */
interface Wait {
  /** The call that lists it. */
  call: StaffCallName;
  count: (database: Database, sites: readonly string[] | null, now: number) => Promise<Waiting[]>;
}

const at = '($1::text[] is null or site = any($1))' as const;

/** Everything that waits for a person: the one place that lists it. A new kind is a line here and in the contract. */
export const waits: Record<WaitKind, Wait> = {
  withdrawals: {
    call: 'withdrawals/list',
    count: (database, sites) =>
      database.query(
        `select site, count(*) as count, min(created_at) as oldest from payments where state = 'review' and ${at} group by site`,
        [sites],
      ),
  },
  heldWins: {
    call: 'held-wins/list',
    count: (database, sites) =>
      database.query(
        `select site, count(*) as count, min(held_at) as oldest from held_wins where state = 'held' and ${at} group by site`,
        [sites],
      ),
  },
  approvals: {
    call: 'approvals/list',
    count: (database, sites, now) =>
      database.query(
        `select site, count(*) as count, min(asked_at) as oldest from staff_approvals
         where state = 'waiting' and ends_at > $2 and ${at} group by site`,
        [sites, now],
      ),
  },
  bonusClaims: {
    call: 'bonuses/review',
    count: (database, sites) =>
      database.query(
        `select site, count(*) as count, min(created_at) as oldest from bonuses where state = 'review' and ${at} group by site`,
        [sites],
      ),
  },
  identity: {
    call: 'identity/list',
    count: countFailedChecks,
  },
  names: {
    call: 'names/list',
    count: (database, sites) =>
      database.query(
        `select site, count(*) as count, min(created_at) as oldest from name_requests where state = 'open' and ${at} group by site`,
        [sites],
      ),
  },
  returns: {
    call: 'returns/list',
    count: (database, sites) =>
      database.query(
        `select site, count(*) as count, min(asked_at) as oldest from return_requests where state = 'open' and ${at} group by site`,
        [sites],
      ),
  },
  messages: {
    call: 'messages/list',
    count: (database, sites) =>
      database.query(
        `select site, count(*) as count, min(created_at) as oldest from contact_messages where state = 'waiting' and ${at} group by site`,
        [sites],
      ),
  },
  closings: {
    call: 'closings/list',
    count: (database, sites) =>
      database.query(
        `select site, count(*) as count, min(asked_at) as oldest from account_closures where state = 'closing' and ${at} group by site`,
        [sites],
      ),
  },
  contradictions: { call: 'contradictions/list', count: openContradictions },
  settlements: { call: 'settlements/list', count: openDifferences },
  chargebacks: {
    call: 'chargebacks/list',
    // Until what the cash did not cover is settled.
    count: (database, sites) =>
      database.query(
        `select p.site, count(*) as count, min(r.at) as oldest from payment_reversals r join payments p on p.id = r.payment_id
         where r.status = 'charged_back' and ($1::text[] is null or p.site = any($1))
           and (select sum(leg.amount) from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
             where t.player_id = p.player_id and 'receivable' = any(t.accounts) and leg.account = 'receivable') < 0 group by p.site`,
        [sites],
      ),
  },
};
