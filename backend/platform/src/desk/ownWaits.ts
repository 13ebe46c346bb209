import { isStaffCall, type StaffCallName, staffRow } from '@marquee/contract/staff/calls';
import { waitDecisions } from '@marquee/contract/staff/waitDecisions';
import { type WaitKind, waitKindKeys } from '@marquee/contract/staff/waitKinds';
import { storedActor } from '../staff/actor';
import { grantsAt, sitesOf } from '../staff/grants';
import type { StaffContext } from '../staff/handlers';
import { type Waiting, waits } from './waits';

/** The sites at which somebody may decide something, of all or of the one that the request names; null: all. */
function sitesFor({ grants, site }: StaffContext, decidedBy: StaffCallName): string[] | null {
  const { permission } = staffRow(decidedBy);
  const may = sitesOf(grants, permission);
  if (!site) return may;
  return may === null || may.includes(site) ? [site] : [];
}

/** What others asked for that somebody may be the second person for, by site. Whoever asked is not. */
async function toApprove({ database, clock, actor, grants, site }: StaffContext): Promise<Waiting[]> {
  if (actor.kind !== 'member' || !grants.some(({ permission }) => permission === 'approve')) return [];
  const rows = await database.query(
    `select call, site, count(*) as count, min(asked_at) as oldest from staff_approvals
     where state = 'waiting' and ends_at > $1 and asked_by <> $2 and asked_by_person is distinct from $3
       and ($4 = '' or site = $4) group by call, site`,
    [clock.now(), storedActor(actor), actor.person, site],
  );
  const isMine = (call: string, at: string | null) =>
    isStaffCall(call) &&
    grantsAt(grants, 'approve', at).length > 0 &&
    grantsAt(grants, staffRow(call).permission, at).length > 0;
  return rows.filter((row) => isMine(row.call, row.site));
}

/** What waits for the person who asks: what they may decide and approve, only kinds of which there is some. */
export async function ownWaits(context: StaffContext): Promise<{ kind: WaitKind; rows: Waiting[] }[]> {
  const { database, clock } = context;
  const found: { kind: WaitKind; rows: Waiting[] }[] = [];
  for (const kind of waitKindKeys) {
    const sites = sitesFor(context, waitDecisions[kind]);
    if (sites?.length === 0) continue;
    const rows =
      kind === 'approvals' ? await toApprove(context) : await waits[kind].count(database, sites, clock.now());
    if (rows.length > 0) found.push({ kind, rows });
  }
  return found;
}
