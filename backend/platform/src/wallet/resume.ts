import type { Database } from '@marquee/kernel/database/database';
import type { Gateway } from '@marquee/protocols/gateway/gateway';
import { type PaymentRow, paymentColumns, unfinished } from './payments';

/** How long a payment may stand still before the gateway is asked again, ms: longer than any outcome of the sandbox. */
const standstill = 60_000;

/**
 * Hands unfinished payments to the gateway again: those that a process left behind when it ended, at its next start (`every`),
 * and later those of any process that stand still. Asking twice changes nothing.
 */
export async function resumePayments(
  database: Database,
  gateway: Gateway,
  now: number,
  which: 'every' | 'still',
): Promise<number> {
  const rows = await database.query<PaymentRow>(
    `select ${paymentColumns} from payments where state = any($1::text[]) and changed_at <= $2 order by changed_at limit 10000`,
    [unfinished, which === 'every' ? now : now - standstill],
  );
  for (const row of rows) await gateway.submit(orderOf(row));
  return rows.length;
}

/** A payment as the gateway knows it. */
export function orderOf({ id, kind, amount, currency, method }: PaymentRow) {
  return { paymentId: id, kind, amount, currency, method };
}
