import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { type Jurisdiction, type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import { accessAt, untilOf } from './access';
import { mayPromote } from './marketing';
import { lockedPlayer } from './players';
import { reviewDue } from './reviews';
import { realityCheckAt, runningSession, touchSession } from './sessions';
import { limitsOf, netSince } from './state';
import { areTermsDue } from './terms';

const timeOf = (at: number) => new Date(at).toISOString();

/**
 * The session bar shown with every game (D7): start and net result of the session, and the access state. It keeps the
 * session running while a game is open, so that watching counts as time too.
 */
export async function sessionState(
  transaction: Database,
  playerId: string,
  jurisdiction: JurisdictionCode,
  { playing, now }: { playing: boolean; now: number },
): Promise<Output<'protection/session'>['value'][number]> {
  const row = await lockedPlayer(transaction, playerId, now);
  const access = accessAt(row, now);
  const session =
    playing && access === 'open'
      ? await touchSession(transaction, playerId, now)
      : await runningSession(transaction, playerId, now);
  const until = untilOf(row, access);
  const limited = (await limitsOf(transaction, playerId)).some(({ amount }) => amount !== null);
  const profile: Jurisdiction = jurisdictions[jurisdiction];
  return {
    access,
    until: until === null ? null : timeOf(until),
    started_at: session ? timeOf(session.started_at) : null,
    net: session ? await netSince(transaction, playerId, session.started_at) : 0,
    reality_check_at: session ? timeOf(realityCheckAt(row, session, now)) : null,
    review_due: row.limits_answered && reviewDue(profile, row, limited, now),
    terms_due: await areTermsDue(transaction, playerId),
    may_promote: await mayPromote(transaction, playerId, now),
    now: timeOf(now),
  };
}
