import type { MessageState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Report } from '@marquee/kernel/work/report';
import type { MessageSender } from '@marquee/protocols/messages/messageSender';
import type { BackendSignals } from '../events/signals';
import type { JobRunner } from '../jobs/jobRunner';
import { withHtml } from './mailHtml';
import { type MessagePayload, messageJob } from './queue';

/** Dependencies of sending. `report` takes the sender's errors. */
export interface SendingParts {
  jobs: JobRunner;
  clock: Clock;
  sender: MessageSender;
  signals: BackendSignals;
  report: Report;
}

/**
 * Sends queued messages. One is sent right after its commit, without delaying the call's answer: timing must not reveal
 * whether there was a recipient. Failed messages, and those that a crashed process left, are sent later by any process
 * with the same id, until they expire.
 */
export function sendMessages({ jobs, clock, sender, signals, report }: SendingParts): void {
  jobs.define<MessagePayload>(messageJob, {
    async run({ key: message_id }, database) {
      const [row] = await database.query(
        `select purpose, site, channel, content, expires_at from messages where message_id = $1 and state = 'pending' and content is not null`,
        [message_id],
      );
      if (!row) return undefined;
      const { purpose, content, ...rest } = row;
      const isLate = row.expires_at <= clock.now();
      const isTaken =
        !isLate && (await sender.send(withHtml({ message_id, ...rest, ...content }))).status !== 'refused';
      const ended = await endMessage(database, message_id, isTaken ? 'sent' : 'failed', clock.now());
      if (ended && !isTaken) signals.emit('messageLost', { purpose });
      return undefined;
    },
    // A hanging receiver must not fill the memory.
    atOnce: 50,
    // Longer than any sender takes.
    lease: 30_000,
    pauses: { first: 2_000, longest: 30_000 },
    latest: ({ expires_at }) => expires_at,
    isQuiet: true,
    report,
  });
}

/** Ends a message and deletes its content; returns whether it was still pending. */
async function endMessage(
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
