import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Message } from '@marquee/protocols/messages/messageSender';
import { addJob } from '../jobs/jobs';

declare module '@marquee/database/columns' {
  interface Columns {
    'messages.content': Pick<Message, 'site_name' | 'recipient' | 'subject' | 'body' | 'language'>;
  }
}

/** The job of sending a message; its key is the message's id. */
export const messageJob = 'message';

/** What a message's job knows without reading it. */
export interface MessagePayload {
  expires_at: number;
}

/** A message that is to be sent. */
export interface NewMessage extends Omit<Message, 'message_id' | 'html'> {
  /** Label of the metrics. */
  purpose: string;
  /** A pending message with the same value is replaced by this one. */
  about: string;
  /** There is no recipient: everything is done except sending, so that timing shows no difference. */
  nobody: boolean;
}

/** To processes of the version before a message is taken for this time, ms. */
const olderLease = 30_000;

/** Queues a message in the transaction that causes it. Call `JobRunner.wake(messageJob)` after the commit. */
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
      now + olderLease,
      expires_at,
      nobody ? now : null,
    ],
  );
  await addJob(transaction, { kind: messageJob, key: id, payload: { expires_at }, at: now }, now);
  return id;
}
