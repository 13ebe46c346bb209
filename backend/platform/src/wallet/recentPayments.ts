import type { Output } from '@marquee/contract/calls';
import type { PaymentState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';

/** A masked account id: the first two characters and the last. */
export function maskedId(accountId: string): string {
  return `${accountId.slice(0, 2)}***${accountId.slice(-1)}`;
}

type Recent = Output<'home/fetch_transactions'>['deposits'];

/** How many of each are shown. */
const shown = 10;

async function recent(
  database: Database,
  site: string,
  kind: 'deposit' | 'withdrawal',
  state: PaymentState,
): Promise<Recent> {
  const rows = await database.query(
    `select pl.account_id, p.amount, p.currency, p.changed_at from payments p join players pl on pl.id = p.player_id
     where p.site = $1 and p.kind = $2 and p.state = $3 order by p.changed_at desc limit ${shown}`,
    [site, kind, state],
  );
  return rows.map(({ account_id, amount, currency, changed_at }) => ({
    account_id: maskedId(account_id),
    amount,
    currency,
    at: new Date(changed_at).toISOString(),
  }));
}

/** The site's latest approved deposits and paid withdrawals (R7), account ids masked. */
export async function recentPayments(database: Database, site: string): Promise<Output<'home/fetch_transactions'>> {
  return {
    deposits: await recent(database, site, 'deposit', 'approved'),
    withdrawals: await recent(database, site, 'withdrawal', 'paid'),
  };
}
