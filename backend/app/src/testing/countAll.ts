import { countFigures } from '@marquee/platform/figures/countFigures';
import type { testBackend } from './testBackend';

type Sites = Parameters<typeof countFigures>[0]['sites'];

/**
 * Counts all figures that are posted by now. Counting waits for transactions that have not ended, also for those of
 * other databases of the server, where other tests run.
 */
export async function countAll(
  { database, sites, clock }: Awaited<ReturnType<typeof testBackend>>,
  of: Sites = sites.all(),
): Promise<void> {
  const [last] = await database.query<{ at: number }>('select pg_current_xact_id()::text::bigint as at');
  for (let isCounted = false; !isCounted; ) {
    await countFigures({ database, sites: of, now: clock.now() });
    const [row] = await database.query<{ is: boolean }>(
      'select coalesce(counted_to > $1 and up_to >= $2, false) as is from figure_cursor',
      [last?.at ?? 0, clock.now()],
    );
    isCounted = row?.is ?? false;
  }
}
