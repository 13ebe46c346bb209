import { randomUUID } from 'node:crypto';
import type { Output, ValidInput } from '@marquee/contract/calls';
import { type Language, languages } from '@marquee/contract/languages';
import type { MessageState, TicketState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { sendMessage } from '../account/inbox';
import { publish } from '../live/publish';
import { writeMessage } from '../messages/queue';
import { isOpenAt } from '../protection/blocks';
import type { SiteFile } from '../sites/siteFile';
import type { Sites } from '../sites/sites';
import { answerMail, answerNews, noticeMail } from './ticketMails';

/** How long mail about a ticket is retried, ms. */
const lifetime = 30 * 24 * 3_600_000;

/** Most tickets shown to a player. */
const mostShown = 100;

/** A message to the operator as the operator sees it. Names and texts are untrusted. Times are ms since 1970. */
export interface Ticket {
  ticket: string;
  site: string;
  /** The author's account; null for a visitor. */
  account_id: string | null;
  full_name: string;
  contact_email: string;
  language: Language;
  message: string;
  created_at: number;
  state: TicketState;
  answer: string | null;
  decided_at: number | null;
  decided_by: string | null;
  /**
   * The delivery state of the answer's e-mail while the database keeps it; null if there is none, or a week after its
   * end.
   */
  mail: MessageState | null;
}

/** A message from the contact form, and its player if signed in. */
export interface NewTicket extends ValidInput<'content/contact'> {
  player?: { id: string; accountId: string };
}

const answerAbout = (ticket: string) => `answer ${ticket}`;

/**
 * Stores a message to the operator, and queues the mail about it if the site has a mailbox, in one transaction.
 * Idempotent by `request_id`. `mail`: whether an e-mail waits: wake its job after the commit.
 */
export function writeTicket(
  database: Database,
  site: SiteFile,
  { player, request_id, full_name, contact_email, message, language = site.default_language }: NewTicket,
  now: number,
): Promise<{ ticket: string; mail: string | null }> {
  const { domain_name, site_name, contact_mailbox } = site;
  return database.transaction(async (transaction) => {
    const ticket = randomUUID();
    const written = await transaction.query(
      `insert into contact_messages (ticket, site, full_name, contact_email, message, created_at, player_id, language, request_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (site, coalesce(player_id, ''), request_id) where request_id is not null do nothing returning 1`,
      [ticket, domain_name, full_name, contact_email, message, now, player?.id ?? null, language, request_id ?? null],
    );
    if (written.length === 0) {
      const [first] = await transaction.query(
        "select ticket from contact_messages where site = $1 and coalesce(player_id, '') = $2 and request_id = $3",
        [domain_name, player?.id ?? '', request_id],
      );
      return { ticket: first?.ticket ?? ticket, mail: null };
    }
    if (!contact_mailbox) return { ticket, mail: null };
    const mail = noticeMail({
      ticket,
      site: domain_name,
      site_name,
      account_id: player?.accountId ?? null,
      full_name,
      contact_email,
      language,
      message,
    });
    const id = await writeMessage(
      transaction,
      {
        ...mail,
        site: domain_name,
        site_name,
        channel: 'email',
        recipient: contact_mailbox,
        language: languages.EN.tag,
        expires_at: now + lifetime,
        purpose: 'contact',
        about: `contact ${ticket}`,
        nobody: false,
      },
      now,
    );
    return { ticket, mail: id };
  });
}

declare module '@marquee/database/columns' {
  interface Columns {
    'contact_messages.language': Language;
  }
}

const selectForOperator = `select c.ticket, c.site, p.account_id, c.full_name, c.contact_email, c.language, c.message, c.created_at, c.state, c.answer,
    c.decided_at, c.decided_by, m.state as mail
  from contact_messages c left join players p on p.id = c.player_id
    left join messages m on m.purpose = 'answer' and m.about = 'answer ' || c.ticket`;

/** The operator's open work, oldest first: unanswered messages, and answers whose e-mail failed. */
export function openTickets(database: Database): Promise<Ticket[]> {
  return database.query(
    `${selectForOperator} where c.state = 'waiting' or m.state = 'failed' order by c.created_at, c.ticket`,
  );
}

/** One message; undefined if there is none. */
export async function findTicket(database: Database, ticket: string): Promise<Ticket | undefined> {
  const [row] = await database.query(`${selectForOperator} where c.ticket = $1`, [ticket]);
  return row;
}

/** The decision about a message; `by` is a person's name, for the record. Without an answer it is closed. */
export interface TicketDecision {
  ticket: string;
  by: string;
  answer?: string;
}

/** The result of a decision. `inbox` and `email`: where the answer was sent; `closed`: closed without one. */
export type TicketOutcome = { kind: 'inbox' | 'email' | 'closed' | 'unknown' } | { kind: 'decided'; ticket: Ticket };

/**
 * Answers or closes a message, once: a second person is told who was first. Players who can sign in find the answer in
 * their inbox and at the message; everybody else gets an e-mail, which any process sends. Throws an Error for a site
 * that no longer exists.
 */
export function decideTicket(
  database: Database,
  sites: Pick<Sites, 'find'>,
  { ticket: id, by, answer }: TicketDecision,
  now: number,
): Promise<TicketOutcome> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.query(
      `update contact_messages set state = $2, answer = $3, decided_at = $4, decided_by = $5
       where ticket = $1 and state = 'waiting' returning site, contact_email, language, message, player_id`,
      [id, answer === undefined ? 'closed' : 'answered', answer ?? null, now, by],
    );
    if (!row) {
      const ticket = await findTicket(transaction, id);
      return ticket ? { kind: 'decided', ticket } : { kind: 'unknown' };
    }
    const { site: domain, player_id } = row;
    if (answer === undefined) {
      if (player_id) await publish(transaction, player_id, 'inbox', {});
      return { kind: 'closed' };
    }
    const [player] = await transaction.query(`select p.id from players p where p.id = $1 and ${isOpenAt('p', '$2')}`, [
      player_id,
      now,
    ]);
    if (player) {
      const news = answerNews(row.message, answer);
      await sendMessage(transaction, { id: player.id, site: domain }, { key: `ticket:${id}`, ...news }, now);
      return { kind: 'inbox' };
    }
    const site = sites.find(domain);
    if (!site) throw new Error(`There is no site ${domain}.`);
    await writeMessage(
      transaction,
      {
        ...answerMail(row.language, { ticket: id, site_name: site.site_name, answer }),
        site: domain,
        site_name: site.site_name,
        channel: 'email',
        recipient: row.contact_email,
        language: languages[row.language].tag,
        expires_at: now + lifetime,
        purpose: 'answer',
        about: answerAbout(id),
        nobody: false,
      },
      now,
    );
    return { kind: 'email' };
  });
}

