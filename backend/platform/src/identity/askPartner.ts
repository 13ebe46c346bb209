import type { Database } from '@marquee/database/database';
import type { IdentityCheck, IdentityOrder } from '@marquee/protocols/identity/identityCheck';
import { applyAnswer } from './applyStatus';

/** Checks that one turn takes up at most. */
const atOnce = 20;

/** How long a check belongs to the process that took it, ms: longer than a call may last. */
const lease = 30_000;

/**
 * Pauses after a question that brought nothing, ms: what is not known yet is asked soon, the longest pause is two
 * minutes.
 */
const pauseAfterFault = (tries: number): number => Math.min(120_000, 5000 * 2 ** Math.min(tries, 10));

type Due = IdentityOrder & { version: number; tries: number };

/** Takes checks whose time has come, so that of two processes one asks. */
function takeDue(database: Database, now: number): Promise<Due[]> {
  return database.query<Due>(
    `with due as (select id from identity_checks where ask_at <= $1 order by ask_at limit ${atOnce} for update skip locked),
       taken as (update identity_checks c set ask_at = $2, tries = c.tries + 1 from due where c.id = due.id
         returning c.id, c.site, c.player_id, c.language, c.minimum_age, c.version, c.tries)
     select t.id as check_id, t.site, t.player_id as player, p.full_name, p.date_of_birth, p.contact_phone as telephone,
       p.contact_email as email, t.language, t.minimum_age, t.version, t.tries
     from taken t join players p on p.id = t.player_id`,
    [now, now + lease],
  );
}

/**
 * Asks the partner about checks whose time has come: those that were never answered, and open ones that nothing was
 * heard of. What brings nothing is reported and asked again later. Answers how many were asked.
 */
export async function askPartner(
  parts: { database: Database; partner: IdentityCheck; report: (error: unknown) => void },
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
        report(error);
        const pause = now() + pauseAfterFault(tries - 1);
        await database
          .query('update identity_checks set ask_at = $2 where id = $1 and ask_at is not null', [order.check_id, pause])
          .catch(report);
      }
    }),
  );
  return due.length;
}
