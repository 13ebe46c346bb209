import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Message, MessageOutcome } from '@marquee/protocols/messages/messageSender';
import { messageSchema, messagesPath } from '@marquee/protocols/messages/messages';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { Hono } from 'hono';

/** How long the sandbox keeps a message, ms. */
const kept = 7 * 24 * 3_600_000;

/** Dependencies of the outbox. */
export interface OutboxParts {
  database: Database;
  clock: Clock;
  /** Shared with the operator. */
  keys: Keys;
  report: (error: unknown) => void;
}

/**
 * Mounts the sandbox's message receiver. It stores messages in the sandbox's database and shows them at `GET
 * /sandbox/outbox`.
 */
export function mountOutbox(app: Hono, { database, clock, keys, report }: OutboxParts): void {
  const serve = signedEndpoint({
    keys,
    now: clock.now,
    schema: messageSchema,
    handle: async (message) => ({ body: await take(database, message, clock.now()) }),
    report,
  });
  app.post(messagesPath, (context) => serve(context.req.raw));
}

async function take(database: Database, message: Message, now: number): Promise<MessageOutcome> {
  const { message_id, site, channel, recipient, subject, body, html = '', language, expires_at } = message;
  const id = message_id.toLowerCase();
  const known = await database.query('select 1 from outbox where id = $1', [id]);
  if (known.length > 0) return { status: 'sent' };
  if (expires_at <= now) return { status: 'refused', reason: 'expired' };
  await database.query(
    `insert into outbox (id, site, recipient, body, created_at, channel, subject, language, html)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
    [id, site, recipient, body, now, channel, subject, language, html],
  );
  return { status: 'sent' };
}

/** Deletes messages sent a week ago. */
export async function forgetMessages(database: Database, now: number): Promise<void> {
  await database.query('delete from outbox where created_at < $1', [now - kept]);
}
