import { manualClock } from '@marquee/kernel/testing/manualClock';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { addBankAccount, listBankAccounts } from '@marquee/platform/wallet/bankAccounts';
import { refundBet, settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { applyEvent } from '@marquee/platform/wallet/callbacks';
import { createDeposit } from '@marquee/platform/wallet/deposit';
import { createWithdrawal } from '@marquee/platform/wallet/withdrawal';

const year = 365 * 24 * 3_600_000;
/** Rounds per transaction. */
const batchSize = 50;

const games = [
  'Golden Reef',
  'Lucky Lantern',
  '=Crash!',
  'Mayon "Gold", Deluxe',
  'Ночь, шум',
  '龍の\u2028道',
  "'@night",
];

/** Deterministic UUIDs as request ids. */
const uuid = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/**
 * A player's year, ending at `end` (ms): rounds won, lost and rolled back; deposits approved, declined, expired and
 * late; withdrawals paid, rejected and open; bonuses. Uses the wallet's own functions; `random` decides.
 */
export async function yearOfActivity(context: PlayerContext, rounds: number, end: number, random: () => number) {
  const below = (limit: number) => Math.floor(random() * limit);
  const clock = manualClock(end - year);
  const { site, player, ledger } = context;
  const bettor = { id: player.id, site: site.domain_name, currency: player.currency };
  await addBankAccount(
    { request_id: uuid(0), bank_code: 'BDL', holder_name: 'Ana Cruz', account_number: '0012345678' },
    { ...context, clock },
  );
  const [bank] = await listBankAccounts({ ...context, clock });
  const bank_account_id = bank?.bank_account_id ?? '';

  async function receive(
    own: PlayerContext,
    { id, amount }: { id: string; amount: number },
    ...statuses: Parameters<typeof applyEvent>[1]['status'][]
  ) {
    for (const status of statuses) {
      clock.advance(2000);
      const about = { payment_id: id, amount, currency: site.currency };
      const event = { event_id: `${id}:${status}`, status, reason: null, ...about };
      await applyEvent(own, event, clock.now());
    }
  }

  async function pay(own: PlayerContext, number: number): Promise<void> {
    const deposit = { request_id: uuid(2 * number + 1), method: 'bank', amount: 1_000_000 + below(4_000_000) };
    const made = await createDeposit(deposit, own);
    const endings = [
      ['pending', 'approved'],
      ['approved'],
      ['declined'],
      ['expired', 'approved'],
      ['pending'],
    ] as const;
    await receive(own, made, ...(number === 0 ? endings[0] : (endings[below(endings.length)] ?? [])));
    const { cash } = await ledger.balances(own.database, player.id);
    const amount = Math.min(10_000_000, Math.floor(cash / 3));
    if (amount < 10_000) return;
    const withdrawal = await createWithdrawal({ request_id: uuid(2 * number + 2), bank_account_id, amount }, own);
    const ends = [['processing', 'paid'], ['rejected'], ['processing']] as const;
    await receive(own, withdrawal, ...(ends[below(ends.length)] ?? []));
  }

  async function round(own: PlayerContext, number: number): Promise<void> {
    const { database } = own;
    const { cash } = await ledger.balances(database, player.id);
    const stake = Math.min(cash, 100 + below(20_000));
    if (stake === 0) return;
    const betId = `year-${player.id}-${number}`;
    const kind = below(5) === 0 ? 'sports' : 'game';
    const title = games[below(games.length)] ?? '';
    const bet = { betId, kind, stake, title, detail: '', providerCode: 'JILI', gameCode: 'x' } as const;
    await recordBet(database, ledger, bettor, bet, clock.now());
    clock.advance(below(3000));
    const luck = below(20);
    if (luck === 0) await refundBet(database, ledger, bettor, { betId, kind }, clock.now());
    else {
      const payout = luck < 11 ? 1 + below(stake * 4) : 0;
      await settleBet(
        database,
        ledger,
        bettor,
        { betId, key: betId, payout, state: payout ? 'won' : 'lost' },
        clock.now(),
      );
    }
  }

  async function bonus(own: PlayerContext, number: number, account: 'cash' | 'game_token'): Promise<void> {
    const amount = 1 + below(5000);
    const legs = [
      { account: 'promotions', amount: -amount },
      { account, amount },
    ] as const;
    const commonFields = { site: bettor.site, playerId: bettor.id, currency: bettor.currency, at: clock.now() };
    const named = {
      key: `year-bonus-${player.id}-${number}`,
      reference: `bonus-${number}`,
      description: 'Bonus, "VIP"',
    };
    await ledger.post(own.database, { ...commonFields, ...named, kind: 'bonus', legs: [...legs] });
  }

  for (let from = 0; from < rounds; from += batchSize) {
    await context.database.transaction(async (database) => {
      const own = { ...context, database, clock };
      for (let number = from; number < Math.min(rounds, from + batchSize); number++) {
        clock.set(end - year + Math.floor((number / rounds) * year));
        if (number % 40 === 0) await pay(own, number);
        if (number % 150 === 75) await bonus(own, number, number % 300 === 75 ? 'cash' : 'game_token');
        await round(own, number);
      }
    });
  }
}
