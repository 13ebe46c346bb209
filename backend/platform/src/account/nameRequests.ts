import { randomUUID } from 'node:crypto';
import type { NameRequestState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { checkAgain, type IdentitySite } from '../identity/checks';
import { written } from '../messages/written';
import type { Persons } from '../persons/persons';
import type { Sites } from '../sites/sites';
import { sendMessage } from './inbox';

/** A name change that waits for the operator's decision. */
export interface NameRequest {
  id: string;
  site: string;
  player_id: string;
  account_id: string;
  /** The current name. */
  now: string;
  /** The requested name. */
  full_name: string;
  created_at: number;
}

/**
 * Whether a player's name is tied to money: there is a deposit that was not declined, or a bank account, present or
 * past.
 */
export async function isNameLocked(database: Database, playerId: string): Promise<boolean> {
  const found = await database.query(
    `select 1 from bank_accounts where player_id = $1
     union all select 1 from payments where player_id = $1 and kind = 'deposit' and state not in ('declined', 'expired') limit 1`,
    [playerId],
  );
  return found.length > 0;
}

/** The player's pending name change, or null. */
export async function askedName(database: Database, playerId: string): Promise<string | null> {
  const [row] = await database.query("select full_name from name_requests where player_id = $1 and state = 'open'", [
    playerId,
  ]);
  return row?.full_name ?? null;
}

/** Stores a name change request; it replaces a pending one. */
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

/** The pending requests, oldest first. */
export function nameRequests(database: Database): Promise<NameRequest[]> {
  return database.query(
    `select r.id, r.site, r.player_id, p.account_id, p.full_name as now, r.full_name, r.created_at
     from name_requests r join players p on p.id = r.player_id where r.state = 'open' order by r.created_at, r.id`,
  );
}

/**
 * Corrects a player's name without being asked, and tells the player: an open request is replaced, and identity is
 * checked again as after any change. Returns the name before. `id` is that of the correction.
 */
export async function correctName(
  transaction: Database,
  { persons, site }: { persons: Pick<Persons, 'mark'>; site: IdentitySite },
  { player, fullName, id }: { player: string; fullName: string; id: string },
  now: number,
): Promise<string> {
  const [before] = await transaction.query('select full_name from players where id = $1 for no key update', [player]);
  await transaction.query(
    "update name_requests set state = 'replaced', decided_at = $2 where player_id = $1 and state = 'open'",
    [player, now],
  );
  await transaction.query('update players set full_name = $2 where id = $1', [player, fullName]);
  await checkAgain(transaction, site, player, now);
  await persons.mark(transaction, player, now);
  const news = written('nameAccepted', { name: fullName });
  await sendMessage(transaction, { id: player, site: site.domain_name }, { key: `name:${id}`, ...news }, now);
  return before?.full_name ?? '';
}

/**
 * Decides a request, once, and tells the player. An accepted name applies at once: withdrawals go only to bank accounts
 * of that name, and the identity check starts again if the jurisdiction requires one. Returns false if no such request
 * is pending.
 */
export function decideNameRequest(
  database: Database,
  sites: Pick<Sites, 'find'>,
  { id, verdict, by }: { id: string; verdict: Extract<NameRequestState, 'accepted' | 'refused'>; by: string },
  now: number,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [request] = await transaction.query(
      `update name_requests set state = $2, decided_at = $3, decided_by = $4 where id = $1 and state = 'open'
       returning site, player_id, full_name`,
      [id, verdict, now, by],
    );
    if (!request) return false;
    const { site: domain, player_id, full_name } = request;
    const site = sites.find(domain);
    if (!site) throw new Error(`There is no site ${domain}.`);
    if (verdict === 'accepted') {
      // The backend recomputes `person_key` later: only it has the hashing key.
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
