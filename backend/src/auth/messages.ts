import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';

/** Something that is sent to a person's telephone. */
export interface Message {
  site: string;
  recipient: string;
  body: string;
  at: number;
}

/** Sends messages to people. It may fail; nothing waits for the message to arrive. */
export interface MessageSender {
  send(message: Message): Promise<void>;
}

/** The sandbox's sender: messages stay in the house, in a table that `GET /sandbox/outbox` shows. */
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
