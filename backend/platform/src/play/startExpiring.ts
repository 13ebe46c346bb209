import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Ledger } from '../ledger/ledger';
import { expireRounds } from './expireRounds';

/** How often expired rounds are looked for, ms. */
const pollInterval = 600_000;

/** Ends expired rounds periodically; safe in several processes. Returns a function that stops it. */
export function startExpiring(
  { database, clock, ledger }: { database: Database; clock: Clock; ledger: Ledger },
  report: (error: unknown) => void,
): () => Promise<void> {
  return repeat(() => expireRounds({ database, ledger, report }, clock.now()), { every: pollInterval, report });
}
