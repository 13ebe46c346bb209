import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { StakedOn } from '../bonuses/counting';
import { noteStake, type StakeMoney, stakeMoney, takeFreeBet } from '../bonuses/stakes';
import type { Ledger, Leg, PlayerAccount, Posted } from '../ledger/ledger';
import { assertMay } from '../protection/guard';
import { type BetKind, type Bettor, betRow, operatorAccounts } from './betRow';

/** A selection as histories show it. */
export type HistoryLine = Output<'wallet/bets'>['value'][number]['lines'][number];

declare module '@marquee/database/columns' {
  interface Columns {
    'bets.account': PlayerAccount;
    'bets.lines': HistoryLine[];
  }
}

/**
 * A game round or sports bet to be placed. `betId` is unique per site: the round, the provider's transaction or the
 * slip.
 */
export interface NewBet {
  betId: string;
  kind: BetKind;
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
  /** What else figures and the wagering of bonuses ask of it; without its category nothing of it counts. */
  on?: Omit<StakedOn, 'provider' | 'game'>;
  /** The free bet that pays the stake, a bonus's id; cash and bonus money pay it otherwise. */
  freeBet?: string | undefined;
  /** Whether it has several lines, which free bets do not pay. */
  isSystem?: boolean;
}

/** How a new stake is paid. */
async function paidBy(transaction: Database, player: Bettor, bet: NewBet, now: number): Promise<StakeMoney> {
  const { freeBet, stake, isSystem = false } = bet;
  const on = { ...bet.on, provider: bet.providerCode, game: bet.gameCode };
  if (freeBet === undefined) return stakeMoney(transaction, player.id, stake, on, now);
  await takeFreeBet(transaction, player.id, { freeBet, stake, isSystem, on }, now);
  return { cash: 0, bonus: stake, bonusId: freeBet, counts: 0 };
}

/** The account that holds what a bonus pays of a stake. */
const bonusAccount = ({ freeBet }: Pick<NewBet, 'freeBet'>) => (freeBet === undefined ? 'bonus' : 'free_bet');

/**
 * Places a bet: checks player protection (skipped for a retry of a valid bet), posts the stake and writes the row that
 * histories, VIP, missions and rankings read. Cash is staked first, then the money of an active bonus; or a free bet.
 * Call it in one transaction with your own rows. Idempotent by id. Throws Refusal of the guard, `insufficientBalance`,
 * `bonusNotHere`, `bonusStakeTooHigh`, `freeBetUnusable`, `betCancelled` for a bet that was rolled back before it
 * arrived, `requestIdReused` for the id of a different bet.
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
  // A free bet is not the player's own money: limits of stakes and losses ask about nothing.
  if (!earlier) await assertMay(transaction, player, 'stake', bet.freeBet ? 0 : bet.stake, now);
  const paid: StakeMoney = earlier
    ? { cash: bet.stake - earlier.bonus_stake, bonus: earlier.bonus_stake, bonusId: earlier.bonus_id, counts: 0 }
    : await paidBy(transaction, player, bet, now);
  const key = `bet:${bet.betId}`;
  const legs: Leg[] = [
    { account: 'cash', amount: -paid.cash },
    { account: bonusAccount(bet), amount: -paid.bonus },
    { account: operatorAccounts[bet.kind], amount: bet.stake },
  ];
  const posted = await ledger.post(transaction, {
    key,
    kind: 'stake',
    site: player.site,
    playerId: player.id,
    currency: player.currency,
    legs: legs.filter(({ amount }) => amount !== 0),
    reference: bet.betId,
    description: bet.title,
    at: now,
  });
  if (posted.repeated) return posted;
  const { bonusId, bonus } = paid;
  if (bonusId) await noteStake(transaction, { playerId: player.id, bonusId, bonus, betId: bet.betId, key }, now);
  await transaction.query(
    `insert into bets (id, site, player_id, kind, account, placed_at, stake, state, title, detail, provider_code, game_code, lines,
       bonus_id, bonus_stake, counts, category)
     values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9, $10, $11, $12::jsonb, $13, $14, $15, $16)`,
    [
      bet.betId,
      player.site,
      player.id,
      bet.kind,
      bet.freeBet ? 'free_bet' : 'cash',
      now,
      bet.stake,
      bet.title,
      bet.detail,
      bet.providerCode,
      bet.gameCode,
      bet.lines ? JSON.stringify(bet.lines) : null,
      bonusId,
      bonus,
      paid.counts,
      bet.on?.category ?? null,
    ],
  );
  return posted;
}
