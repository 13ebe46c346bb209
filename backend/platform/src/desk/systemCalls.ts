import { cureOf, retryNow, stuckJobs } from '../jobs/stuckJobs';
import { unsentMessages } from '../messages/unsent';
import { missesSince } from '../search/misses';
import type { StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { isoOf, isoOrNull } from '../staff/times';
import { maskedEmail, maskedPhone } from './masked';

/** Searches are listed from so long ago on, ms. */
const month = 30 * 86_400_000;

/** Background work, messages on their way, and searches in vain. */
export const systemCalls = {
  'jobs/list': async (_input, { database, clock }) => {
    const stuck = await stuckJobs(database, clock.now());
    const value = stuck.map(({ count, failed_at, run_at, ...job }) => ({
      ...job,
      jobs: count,
      failed_at: isoOf(failed_at),
      next_at: isoOf(run_at),
      cure: cureOf(job.fault),
    }));
    return { output: { value } };
  },

  'jobs/retry': async ({ kind, key }, { database, clock }) => {
    const jobs = await retryNow(database, { kind, key }, clock.now());
    if (jobs === 0) throw new StaffRefusal('nothingToDecide');
    return { output: { jobs }, target: `jobs:${[kind ?? 'all', key].filter(Boolean).join(':')}`, after: { jobs } };
  },

  'deliveries/list': async ({ limit }, { database, site, mayAt }) => {
    const rows = await unsentMessages(database, site ? [site] : mayAt, limit);
    const value = rows.map(({ message_id: message, recipient, next_at, expires_at, ...row }) => ({
      ...row,
      message,
      state: row.state === 'failed' ? ('failed' as const) : ('pending' as const),
      recipient: recipient && (row.channel === 'email' ? maskedEmail : maskedPhone)(recipient),
      next_at: isoOrNull(next_at),
      expires_at: isoOf(expires_at),
    }));
    return { output: { value } };
  },

  'searches/list': async ({ since, limit }, { database, clock, site, mayAt }) => {
    const first = since ?? isoOf(clock.now() - month).slice(0, 10);
    const sites = site ? [site] : mayAt;
    return { output: { value: await missesSince(database, { sites, since: first, count: limit }) } };
  },
} satisfies Partial<StaffHandlers>;
