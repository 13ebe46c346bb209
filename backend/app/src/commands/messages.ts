import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Database } from '@marquee/database/database';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import { decideTicket, findTicket, openTickets, type Ticket } from '@marquee/platform/support/tickets';
import { longestAnswer, subjectOf } from '@marquee/platform/support/ticketTexts';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, say, withDatabase } from './command';

const usage = usageOf('messages');

/** Removes characters that control the terminal or text direction from untrusted text. Line breaks and tabs stay. */
const harmless = (words: string) => words.replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');
const time = (at: number) => new Date(at).toISOString();
const writerOf = ({ account_id }: Ticket) => account_id ?? 'a visitor';

async function list(database: Database): Promise<ExitCode> {
  for (const row of await openTickets(database)) {
    const { created_at, site, ticket, language, message, mail } = row;
    const words = [time(created_at), site, ticket, writerOf(row), language, harmless(subjectOf(message))];
    console.log([...words, ...(mail === 'failed' ? ['the answer was not delivered'] : [])].join('  '));
  }
  return 0;
}

const mails = {
  pending: ' It waits to be sent by e-mail.',
  sent: ' It was sent by e-mail.',
  failed: ' It could not be delivered by e-mail.',
  void: '',
};

/** The state of a decided message. */
const decided = ({ state, decided_by, decided_at, mail }: Ticket) =>
  `${state} by ${harmless(decided_by ?? '')}, ${time(decided_at ?? 0)}.${mail ? mails[mail] : ''}`;

async function show(database: Database, id: string): Promise<ExitCode> {
  const row = await findTicket(database, id);
  if (!row) return say(`There is no message ${id}.`, 1);
  const { site, full_name, contact_email, language, created_at, message, state, answer } = row;
  const from = harmless(`${full_name} <${contact_email}>`);
  console.log(`${time(created_at)}  ${site}  ${id}\n${from}, ${writerOf(row)}, ${language}\n\n${harmless(message)}\n`);
  console.log(state === 'waiting' ? 'It waits for an answer.' : `It was ${decided(row)}`);
  if (answer !== null) console.log(`\n${harmless(answer)}`);
  return 0;
}

/** The answer from `--text`, a file, or standard input. Throws an Error if it cannot be sent. */
async function answerOf(given: { text?: string | undefined; file?: string | undefined }): Promise<string> {
  if (given.text !== undefined && given.file !== undefined) throw new Error(usage);
  const words = given.text ?? (given.file === undefined ? await text(process.stdin) : readFileSync(given.file, 'utf8'));
  const answer = words
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (answer === '') throw new Error('The answer is empty.');
  if (answer.length > longestAnswer)
    throw new Error(`The answer has ${answer.length} characters. Most are ${longestAnswer}: a mail has no more room.`);
  if (/(?![\n\t])[\p{Cc}\ufffd]/u.test(answer))
    throw new Error('The answer has control characters, or is no UTF-8. Write it as plain text.');
  return answer;
}

const outcomes = {
  inbox: 'is answered: the player reads it in the inbox and on the contact page.',
  email: 'is answered: the answer goes out by e-mail.',
  closed: 'is closed.',
};

/** Parses the command line. Throws an Error with the usage. */
function asked() {
  const string = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: string, text: string, file: string },
  });
  const [action, ticket, ...rest] = positionals;
  const { by, text: words, file } = values;
  const isText = words !== undefined || file !== undefined;
  if (action === undefined && by === undefined && !isText) return { action: 'list' } as const;
  if (!ticket || rest.length > 0) throw new Error(usage);
  if (action === 'show' && by === undefined && !isText) return { action, ticket } as const;
  if (!by || !/^[^\p{Cc}]{2,120}$/u.test(by)) throw new Error(usage);
  if (action === 'answer') return { action, ticket, by, given: { text: words, file } } as const;
  if (action === 'close' && !isText) return { action, ticket, by } as const;
  throw new Error(usage);
}

/**
 * `npm run messages`: lists messages from the contact form, and answers one, on the database of DATABASE_URL or the
 * embedded one of DATA_DIR (which must not be in use). Exit codes: 1 no such message, or somebody else was first; 2
 * usage error.
 */
async function main(): Promise<ExitCode> {
  const what = asked();
  if (what.action === 'list') return withDatabase(list);
  if (what.action === 'show') return withDatabase((database) => show(database, what.ticket));
  const { ticket, by } = what;
  const decision = { ticket, by, ...(what.action === 'answer' && { answer: await answerOf(what.given) }) };
  return withDatabase(async (database, { SITES_DIR: sitesDir }) => {
    const sites = openSites(sitesDir ?? sandboxSites, (error) => console.error(error.message));
    const outcome = await decideTicket(database, sites, decision, Date.now());
    if (outcome.kind === 'unknown') return say(`There is no message ${ticket}.`, 1);
    if (outcome.kind === 'decided') return say(`${ticket} was not touched: it was ${decided(outcome.ticket)}`, 1);
    console.log(`${ticket} ${outcomes[outcome.kind]}`);
    return 0;
  });
}

runCommand(main);
