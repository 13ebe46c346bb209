import type { Database } from '@marquee/database/database';
import type { IdentityCheck, IdentityOrder } from '@marquee/protocols/identity/identityCheck';
import type { Report } from '../events/workFaults';
import { applyAnswer } from './applyStatus';

/** Most checks per run. */
const batchSize = 20;

/** Lease of a check on the process that polls it, ms: longer than a call may last. */
const lease = 30_000;

/** Backoff after a failed poll, ms: soon at first, two minutes at most. */
const pauseAfterFault = (tries: number): number => Math.min(120_000, 5000 * 2 ** Math.min(tries, 10));

type Due = IdentityOrder & { version: number; tries: number };

/** Leases due checks, so that only one process polls each. */
function takeDue(database: Database, now: number): Promise<Due[]> {
  return database.query<Due>(
    `with due as (select id from identity_checks where ask_at <= $1 order by ask_at limit ${batchSize} for update skip locked),
       taken as (update identity_checks c set ask_at = $2, tries = c.tries + 1 from due where c.id = due.id
         returning c.id, c.site, c.player_id, c.language, c.minimum_age, c.version, c.tries)
     select t.id as check_id, t.site, t.player_id as player, p.full_name, p.date_of_birth, p.contact_phone as telephone,
       p.contact_email as email, t.language, t.minimum_age, t.version, t.tries
     from taken t join players p on p.id = t.player_id`,
    [now, now + lease],
  );
}

/**
 * Polls the partner about due checks: those never answered, and open ones without news. Failures are reported and
 * retried. Returns how many were polled.
 */
export async function askPartner(
  parts: { database: Database; partner: IdentityCheck; report: Report },
  now: () => number,
): Promise<number> {
  const { database, partner, report } = parts;
  const due = await takeDue(database, now());
  await Promise.all(
    due.map(async ({ version, tries, ...order }) => {
      try {
        const answer = await partner.check(order);
        await applyAnswer(database, { id: order.check_id, version, tries }, answer, now());
      } catch (error) {
        report(error, { item: order.check_id });
        const pause = now() + pauseAfterFault(tries - 1);
        await database
          .query('update identity_checks set ask_at = $2 where id = $1 and ask_at is not null', [order.check_id, pause])
          .catch(report);
      }
    }),
  );
  return due.length;
}
