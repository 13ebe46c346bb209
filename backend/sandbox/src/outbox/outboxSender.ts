import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/kernel/database/database';
import type { MessageSender } from '@marquee/protocols/messageSender';

/** How long the sandbox keeps a message, ms. */
const kept = 7 * 24 * 3_600_000;

/** The sandbox's sender: messages stay in this process's database, in a table that `GET /sandbox/outbox` shows. */
export function outboxSender(database: Database): MessageSender {
  return {
    async send({ site, recipient, body, at }) {
      await database.query('insert into outbox (id, site, recipient, body, created_at) values ($1, $2, $3, $4, $5)', [
        randomUUID(),
        site,
        recipient,
        body,
        at,
      ]);
    },
  };
}

/** Forgets messages that were sent a week ago. */
export async function forgetMessages(database: Database, now: number): Promise<void> {
  await database.query('delete from outbox where created_at < $1', [now - kept]);
}