/** A player's messages to the operator, newest first. */
export async function ticketsOf(database: Database, playerId: string): Promise<Output<'support/tickets'>['value']> {
  const rows = await database.query(
    `select c.ticket, c.message, c.state, c.created_at, c.answer, c.decided_at, i.id as inbox_id,
       i.id is not null and i.read_at is null as unread
     from contact_messages c left join inbox_items i on i.player_id = c.player_id and i.key = 'ticket:' || c.ticket
     where c.player_id = $1 order by c.created_at desc, c.ticket limit ${mostShown}`,
    [playerId],
  );
  return rows.map(({ created_at, decided_at, ...row }) => ({
    ...row,
    sent_at: new Date(created_at).toISOString(),
    decided_at: decided_at === null ? null : new Date(decided_at).toISOString(),
  }));
}

/**
 * The number of unanswered messages, of those older than `hours`, and the age of the oldest (ms since 1970; null if
 * none).
 */
export async function countTickets(
  database: Database,
  hours: number,
  now: number,
): Promise<{ waiting: number; overdue: number; oldestAt: number | null }> {
  const [row] = await database.query(
    `select count(*) as waiting, count(*) filter (where created_at < $1) as overdue, min(created_at) as oldest
     from contact_messages where state = 'waiting'`,
    [now - hours * 3_600_000],
  );
  return { waiting: row?.waiting ?? 0, overdue: row?.overdue ?? 0, oldestAt: row?.oldest ?? null };
}
