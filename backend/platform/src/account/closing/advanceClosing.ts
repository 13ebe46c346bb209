import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { endSessions } from '../../auth/sessions';
import { advanceLeaving } from '../../bonuses/advance';
import { endAll } from '../../bonuses/ends';
import type { Emit, Events } from '../../events/events';
import { jurisdictions } from '../../jurisdictions/jurisdictions';
import { heldCash, type Owner, settleClaim } from '../../ledger/claims';
import type { Ledger } from '../../ledger/ledger';
import { publish } from '../../live/publish';
import { mayNotWithdraw } from '../../protection/blocks';
import { addMonths } from '../../protection/periods';
import { lockedPlayer } from '../../protection/players';
import type { SiteFile } from '../../sites/siteFile';
import type { Sites } from '../../sites/sites';
import { accountOnFile, type BankAccountRow, sameName, usableFrom } from '../../wallet/bankAccounts';
import type { PaymentRow } from '../../wallet/payments';
import { reserveWithdrawal } from '../../wallet/withdrawal';
import { type Closure, countUnsettled, isSettled, lockedClosure, type WaitsFor } from './closures';

/** Dependencies of account closing. */
export interface ClosingParts {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  events: Events;
  sites: Pick<Sites, 'find'>;
}

/** Maximum number of withdrawals per run when the balance exceeds the site's maximum; the next run continues. */
const partsAtOnce = 20;

/** One closing that is being advanced; its row is locked. */
interface Turn {
  transaction: Database;
  emit: Emit;
  ledger: Ledger;
  site: SiteFile;
  closure: Closure;
  owner: Owner;
  fullName: string;
  now: number;
}

/**
 * Advances the closing of an account by one step. Open bonuses end. What the player owes is deducted from the balance;
 * the rest is reserved for withdrawals to the chosen bank account, regardless of the minimum. Once nothing is open and
 * nothing is left, the account is closed. A closed account that received money is reopened for closing. Returns the
 * withdrawals to submit to the gateway. Idempotent; players who are blocked from withdrawing are skipped.
 */
export function advanceClosing(parts: ClosingParts, playerId: string): Promise<PaymentRow[]> {
  const { database, clock, ledger, events, sites } = parts;
  return events.transaction(database, async (transaction, emit) => {
    const now = clock.now();
    const closure = await lockedClosure(transaction, playerId);
    await lockedPlayer(transaction, playerId, now);
    const [player] = await transaction.query(
      `select p.currency, p.full_name from players p where p.id = $1 and not ${mayNotWithdraw('p.id', '$2')}`,
      [playerId, now],
    );
    if (!closure || !player) return [];
    const site = sites.find(closure.site);
    if (!site) throw new Error('The site of a closing is gone');
    const owner = { site: closure.site, playerId, currency: player.currency };
    // Bonuses end, and what is earned of them becomes cash, before the cash is paid out.
    const leaving = { playerId, end: 'cancelled', reason: 'closing' } as const;
    if (closure.state === 'closing') await endAll(transaction, ledger, leaving, now);
    await advanceLeaving(transaction, ledger, playerId, now);
    await settleClaim(transaction, ledger, owner, now);
    const cash = await heldCash(transaction, playerId);
    const turn = { transaction, emit, ledger, site, closure, owner, fullName: player.full_name, now };
    if (cash > 0) return payOut(turn, cash);
    if (closure.state === 'closing' && isSettled(await countUnsettled(transaction, playerId))) await end(turn);
    return [];
  });
}

async function payOut(turn: Turn, cash: number): Promise<PaymentRow[]> {
  const { transaction, emit, ledger, site, closure, owner, now } = turn;
  if (closure.state === 'closed') await beginAgain(turn);
  const destination = await destinationOf(turn);
  if (typeof destination === 'string') {
    if (destination !== closure.waits_for) await wait(turn, destination);
    return [];
  }
  await transaction.query('update account_closures set waits_for = null where player_id = $1', [owner.playerId]);
  const made: PaymentRow[] = [];
  for (let left = cash; left > 0 && made.length < partsAtOnce; ) {
    const amount = Math.min(left, site.limits.withdrawal.maximum);
    const asked = { owner, bank: destination, requestId: randomUUID(), amount };
    made.push(await reserveWithdrawal({ transaction, ledger, emit, rules: site.withdrawal_review }, asked, now));
    left -= amount;
  }
  return made;
}

/**
 * The bank account that receives the balance, or why it cannot be paid out yet. After a returned transfer the player
 * has to choose again.
 */
async function destinationOf({ transaction, site, closure, fullName, now }: Turn): Promise<BankAccountRow | WaitsFor> {
  const { player_id, bank_account_id, chosen_at } = closure;
  const bank = bank_account_id === null ? undefined : await accountOnFile(transaction, player_id, bank_account_id);
  if (!bank) return 'bankAccount';
  if (!sameName(fullName, bank.holder_name)) return 'holderName';
  const [sentBack] = await transaction.query(
    `select 1 from payments where player_id = $1 and bank_account_id = $2 and created_at >= $3
       and state in ('rejected', 'returned') limit 1`,
    [player_id, bank.id, chosen_at],
  );
  if (sentBack) return 'otherBankAccount';
  return usableFrom(site, bank) > now ? 'bankAccountTime' : bank;
}

/** Records why the balance cannot be paid out, and tells the player if they can do something about it. */
async function wait({ transaction, emit, site, closure }: Turn, reason: WaitsFor): Promise<void> {
  const { player_id } = closure;
  await transaction.query('update account_closures set waits_for = $2 where player_id = $1', [player_id, reason]);
  if (reason === 'bankAccountTime') return;
  const name = site.site_name;
  await emit('securityChanged', { player_id, site: site.domain_name, change: 'closingStuck', name });
}

/**
 * A closed account received money (a returned transfer or a released win): its owner may sign in again until it is paid
 * out.
 */
async function beginAgain({ transaction, closure: { player_id } }: Turn): Promise<void> {
  await transaction.query("update players set status = 'open' where id = $1 and status = 'closed'", [player_id]);
  await transaction.query(
    "update account_closures set state = 'closing', closed_at = null, keep_until = null where player_id = $1",
    [player_id],
  );
}

/** Closes the account: no more sign-ins; its data is kept for as long as the jurisdiction requires. */
async function end({ transaction, emit, site, closure: { player_id }, now }: Turn): Promise<void> {
  const { dataKept } = jurisdictions[site.jurisdiction];
  await transaction.query("update players set status = 'closed' where id = $1 and status <> 'closed'", [player_id]);
  await transaction.query(
    `update account_closures set state = 'closed', closed_at = $2, keep_until = $3, waits_for = null where player_id = $1`,
    [player_id, now, addMonths(now, 12 * dataKept.years)],
  );
  await endSessions(transaction, player_id, 'all', now, 'CLOSE');
  await publish(transaction, player_id, 'protection', { access: 'closing', until: null });
  const name = site.site_name;
  await emit('securityChanged', { player_id, site: site.domain_name, change: 'accountClosed', name });
}
