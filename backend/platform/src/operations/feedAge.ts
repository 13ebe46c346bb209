import type { Clock } from '@marquee/kernel/clock';
import type { Database } from '@marquee/kernel/database/database';
import type { Metrics } from '@marquee/kernel/metrics/metrics';

/** How long the database may take, ms: figures that wait for it are lost for everything else, too. */
const limit = 2_000;

/**
 * How long ago any process stored a reading of the odds feed. There is no sample while the database does not answer, or before the
 * first reading; one question at a time, so that scrapes do not fill the pool of a database that hangs.
 */
export function feedAge(metrics: Metrics, { database, clock }: { database: Database; clock: Clock }): void {
  let asking: Promise<number | undefined> | undefined;
  const ask = async () => {
    const rows = await database.query<{ read_at: number }>('select read_at from sports_feed').catch(() => []);
    return rows[0]?.read_at;
  };
  metrics.gauge('marquee_feed_age_seconds', 'Since a reading of the odds feed was stored.', [], async () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), limit);
    });
    const readAt = await Promise.race([asking, late]).finally(() => clearTimeout(timer));
    return readAt === undefined ? [] : [[{}, Math.max(0, clock.now() - readAt) / 1000]];
  });
}
