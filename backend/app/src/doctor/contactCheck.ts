import { countTickets } from '@marquee/platform/support/tickets';
import { called } from '@marquee/settings/root';
import type { SettingsOf } from '@marquee/settings/settings';
import { type Finding, ok, warning } from './check';
import type { DatabaseAccess } from './databaseAccess';
import { readableSites } from './readableSites';
import { skippedFindings } from './skippedFindings';

/** PostgreSQL's codes for missing tables and columns: the database is not migrated yet. */
const notThere = ['42P01', '42703'];

/** Live sites whose operator is not notified of messages. */
function mailboxFindings(folder: string): Finding[] {
  const without = readableSites(folder).filter(({ contact_mailbox }) => !contact_mailbox);
  return without.map(({ domain_name }) =>
    warning(
      `${domain_name}: nobody is told of messages of the contact form`,
      `Set contact_mailbox in the site’s file, or look at ${called('messages')} every day.`,
    ),
  );
}

/** Whether messages from the contact form are answered in time, and whether the operator is notified of them. */
export async function contactFindings(
  access: DatabaseAccess,
  { MARQUEE_MODE, SITES_DIR, ANSWER_HOURS }: Pick<SettingsOf<'backend'>, 'MARQUEE_MODE' | 'SITES_DIR' | 'ANSWER_HOURS'>,
  now: number,
): Promise<Finding[]> {
  const mailboxes = MARQUEE_MODE === 'live' ? mailboxFindings(SITES_DIR) : [];
  if (access.kind !== 'open') return [...skippedFindings(access), ...mailboxes];
  const counts = await countTickets(access.database, ANSWER_HOURS, now).catch((error) => {
    if (notThere.includes((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  });
  if (!counts) return [ok('no messages yet'), ...mailboxes];
  const { waiting, overdue, oldestAt } = counts;
  if (overdue === 0) return [ok(`${waiting} messages wait for an answer`), ...mailboxes];
  const since = new Date(oldestAt ?? now).toISOString();
  return [
    warning(
      `${overdue} messages have waited longer than ${ANSWER_HOURS} hours, the oldest since ${since}`,
      `${called('messages')} lists them.`,
    ),
    ...mailboxes,
  ];
}
