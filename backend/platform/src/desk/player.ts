import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { statusAt } from '../protection/blocks';
import type { SiteFile } from '../sites/siteFile';
import type { StaffContext } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';

/** The player that a staff call is about. */
export interface Target {
  id: string;
  site: string;
  account_id: string;
  currency: string;
  status: 'open' | 'blocked' | 'closed';
}

/** The player of the call's site by id or account id. Throws `targetUnknown`, also for a player of another site. */
export async function targetOf({ database, clock, site }: StaffContext, player: string): Promise<Target> {
  const [row] = await database.query(
    `select id, account_id, currency, status, blocked_until from players
     where site = $1 and (id = $2 or account_key = lower($2))`,
    [site, player],
  );
  if (!row) throw new StaffRefusal('targetUnknown');
  const { id, account_id, currency } = row;
  return { id, site, account_id, currency, status: statusAt(row, clock.now()) };
}

/** The same, locked until the transaction of an act ends: what it decides is decided once. */
export async function lockedTarget(context: StaffContext, player: string): Promise<Target> {
  const { id } = await targetOf(context, player);
  await lock(context.database, id);
  return targetOf(context, id);
}

const lock = (transaction: Database, id: string) =>
  transaction.query('select 1 from players where id = $1 for no key update', [id]);

/** The file of the call's site. */
export function siteOf({ sites, site }: StaffContext): SiteFile {
  const file = sites.find(site);
  if (!file) throw new Refusal('unknownSite');
  return file;
}

/** Who acts, as records keep it; the audit has the account. */
export const nameOf = ({ actor }: StaffContext): string => actor.name;

/** The target of an audit entry. */
export const about = (player: Pick<Target, 'id'>): string => `player:${player.id}`;
