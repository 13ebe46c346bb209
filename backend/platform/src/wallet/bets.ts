import type { Output } from '@marquee/contract/calls';
import type { BetState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { reversalLegs, settleClaim } from '../ledger/claims';
import type { Ledger, OperatorAccount, PlayerAccount, Posted } from '../ledger/ledger';
import { assertMay } from '../protection/guard';

/** A selection as histories show it. */
export type HistoryLine = Output<'wallet/bets'>['value'][number]['lines'][number];

declare module '@marquee/database/columns' {
  interface Columns {
    'bets.account': PlayerAccount;
    'bets.lines': HistoryLine[];
  }
}

/** The player of a bet. */
export interface Bettor {
  id: string;
  site: string;
  currency: string;
}

/**
 * A game round or sports bet to be placed. `betId` is unique per site: the round, the provider's transaction or the
 * slip.
 */
export interface NewBet {
  betId: string;
  kind: 'game' | 'sports';
  /** Minor units, above zero. */
  stake: number;
  /** The title in histories: the game's name, or the match. */
  title: string;
  /** The detail in histories: numbers drawn, selections with odds. */
  detail: string;
  /** The selections of a sports bet, so that histories can name them in the player's language. */
  lines?: readonly HistoryLine[];
  providerCode: string;
  gameCode: string;
  /** The account that pays the stake and receives the payout; cash by default. */
  account?: Extract<PlayerAccount, 'cash' | 'game_token' | 'minigame_token'>;
}

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

/** The operator's account of each kind of bet. */
const operatorAccounts = { game: 'gaming', sports: 'sportsbook' } as const satisfies Record<
  NewBet['kind'],
  OperatorAccount
>;

async function betRow(transaction: Database, site: string, betId: string) {
  const [row] = await transaction.query(
    'select player_id, kind, account, stake, payout, state, title from bets where site = $1 and id = $2 for update',
    [site, betId],
  );
  return row;
}

/**
 * Places a bet: checks player protection (skipped for a retry of a valid bet), posts the stake and writes the row that
 * histories, VIP, missions and rankings read. Call it in one transaction with your own rows. Idempotent by id. Throws
 * Refusal of the guard, `insufficientBalance`, `betCancelled` for a bet that was rolled back before it arrived,
 * `requestIdReused` for the id of a different bet.
 */
export async function recordBet(
  transaction: Database,
  ledger: Ledger,
  player: Bettor,
  bet: NewBet,
  now: number,
): Promise<Posted> {
  const earlier = await betRow(transaction, player.site, bet.betId);
  if (earlier?.state === 'refunded') throw new Refusal('betCancelled');
  if (!earlier) await assertMay(transaction, player, 'stake', bet.stake, now);
  const account = bet.account ?? 'cash';
  const posted = await ledger.post(transaction, {
    key: `bet:${bet.betId}`,
    kind: 'stake',
    site: player.site,
    playerId: player.id,
    currency: player.currency,
    legs: [
      { account, amount: -bet.stake },
      { account: operatorAccounts[bet.kind], amount: bet.stake },
    ],
    reference: bet.betId,
    description: bet.title,
    at: now,
  });
  if (posted.repeated) return posted;
  await transaction.query(
    `insert into bets (id, site, player_id, kind, account, placed_at, stake, state, title, detail, provider_code, game_code, lines)
     values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9, $10, $11, $12::jsonb)`,
    [
      bet.betId,
      player.site,
      player.id,
      bet.kind,
      account,
      now,
      bet.stake,
      bet.title,
      bet.detail,
      bet.providerCode,
      bet.gameCode,
      bet.lines ? JSON.stringify(bet.lines) : null,
    ],
  );
  return posted;
}

/**
 * Settles a bet: posts the payout, if any, and closes the row. Never checks player protection: wins are always paid.
 * Returns undefined if nothing was posted (a payout of 0). Throws Refusal `betUnknown`, or `betSettled` for a refunded
 * bet and for a sports bet with another settlement.
 */
export async function settleBet(
  transaction: Database,
  ledger: Ledger,
  player: Bettor,
  settlement: Settlement,
  now: number,
): Promise<Posted | undefined> {
  const { betId, payout, state, detail } = settlement;
  const bet = await betRow(transaction, player.site, betId);
  if (!bet || bet.player_id !== player.id) throw new Refusal('betUnknown');
  const settled = bet.state !== 'open';
  if (bet.state === 'refunded') throw new Refusal('betSettled');
  if (bet.kind === 'sports' && settled && (bet.state !== state || bet.payout !== payout))
    throw new Refusal('betSettled');
  if (settled && payout === 0) return undefined;
  let posted: Posted | undefined;
  if (payout > 0) {
    posted = await ledger.post(transaction, {
      key: `settle:${bet.kind === 'sports' ? betId : settlement.key}`,
      kind: 'win',
      site: player.site,
      playerId: player.id,
      currency: player.currency,
      legs: [
        { account: operatorAccounts[bet.kind], amount: -payout },
        { account: bet.account, amount: payout },
      ],
      reference: betId,
      description: bet.title,
      at: now,
    });
    if (posted.repeated) return posted;
  }
  await transaction.query(
    `update bets set payout = payout + $3, state = $4, settled_at = $5, detail = coalesce($6, detail)
     where site = $1 and id = $2`,
    [player.site, betId, payout, payout > 0 && state === 'lost' ? 'won' : state, now, detail ?? null],
  );
  return posted;
}

/**
 * Ends a sports bet otherwise than it was settled: pays the difference, or takes it back from cash as far as that goes;
 * the rest is a debt of the player. Counts as a win, or as the refund of a stake where it is one. Throws Refusal
 * `betUnknown` for a bet that is open or not the player's.
 */
export async function settleAgain(
  transaction: Database,
  ledger: Ledger,
  player: Bettor,
  { betId, key, payout, state }: { betId: string; key: string; payout: number; state: 'won' | 'lost' | 'refunded' },
  now: number,
): Promise<void> {
  const bet = await betRow(transaction, player.site, betId);
  if (!bet || bet.player_id !== player.id || bet.state === 'open') throw new Refusal('betUnknown');
  const owner = { site: player.site, playerId: player.id, currency: player.currency };
  const operator = operatorAccounts[bet.kind];
  const more = payout - bet.payout;
  const isRefund = [bet.state, state].includes('refunded') && [bet.state, state].includes('lost');
  if (more !== 0) {
    await ledger.post(transaction, {
      ...owner,
      key: `settle-again:${key}`,
      kind: isRefund ? 'refund' : 'win',
      legs:
        more > 0
          ? [
              { account: operator, amount: -more },
              { account: bet.account, amount: more },
            ]
          : await reversalLegs(transaction, player.id, -more, operator),
      reference: betId,
      description: bet.title,
      at: now,
    });
  }
  if (more > 0) await settleClaim(transaction, ledger, owner, now);
  await transaction.query('update bets set payout = $3, state = $4, settled_at = $5 where site = $1 and id = $2', [
    player.site,
    betId,
    payout,
    state,
    now,
  ]);
}

/**
 * Rolls a bet back: returns its stake and marks it refunded. A rollback that arrives before its bet is stored, and the
 * bet refused when it arrives. Returns undefined if nothing was posted. Throws Refusal `betSettled` after a payout, and
 * for a game's bet that was lost.
 */
export async function refundBet(
  transaction: Database,
  ledger: Ledger,
  player: Bettor,
  rolledBack: Pick<NewBet, 'betId' | 'kind'>,
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
  const posted = await ledger.post(transaction, {
    key: `refund:${rolledBack.betId}`,
    kind: 'refund',
    site: player.site,
    playerId: player.id,
    currency: player.currency,
    legs: [
      { account: operatorAccounts[bet.kind], amount: -bet.stake },
      { account: bet.account, amount: bet.stake },
    ],
    reference: rolledBack.betId,
    description: bet.title,
    at: now,
  });
  if (!posted.repeated) {
    await transaction.query(
      "update bets set payout = stake, state = 'refunded', settled_at = $3 where site = $1 and id = $2",
      [player.site, rolledBack.betId, now],
    );
  }
  return posted;
}
