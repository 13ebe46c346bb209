import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { checkAgain } from '../identity/checks';
import type { Sites } from '../sites/sites';
import { sendMessage } from './inbox';
import { written } from './newsTexts';

/** A name that a player asked for, as it waits for the operator. */
export interface NameRequest {
  id: string;
  site: string;
  player_id: string;
  account_id: string;
  /** The name in force. */
  now: string;
  /** The name that is asked for. */
  full_name: string;
  created_at: number;
}

/**
 * Whether a player's name is that of money: of a deposit that was not declined, or of a bank account, on file or not
 * any more.
 */
export async function isNameLocked(database: Database, playerId: string): Promise<boolean> {
  const found = await database.query(
    `select 1 from bank_accounts where player_id = $1
     union all select 1 from payments where player_id = $1 and kind = 'deposit' and state not in ('declined', 'expired') limit 1`,
    [playerId],
  );
  return found.length > 0;
}

/** The name that a player asked for and that is not decided, or null. */
export async function askedName(database: Database, playerId: string): Promise<string | null> {
  const [row] = await database.query<{ full_name: string }>(
    "select full_name from name_requests where player_id = $1 and state = 'open'",
    [playerId],
  );
  return row?.full_name ?? null;
}

/** Writes down the name that a player asks for; one that was asked for before is replaced. */
export async function askForName(
  transaction: Database,
  player: { id: string; site: string },
  fullName: string,
  now: number,
): Promise<void> {
  await transaction.query(
    "update name_requests set state = 'replaced', decided_at = $2 where player_id = $1 and state = 'open'",
    [player.id, now],
  );
  await transaction.query(
    'insert into name_requests (id, site, player_id, full_name, created_at) values ($1, $2, $3, $4, $5)',
    [randomUUID(), player.site, player.id, fullName, now],
  );
}

/** The requests that wait, the oldest first. */
export function nameRequests(database: Database): Promise<NameRequest[]> {
  return database.query<NameRequest>(
    `select r.id, r.site, r.player_id, p.account_id, p.full_name as now, r.full_name, r.created_at
     from name_requests r join players p on p.id = r.player_id where r.state = 'open' order by r.created_at, r.id`,
  );
}

/**
 * Decides about a request, once, and tells the player. An accepted name is in force at once: withdrawals go only to
 * bank accounts of that name, and the identity check begins again where the site's profile asks for one. False when no
 * such request waits.
 */
export function decideNameRequest(
  database: Database,
  sites: Pick<Sites, 'find'>,
  { id, verdict, by }: { id: string; verdict: 'accepted' | 'refused'; by: string },
  now: number,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [request] = await transaction.query<{ site: string; player_id: string; full_name: string }>(
      `update name_requests set state = $2, decided_at = $3, decided_by = $4 where id = $1 and state = 'open'
       returning site, player_id, full_name`,
      [id, verdict, now, by],
    );
    if (!request) return false;
    const { site: domain, player_id, full_name } = request;
    const site = sites.find(domain);
    if (!site) throw new Error(`There is no site ${domain}.`);
    if (verdict === 'accepted') {
      // Its marks are written by the backend, which has the key.
      await transaction.query('update players set full_name = $2, person_key = null where id = $1', [
        player_id,
        full_name,
      ]);
      await checkAgain(transaction, site, player_id, now);
    }
    const news = written(verdict === 'accepted' ? 'nameAccepted' : 'nameRefused', { name: full_name });
    await sendMessage(transaction, { id: player_id, site: domain }, { key: `name:${id}`, ...news }, now);
    return true;
  });
}
