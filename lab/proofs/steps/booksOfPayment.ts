import { setTimeout } from 'node:timers/promises';
import type { Database } from '@marquee/database/database';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';

/** The books of one payment, and the ledger's flaws. */
export interface BooksOfPayment {
  payments: number;
  /** Its postings in order: kind and cash, minor units. */
  postings: string[];
  /** Events not delivered exactly once to each subscriber. */
  announcedWrong: number;
  /** Inbox messages about it. */
  messages: number;
  flaws: string[];
}

/** Waits until all events are delivered, at most a minute. */
async function delivered(database: Database): Promise<void> {
  for (const from = Date.now(); Date.now() - from < 60_000; await setTimeout(200)) {
    const waiting = await database.query("select 1 from jobs where kind like '%.%' and done_at is null");
    if (waiting.length === 0) return;
  }
}

/** Reads the books of a request's payment. */
export async function booksOfPayment(database: Database, requestId: string): Promise<BooksOfPayment> {
  await delivered(database);
  const payments = await database.query<{ id: string }>('select id from payments where request_id = $1', [requestId]);
  const ids = payments.map(({ id }) => id);
  const postings = await database.query<{ line: string }>(
    "select kind || ' ' || cash_change as line from ledger_transactions where reference = any($1::text[]) order by sequence",
    [ids],
  );
  const wrong = await database.query(
    `select 1 from jobs where kind like 'paymentChanged.%' and payload->'payment'->>'id' = any($1::text[])
     group by payload->'payment'->>'state', payload->'payment'->>'event_id', kind
     having count(*) <> 1 or bool_or(done_at is null)`,
    [ids],
  );
  const messages = await database.query('select 1 from inbox_items where key = any($1::text[])', [
    ids.map((id) => `payment:${id}`),
  ]);
  return {
    payments: payments.length,
    postings: postings.map(({ line }) => line),
    announcedWrong: wrong.length,
    messages: messages.length,
    flaws: verifyReport(await verifyLedger(database)).errors,
  };
}
