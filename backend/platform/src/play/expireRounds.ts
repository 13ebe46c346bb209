import type { Database } from '@marquee/database/database';
import type { Report } from '@marquee/kernel/work/report';
import type { Ledger } from '../ledger/ledger';
import { refundBet } from '../wallet/betEnds';
import { providerRounds } from './providerRounds';

/** How long an open round waits for its provider to end it, ms. */
export const roundLifetime = 7 * 24 * 3_600_000;

interface Expired {
  provider_code: string;
  play_session_id: string;
  round_id: string;
  player_id: string;
  site: string;
  currency: string;
}

/**
 * Ends one round: bets without a result are refunded; settled and held ones stay. Returns false if it was ended
 * meanwhile.
 */
async function expire(transaction: Database, ledger: Ledger, round: Expired, now: number): Promise<boolean> {
  const { provider_code, play_session_id, round_id, player_id, site, currency } = round;
  // The same lock that provider calls take.
  await transaction.query('select 1 from play_sessions where id = $1 for update', [play_session_id]);
  const rounds = providerRounds(transaction, provider_code, now);
  if (!(await rounds.end(play_session_id, round_id))) return false;
  const open = await rounds.openBets(site, play_session_id, round_id);
  for (const transactionId of open) {
    const betId = `${provider_code}:${transactionId}`;
    await refundBet(transaction, ledger, { id: player_id, site, currency }, { betId, kind: 'game' }, now);
    await transaction.query('update bets set automatic = true where site = $1 and id = $2', [site, betId]);
    await transaction.query(
      "update provider_transactions set state = 'void' where provider_code = $1 and transaction_id = $2",
      [provider_code, transactionId],
    );
  }
  return true;
}

/**
 * Ends rounds that their providers have not ended within `roundLifetime` (docs/partners/games.md). A failure is
 * reported and does not affect the others. Returns how many were ended.
 */
export async function expireRounds(
  { database, ledger, report }: { database: Database; ledger: Ledger; report: Report },
  now: number,
): Promise<number> {
  const expired = await database.query(
    `select o.provider_code, o.play_session_id, o.round_id, o.player_id, p.site, p.currency
     from open_rounds o join play_sessions p on p.id = o.play_session_id
     where o.opened_at < $1 order by o.opened_at`,
    [now - roundLifetime],
  );
  let ended = 0;
  for (const round of expired) {
    const expiry = database.transaction((transaction) => expire(transaction, ledger, round, now));
    if (await expiry.catch((error) => report(error, { item: `${round.provider_code} ${round.round_id}` }))) ended++;
  }
  return ended;
}
