import { randomUUID } from 'node:crypto';
import type { MessageState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import type { Message } from '@marquee/protocols/messages/messageSender';

/** A message that is to be sent. */
export interface NewMessage extends Omit<Message, 'message_id'> {
  /** Label of the metrics. */
  purpose: string;
  /** A pending message with the same value is replaced by this one. */
  about: string;
  /** There is no recipient: everything is done except sending, so that timing shows no difference. */
  nobody: boolean;
}

/** A message leased to this process for sending. */
export interface ClaimedMessage {
  message: Message;
  purpose: string;
  /** Number of this attempt; identifies the lease. */
  attempt: number;
}

/** Lease of a message, ms: longer than any sender takes. Afterwards another process may send it. */
const lease = 30_000;

/** Backoff of a failed message, ms: first pause, doubled each time, and the longest. */
const firstWait = 2_000;
const longestWait = 30_000;

/** Queues a message in the transaction that causes it. Pass its id to `Delivery.wake` after the commit. */
export async function writeMessage(
  transaction: Database,
  { purpose, about, nobody, ...message }: NewMessage,
  now: number,
): Promise<string> {
  const { site, channel, expires_at, ...content } = message;
  const id = randomUUID();
  await transaction.query(
    `update messages set state = 'void', content = null, ended_at = $2 where about = $1 and state = 'pending'`,
    [about, now],
  );
  await transaction.query(
    `insert into messages (message_id, about, purpose, site, channel, state, content, next_at, expires_at, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      about,
      purpose,
      site,
      channel,
      nobody ? 'void' : 'pending',
      nobody ? null : JSON.stringify(content),
      now,
      expires_at,
      nobody ? now : null,
    ],
  );
  return id;
}

interface Row {
  message_id: string;
  purpose: string;
  site: string;
  channel: Message['channel'];
  content: Pick<Message, 'site_name' | 'recipient' | 'subject' | 'body' | 'language'>;
  expires_at: number;
  attempts: number;
}

/**
 * Leases due messages, or the one with an id, to this caller. A pause longer than two leases was written under a wrong
 * clock and is ignored.
 */
export async function claimMessages(
  database: Database,
  { id = null, most }: { id?: string | null; most: number },
  now: number,
): Promise<ClaimedMessage[]> {
  const rows = await database.query<Row>(
    `update messages set attempts = attempts + 1, next_at = $1::bigint + ${lease} where message_id in (
       select message_id from messages where state = 'pending' and (next_at <= $1 or next_at > $1::bigint + ${2 * lease}) and expires_at > $1
         and ($2::text is null or message_id = $2) order by next_at limit $3 for update skip locked)
     returning message_id, purpose, site, channel, content, expires_at, attempts`,
    [now, id, most],
  );
  return rows.map(({ message_id, purpose, site, channel, content, expires_at, attempts }) => ({
    message: { message_id, site, channel, ...content, expires_at },
    purpose,
    attempt: attempts,
  }));
}

/** Ends a message as sent or failed and deletes its content; returns whether it was still pending. */
export async function endMessage(
  database: Database,
  id: string,
  state: Extract<MessageState, 'sent' | 'failed'>,
  now: number,
): Promise<boolean> {
  const ended = await database.query(
    `update messages set state = $2, content = null, ended_at = $3 where message_id = $1 and state = 'pending' returning 1`,
    [id, state, now],
  );
  return ended.length > 0;
}

/** Postpones a message after a failed attempt, unless another attempt has begun since. */
export async function postponeMessage(
  database: Database,
  { message, attempt }: ClaimedMessage,
  now: number,
): Promise<void> {
  await database.query(
    `update messages set next_at = $3 where message_id = $1 and state = 'pending' and attempts = $2`,
    [message.message_id, attempt, now + Math.min(longestWait, firstWait * 2 ** Math.min(attempt - 1, 10))],
  );
}

/** Expires overdue messages; returns their purposes. */
export async function expireMessages(database: Database, now: number): Promise<string[]> {
  const rows = await database.query<{ purpose: string }>(
    `update messages set state = 'failed', content = null, ended_at = $1 where state = 'pending' and expires_at <= $1 returning purpose`,
    [now],
  );
  return rows.map(({ purpose }) => purpose);
}
