import type { BetState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { endFreeBet, isReturned, returnFreeBet } from '../bonuses/freeBets';
import { legsOf, noteEnd, shareOf, shareTakenBack } from '../bonuses/payouts';
import { change } from '../bonuses/rows';
import { settleClaim } from '../ledger/claims';
import type { Ledger, Leg, Posted, Posting } from '../ledger/ledger';
import { type BetKind, type BetRow, type Bettor, betRow, operatorAccounts } from './betRow';

/** The end of a bet. `payout` is everything that is paid back, stake included, in minor units. */
export interface Settlement {
  betId: string;
  /**
   * Idempotency key, unique per site and payment. A game's bet may be paid several times (free rounds) under several
   * keys; a sports bet is settled once, whatever the key.
   */
  key: string;
  payout: number;
  state: Extract<BetState, 'won' | 'lost' | 'cashed_out'>;
  /** Replaces the bet's detail, if given: the result. */
  detail?: string;
}

/** Whether an end of a bet was posted before: its legs would differ once its bonus has ended. */
async function isPosted(transaction: Database, site: string, key: string): Promise<boolean> {
  const [posting] = await transaction.query('select 1 from ledger_transactions where site = $1 and key = $2', [
    site,
    key,
  ]);
  return posting !== undefined;
}

/**
 * Settles a bet: posts the payout, if any, and closes the row. Never checks player protection: wins are always paid.
 * Returns undefined if nothing was posted (a payout of 0, or a repeated one of a bet with a bonus). Throws Refusal
 * `betUnknown`, or `betSettled` for a refunded bet and for a sports bet with another settlement.
 */
export async function settleBet(
  transaction: Database,
  ledger: Ledger,
  player: Bettor,
  settlement: Settlement,
  now: number,
): Promise<Posted | undefined> {
  const { betId, payout, detail } = settlement;
  const bet = await betRow(transaction, player.site, betId);
  if (!bet || bet.player_id !== player.id) throw new Refusal('betUnknown');
  const settled = bet.state !== 'open';
  if (bet.state === 'refunded') throw new Refusal('betSettled');
  if (bet.kind === 'sports' && settled && (bet.state !== settlement.state || bet.payout !== payout))
    throw new Refusal('betSettled');
  // A sports bet has this end already, perhaps by a correction, whose key is another one.
  if (settled && (bet.kind === 'sports' || payout === 0)) return undefined;
  const key = `settle:${bet.kind === 'sports' ? betId : settlement.key}`;
  if (settled && bet.bonus_id && (await isPosted(transaction, player.site, key))) return undefined;
  const share = await shareOf(transaction, bet, bet.payout + payout);
  let posted: Posted | undefined;
  if (payout > 0) {
    posted = await ledger.post(transaction, {
      key,
      kind: 'win',
      site: player.site,
      playerId: player.id,
      currency: player.currency,
      legs: await legsOf(transaction, player.id, share, operatorAccounts[bet.kind]),
      reference: betId,
      description: bet.title,
      at: now,
    });
    if (posted.repeated) return posted;
  }
  const state = payout > 0 && settlement.state === 'lost' ? 'won' : settlement.state;
  const isCounted = await noteEnd(transaction, bet, share, { key, kind: 'win', state }, now);
  if (bet.account === 'free_bet' && share.holder) await endFreeBet(transaction, share.holder, now);
  await transaction.query(
    `update bets set payout = payout + $3, state = $4, settled_at = $5, ended_at = coalesce(ended_at, $5),
       detail = coalesce($6, detail), bonus_payout = bonus_payout + $7, is_counted = $8
     where site = $1 and id = $2`,
    [player.site, betId, payout, state, now, detail ?? null, share.bonus, isCounted],
  );
  return posted;
}

/** Another end of a sports bet than it had; `payout` is everything that is paid back, minor units. */
interface OtherEnd {
  betId: string;
  key: string;
  payout: number;
  state: 'won' | 'lost' | 'refunded';
}

/**
 * Ends a sports bet otherwise than it was settled: pays the difference, or takes it back from cash as far as that goes;
 * the rest is a debt of the player. What is a bonus's is divided as `shareOf` and `shareTakenBack` say. Counts as a
 * win, or as the refund of a stake where it is one. Throws Refusal `betUnknown` for a bet that is open or not the
 * player's.
 */
export async function settleAgain(
  transaction: Database,
  ledger: Ledger,
  player: Bettor,
  { betId, key, payout, state }: OtherEnd,
  now: number,
): Promise<void> {
  const bet = await betRow(transaction, player.site, betId);
  if (!bet || bet.player_id !== player.id || bet.state === 'open') throw new Refusal('betUnknown');
  const owner = { site: player.site, playerId: player.id, currency: player.currency };
  const more = payout - bet.payout;
  const isRefund = [bet.state, state].includes('refunded') && [bet.state, state].includes('lost');
  const share = await (more < 0 ? shareTakenBack : shareOf)(transaction, bet, payout);
  const posting = { ...owner, key: `settle-again:${key}`, reference: betId, description: bet.title, at: now };
  const legs = await legsOf(transaction, player.id, share, operatorAccounts[bet.kind]);
  if (legs.length > 0) await ledger.post(transaction, { ...posting, kind: isRefund ? 'refund' : 'win', legs });
  const isCounted = await noteEnd(transaction, bet, share, { key: posting.key, kind: 'corrected', state }, now);
  if (bet.account === 'free_bet') await stakeFreeBetAgain(transaction, ledger, { bet, share, posting, state });
  if (more > 0) await settleClaim(transaction, ledger, owner, now);
  await transaction.query(
    `update bets set payout = $3, state = $4, settled_at = $5, bonus_payout = bonus_payout + $6, is_counted = $7
     where site = $1 and id = $2`,
    [player.site, betId, payout, state, now, share.bonus, isCounted],
  );
}

/** Returns the free bet of a bet that is void by a correction, or takes it again if it is not void any more. */
async function stakeFreeBetAgain(
  transaction: Database,
  ledger: Ledger,
  {
    bet,
    share: { holder },
    posting,
    state,
  }: {
    bet: BetRow;
    share: Awaited<ReturnType<typeof shareOf>>;
    posting: Omit<Posting, 'kind' | 'legs'>;
    state: OtherEnd['state'];
  },
): Promise<void> {
  if (!holder || (state === 'refunded') === (bet.state === 'refunded')) return;
  const back = state === 'refunded';
  // A free bet that was used again meanwhile is not taken twice.
  if (!back && !isReturned(holder, bet.stake)) return;
  const key = `${posting.key}:stake`;
  const amount = back ? bet.stake : -bet.stake;
  await ledger.post(transaction, {
    ...posting,
    key,
    kind: back ? 'refund' : 'stake',
    legs: [
      { account: operatorAccounts[bet.kind], amount: -amount },
      { account: 'free_bet', amount },
    ],
  });
  if (back) await returnFreeBet(transaction, holder, { key, betId: bet.id, stake: bet.stake }, posting.at);
  else {
    await change(transaction, holder, { key, kind: 'stake', amount, betId: bet.id }, posting.at);
    await transaction.query("update bonuses set state = 'completed', ended_at = $2 where id = $1", [
      holder.id,
      posting.at,
    ]);
  }
}

/**
 * Rolls a bet back: returns its stake to where it came from and marks it refunded. The part of a bonus that has ended
 * comes back as cash. A rollback that arrives before its bet is stored, and the bet refused when it arrives. Returns
 * undefined if nothing was posted. Throws Refusal `betSettled` after a payout, and for a game's bet that was lost.
 */
export async function refundBet(
  transaction: Database,
  ledger: Ledger,
  player: Bettor,
  rolledBack: { betId: string; kind: BetKind },
  now: number,
): Promise<Posted | undefined> {
  const bet = await betRow(transaction, player.site, rolledBack.betId);
  if (!bet) {
    await transaction.query(
      `insert into bets (id, site, player_id, kind, account, placed_at, settled_at, stake, state, title, detail, provider_code, game_code)
       values ($1, $2, $3, $4, 'cash', $5, $5, 0, 'refunded', '', '', '', '') on conflict do nothing`,
      [rolledBack.betId, player.site, player.id, rolledBack.kind, now],
    );
    return undefined;
  }
  if (bet.player_id !== player.id) throw new Refusal('betUnknown');
  const isLost = bet.kind === 'game' && bet.state === 'lost';
  if (isLost || (bet.state !== 'open' && bet.state !== 'refunded' && bet.payout > 0)) throw new Refusal('betSettled');
  if (bet.stake === 0) return undefined;
  if (bet.state === 'refunded') return undefined;
  const key = `refund:${rolledBack.betId}`;
  // Rolled back once, and corrected since: what says so again changes nothing.
  if (bet.state === 'lost' && (await isPosted(transaction, player.site, key))) return undefined;
  const isFree = bet.account === 'free_bet';
  const share = isFree
    ? { ...(await shareOf(transaction, bet, 0)), cash: 0, bonus: 0 }
    : await shareOf(transaction, bet, bet.stake);
  const operator = operatorAccounts[bet.kind];
  const legs: Leg[] = isFree
    ? [
        { account: operator, amount: -bet.stake },
        { account: 'free_bet', amount: bet.stake },
      ]
    : await legsOf(transaction, player.id, share, operator);
  const posted = await ledger.post(transaction, {
    key,
    kind: 'refund',
    site: player.site,
    playerId: player.id,
    currency: player.currency,
    legs,
    reference: rolledBack.betId,
    description: bet.title,
    at: now,
  });
  if (posted.repeated) return posted;
  const isCounted = await noteEnd(transaction, bet, share, { key, kind: 'refund', state: 'refunded' }, now);
  if (isFree && share.holder)
    await returnFreeBet(transaction, share.holder, { key, betId: bet.id, stake: bet.stake }, now);
  // A free bet that comes back pays nothing.
  await transaction.query(
    `update bets set payout = $3, state = 'refunded', settled_at = $4, ended_at = coalesce(ended_at, $4),
       bonus_payout = bonus_payout + $5,
       is_counted = $6 where site = $1 and id = $2`,
    [player.site, rolledBack.betId, isFree ? 0 : bet.stake, now, share.bonus, isCounted],
  );
  return posted;
}
