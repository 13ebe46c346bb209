import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { eachRow } from '@marquee/kernel/work/eachRow';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Report } from '@marquee/kernel/work/report';
import { publish } from '../live/publish';
import { written } from '../messages/written';
import { newsOf } from '../protection/access';
import { confirmWindow } from '../protection/pendingLimits';
import { hour } from '../protection/periods';
import { lockedPlayer, record } from '../protection/players';
import { sendMessage } from './inbox';

/** How often lapsed changes are looked for, ms. */
const pollInterval = 60_000;

interface Parts {
  database: Database;
  clock: Clock;
  report: Report;
}

/** Ends the pending changes that nobody confirmed in time, and tells their players; safe in several processes. */
export async function lapseLimits({ database, clock, report }: Parts): Promise<void> {
  const now = clock.now();
  const due = await database.query(
    `select l.player_id, l.kind, l.period, p.site from protection_limits l join players p on p.id = l.player_id
     where l.pending and l.pending_from <= $1 order by l.pending_from limit 500`,
    [now - confirmWindow],
  );
  await eachRow(
    due,
    ({ player_id, kind, period, site }) =>
      database.transaction(async (transaction) => {
        const row = await lockedPlayer(transaction, player_id, now);
        const [lapsed] = await transaction.query(
          `update protection_limits set pending = false, pending_from = null, lapsed_at = pending_from + $5
           where player_id = $1 and kind = $2 and period = $3 and pending and pending_from <= $4
           returning lapsed_at`,
          [player_id, kind, period, now - confirmWindow, confirmWindow],
        );
        if (!lapsed) return;
        await record(transaction, player_id, { at: now, event: 'limit_lapsed', detail: `${kind} ${period}` });
        const key = `limit:${kind}:${period}:${lapsed.lapsed_at}`;
        await sendMessage(
          transaction,
          { id: player_id, site },
          { key, ...written('limitLapsed', { count: confirmWindow / hour }) },
          now,
        );
        await publish(transaction, player_id, 'protection', newsOf(row, now));
      }),
    (error) => report(error),
  );
}

/** Repeats that run periodically. Returns a function that stops it. */
export const startLapsing = (parts: Parts): (() => Promise<void>) =>
  repeat(() => lapseLimits(parts), { every: pollInterval, report: parts.report });
