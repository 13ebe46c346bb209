import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';

/** A message of the sandbox chat, as the desk sees it. Times are milliseconds since 1970. */
export interface Ticket {
  ticket: number;
  language: string;
  message: string;
  answer: string | null;
  created_at: number;
}

/** The longest message, characters. */
export const longestMessage = 1000;

/** Most tickets per site; the oldest are deleted. */
const mostTickets = 500;

/** What a visitor sends. */
interface Message {
  site: string;
  chat_id: string;
  language: string;
  message: string;
}

/** The sandbox's support desk: messages become tickets, which the desk page answers. */
export class Desk {
  constructor(
    readonly database: Database,
    readonly clock: Clock,
  ) {}

  /** Stores a message; returns its ticket, and the secret that gives access to the answer. */
  async take({ site, chat_id, language, message }: Message): Promise<{ ticket: number; secret: string }> {
    const secret = randomUUID();
    const [row] = await this.database.query(
      `insert into chat_messages (secret, site, chat_id, language, message, created_at)
       values ($1, $2, $3, $4, $5, $6) returning ticket`,
      [secret, site, chat_id, language, message, this.clock.now()],
    );
    const ticket = Number(row?.ticket);
    await this.database.query('delete from chat_messages where site = $1 and ticket <= $2', [
      site,
      ticket - mostTickets,
    ]);
    return { ticket, secret };
  }

  /** The answer to a message; null while there is none, undefined if unknown. */
  async answerOf(secret: string): Promise<string | null | undefined> {
    const [row] = await this.database.query('select answer from chat_messages where secret = $1', [secret]);
    return row?.answer;
  }

  /** Writes an answer. */
  async reply(site: string, ticket: number, answer: string): Promise<void> {
    await this.database.query(
      'update chat_messages set answer = $3, answered_at = $4 where site = $1 and ticket = $2',
      [site, ticket, answer, this.clock.now()],
    );
  }

  /** The newest tickets of a site. */
  tickets(site: string): Promise<Ticket[]> {
    return this.database.query(
      'select ticket, language, message, answer, created_at from chat_messages where site = $1 order by ticket desc limit 50',
      [site],
    );
  }
}
