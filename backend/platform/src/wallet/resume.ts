import { type PaymentRow, paymentColumns, unfinished } from './payments';
import { type SubmitParts, submitPayment } from './submit';

/** How many payments are asked after in one round. */
const mostAtOnce = 500;

/** After so many without any answer, one after the other, the gateway is away: the rest waits for the next round. */
const silentAtMost = 3;

/**
 * When a payment is asked after: 10 s after it could not be handed over; 60 s after it was last asked, or a tenth of
 * its age, but each hour; once when its time is over by 15 s; and at once when it was asked later than now, by a clock
 * that was wrong. It never ends by our own clock: only the gateway knows whether it was paid.
 */
const due = `coalesce(asked_at, changed_at) <= $2::bigint
    - case when state in ('created', 'requested') then 10000 else greatest(60000, least(3600000, ($2::bigint - created_at) / 10)) end
  or (expires_at + 15000 <= $2::bigint and coalesce(asked_at, 0) < expires_at + 15000)
  or coalesce(asked_at, changed_at) > $2::bigint + 60000`;

/**
 * Hands unfinished payments to the gateway again: those that a process left behind when it ended, at its next start
 * (`every`), and later those of any process that are due. Asking twice changes nothing. A payment that cannot be handed
 * over is reported, waits for a later round, and hinders no other.
 */
export async function resumePayments(
  parts: SubmitParts,
  which: 'every' | 'due',
  isOver: () => boolean = () => false,
): Promise<number> {
  const rows = await parts.database.query<PaymentRow>(
    `select ${paymentColumns} from payments where state = any($1::text[]) and (${which === 'every' ? '$2::bigint > 0' : due})
     order by coalesce(asked_at, changed_at) limit ${mostAtOnce}`,
    [unfinished, parts.clock.now()],
  );
  let silent = 0;
  let asked = 0;
  for (const row of rows) {
    if (silent === silentAtMost || isOver()) break;
    const outcome = await submitPayment(parts, row).catch((error: unknown) => {
      parts.report(error);
      return 'failed';
    });
    silent = outcome === 'silent' ? silent + 1 : 0;
    asked += 1;
  }
  return asked;
}
