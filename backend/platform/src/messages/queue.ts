import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Message } from '@marquee/protocols/messages/messageSender';

/** A message that is to be sent. */
export interface NewMessage extends Omit<Message, 'message_id'> {
  /** What metrics count it under. */
  purpose: string;
  /** One that still waits and is about the same is replaced. */
  about: string;
  /** Nobody is there to take it: everything is done but sending it, so that nobody sees a difference. */
  nobody: boolean;
}

/** A message that this process is to send now. */
export interface ClaimedMessage {
  message: Message;
  purpose: string;
  /** Counts tries, and names this one. */
  attempt: number;
}

/**
 * How long a try may take until another process takes the message for left behind, ms: longer than any sender waits.
 */
const lease = 30_000;

/** How long a message waits after a try that failed, ms: at first, doubled each time, and at most. */
const firstWait = 2_000;
const longestWait = 30_000;

/** Writes a message into the transaction of what it tells. Its id is given to `Delivery.wake` after the commit. */
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
 * Takes messages that are due, or the one of an id, for a try that is now this caller's. No wait is as long as two
 * leases: what waits longer was written by a clock that was wrong.
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

/**
 * Notes that a message was taken, or will never be, and forgets what it said; resolves with whether it still waited.
 */
export async function endMessage(
  database: Database,
  id: string,
  state: 'sent' | 'failed',
  now: number,
): Promise<boolean> {
  const ended = await database.query(
    `update messages set state = $2, content = null, ended_at = $3 where message_id = $1 and state = 'pending' returning 1`,
    [id, state, now],
  );
  return ended.length > 0;
}

/** Lets a message wait after a try that failed, unless another try has begun since. */
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

/** Ends the messages that nobody took in time; resolves with their purposes. */
export async function expireMessages(database: Database, now: number): Promise<string[]> {
  const rows = await database.query<{ purpose: string }>(
    `update messages set state = 'failed', content = null, ended_at = $1 where state = 'pending' and expires_at <= $1 returning purpose`,
    [now],
  );
  return rows.map(({ purpose }) => purpose);
}
