import type { Payment } from '@marquee/contract/entities';
import type { PaymentState } from '@marquee/contract/machines';
import { unfinished } from '@marquee/contract/machines';
import { refusalTexts } from '@marquee/contract/staff/withdrawalRefusalTexts';
import type { Database, RowOf } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { NextStep } from '@marquee/protocols/gateway/messages';
import { addJob } from '../jobs/jobs';
import { publish } from '../live/publish';
import type { SiteFile } from '../sites/siteFile';
import { methodTitle } from './methodTitle';
import { refusalOf } from './refusals';

declare module '@marquee/database/columns' {
  interface Columns {
    'payments.next_step': NextStep;
    'payment_steps.state': PaymentState;
  }
}

/**
 * A row of `payments`; amounts in minor units, times in ms since 1970. `return_url`: where the gateway's page sends the
 * player's browser back to. `next_step`: the player's; null until the gateway has sent one. `expires_at`: when the
 * gateway expires it. `given_back`: the reversed part of an approved deposit. `asked_at`: when the gateway was last
 * polled.
 */
export type PaymentRow = RowOf<`select ${typeof paymentColumns} from payments where id = $1`>;

/** A payment that was not submitted to the gateway yet. */
export type NewPayment = Omit<PaymentRow, 'next_step' | 'expires_at' | 'given_back' | 'asked_at'>;

const newColumns = `id, site, player_id, kind, amount, currency, state, reason, method, method_name, bank_account_id,
  account, request_id, created_at, return_url`;

/** The job of asking the gateway about a payment, until it has ended; its key is the payment's id. */
export const paymentJob = 'payment';

/** The gateway is asked about a new payment by its call. If that fails, its job asks after this pause, ms. */
const firstPause = 15_000;

/** Has the gateway asked about a payment at a time, ms since 1970. */
export async function askAbout(transaction: Database, paymentId: string, at: number, now: number): Promise<void> {
  await addJob(transaction, { kind: paymentJob, key: paymentId, at }, now);
}

/** The columns of a `PaymentRow`. */
export const paymentColumns = `${newColumns}, next_step, expires_at, given_back, asked_at`;

/**
 * Stores a new payment. Returns the existing one for the same `request_id` and content; throws
 * Refusal('requestIdReused') if the content differs.
 */
export async function insertPayment(
  transaction: Database,
  asked: NewPayment,
): Promise<{ payment: PaymentRow; repeated: boolean }> {
  const payment = { ...asked, next_step: null, expires_at: null, given_back: 0, asked_at: null };
  const inserted = await transaction.query(
    `insert into payments (${newColumns}, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $14) on conflict (player_id, request_id) do nothing returning id`,
    [
      payment.id,
      payment.site,
      payment.player_id,
      payment.kind,
      payment.amount,
      payment.currency,
      payment.state,
      payment.reason,
      payment.method,
      payment.method_name,
      payment.bank_account_id,
      payment.account,
      payment.request_id,
      payment.created_at,
      payment.return_url,
    ],
  );
  if (inserted.length === 0) {
    const earlier = await sameRequest(transaction, payment.player_id, payment);
    if (!earlier) throw new Error('A payment vanished');
    return { payment: earlier, repeated: true };
  }
  await writeStep(transaction, payment.id, payment.state, payment.created_at, null);
  await askAbout(transaction, payment.id, payment.created_at + firstPause, payment.created_at);
  await publish(transaction, payment.player_id, 'wallet', { payment_id: payment.id, state: payment.state });
  return { payment, repeated: false };
}

/** The payment already made with this `request_id`, if any; throws Refusal('requestIdReused') if it differs. */
export async function sameRequest(
  database: Database,
  playerId: string,
  asked: Pick<PaymentRow, 'request_id' | 'kind' | 'amount' | 'method' | 'bank_account_id'>,
): Promise<PaymentRow | undefined> {
  const [earlier] = await database.query(
    `select ${paymentColumns} from payments where player_id = $1 and request_id = $2`,
    [playerId, asked.request_id],
  );
  if (!earlier) return undefined;
  const same =
    earlier.kind === asked.kind &&
    earlier.amount === asked.amount &&
    earlier.bank_account_id === asked.bank_account_id &&
    (asked.kind === 'withdrawal' || earlier.method === asked.method);
  if (!same) throw new Refusal('requestIdReused');
  return earlier;
}

/** Adds a state to a payment's timeline; with `amount`, minor units, if it is about a part of the payment. */
export async function writeStep(
  transaction: Database,
  paymentId: string,
  state: PaymentState,
  at: number,
  reason: string | null,
  amount: number | null = null,
): Promise<void> {
  await transaction.query(
    'insert into payment_steps (payment_id, state, at, reason, amount) values ($1, $2, $3, $4, $5)',
    [paymentId, state, at, reason, amount],
  );
}

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The next step as clients see it: only while it can be done. */
function shownStep({ state, next_step }: PaymentRow): Payment['next_step'] {
  if (state !== 'pending' || !next_step || next_step.kind === 'none') return null;
  return { ...next_step, expires_at: timeOf(next_step.expires_at) };
}

function refusalText(reason: string | null): Payment['reason_text'] {
  const refusal = refusalOf(reason);
  return refusal && refusalTexts[refusal];
}

/** Payments as sent to clients, with their timelines and the titles of their site's methods. */
export async function withTimelines(
  { database, site }: { database: Database; site: Pick<SiteFile, 'deposit_methods'> },
  rows: PaymentRow[],
): Promise<Payment[]> {
  const steps = await database.query(
    'select payment_id, state, at, reason, amount from payment_steps where payment_id = any($1::text[]) order by position',
    [rows.map((row) => row.id)],
  );
  const timelines = new Map<string, Payment['timeline']>(rows.map((row) => [row.id, []]));
  for (const { payment_id, at, ...step } of steps) {
    timelines.get(payment_id)?.push({ ...step, at: new Date(at).toISOString() });
  }
  return rows.map((row) => ({
    payment_id: row.id,
    kind: row.kind,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    reason: row.reason,
    reason_text: refusalText(row.reason),
    method: row.method,
    method_name: row.method_name,
    method_title: row.kind === 'deposit' ? methodTitle(site, row.method_name) : undefined,
    account: row.account,
    created_at: new Date(row.created_at).toISOString(),
    given_back: row.given_back,
    next_step: shownStep(row),
    expires_at: unfinished.includes(row.state) ? timeOf(row.expires_at) : null,
    timeline: timelines.get(row.id) ?? [],
  }));
}
