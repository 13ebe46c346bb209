import { unfinished } from '@marquee/contract/machines';
import { type PaymentRow, paymentColumns } from './payments';
import { type SubmitParts, submitPayment } from './submit';

/** Most payments polled in one run. */
const mostAtOnce = 500;

/** After so many consecutive timeouts the gateway counts as unavailable: the rest waits for the next run. */
const silentAtMost = 3;

/**
 * When a payment is polled: 10 s after a failed submission; 60 s after the last poll, or a tenth of its age, but at
 * least hourly; once 15 s after its expiry; and at once if the last poll is dated in the future by a wrong clock. Our
 * clock never ends a payment: only the gateway knows whether it was paid.
 */
const due = `coalesce(asked_at, changed_at) <= $2::bigint
    - case when state in ('created', 'requested') then 10000 else greatest(60000, least(3600000, ($2::bigint - created_at) / 10)) end
  or (expires_at + 15000 <= $2::bigint and coalesce(asked_at, 0) < expires_at + 15000)
  or coalesce(asked_at, changed_at) > $2::bigint + 60000`;

/**
 * Submits unfinished payments again: all of them when a process starts (`every`), later those that are due. Idempotent.
 * A failing payment is reported, retried in a later run, and does not affect the others.
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
      parts.report(error, { item: row.id });
      return 'failed';
    });
    silent = outcome === 'silent' ? silent + 1 : 0;
    asked += 1;
  }
  return asked;
}
