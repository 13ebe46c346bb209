import { createHash } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Ledger } from '../ledger/ledger';
import type { SiteFile } from '../sites/siteFile';
import { insertPayment, writeStep } from './payments';
import { keyOf, posting } from './transitions';

/**
 * Gives a seeded player an opening balance as an approved deposit, with payment, timeline and ledger, so that
 * statement, histories and VIP agree. Idempotent by `name`. Minor units.
 */
export async function seedDeposit(
  transaction: Database,
  ledger: Ledger,
  site: SiteFile,
  player: { id: string },
  deposit: { name: string; amount: number; at: number },
): Promise<void> {
  const [method] = site.deposit_methods;
  const id = createHash('sha256').update(`${player.id} ${deposit.name}`).digest('hex').slice(0, 32);
  const { payment, repeated } = await insertPayment(transaction, {
    id,
    site: site.domain_name,
    player_id: player.id,
    kind: 'deposit',
    amount: deposit.amount,
    currency: site.currency,
    state: 'created',
    reason: null,
    method: method?.method ?? 'sandbox',
    method_name: method?.name ?? 'Sandbox',
    bank_account_id: null,
    account: null,
    request_id: deposit.name,
    created_at: deposit.at,
    return_url: null,
  });
  if (repeated) return;
  for (const state of ['pending', 'approved'] as const) await writeStep(transaction, id, state, deposit.at, null);
  await transaction.query("update payments set state = 'approved' where id = $1", [id]);
  await ledger.post(transaction, {
    key: keyOf(payment, 'approved'),
    ...posting('approved', payment.amount),
    site: payment.site,
    playerId: player.id,
    currency: payment.currency,
    reference: id,
    description: payment.method_name,
    at: deposit.at,
  });
}
