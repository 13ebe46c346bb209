import { randomUUID } from 'node:crypto';
import type { StakedOn } from '@marquee/platform/bonuses/counting';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { bonusCalls } from '@marquee/platform/promotions/bonusCalls';
import type { BonusOffer } from '@marquee/platform/sites/bonusOffer';
import { refundBet, settleAgain, settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@rstest/core';
import { walletBench } from './walletBench';

type Bench = Awaited<ReturnType<typeof walletBench>>;
type On = Omit<StakedOn, 'provider' | 'game'>;

/** A wallet with bonuses for the tests of a file; after each test its ledger is verified. */
export function bonusBench() {
  let opened: Bench;
  const bench = () => opened;
  const now = () => opened.clock.now();
  const calls = bonusCalls({ catalogue: {} as never });
  const slots: On = { category: 'slot_game' };
  beforeAll(async () => {
    opened = await walletBench();
  });
  beforeEach(async () => {
    await opened.reset();
    opened.clock.set('2026-03-14T12:00:00Z');
  });
  afterEach(async () => {
    expect(verifyReport(await verifyLedger(opened.database)).errors).toEqual([]);
  });
  afterAll(() => opened.database.close());

  const bettor = ({ player }: PlayerContext) => ({
    id: player.id,
    site: opened.site.domain_name,
    currency: player.currency,
  });
  const within: Bench['database']['transaction'] = (work) => opened.database.transaction(work);
  const pay = (context: PlayerContext, amount: number, name = 'opening') =>
    within((tx) => seedDeposit(tx, opened.ledger, opened.site, context.player, { name, amount, at: now() }));

  return {
    bench,
    calls,
    slots,
    /** Pays cash in. */
    pay,
    /** A player with cash who has claimed an offer. */
    async claimant(offer: BonusOffer, cash = 0): Promise<PlayerContext> {
      const context = await opened.player({ on: { bonus_offers: [offer] } });
      if (cash > 0) await pay(context, cash);
      await calls['bonuses/claim']({ request_id: randomUUID(), code: offer.code, promo_code: '' }, context);
      await opened.lookAtBonuses();
      return context;
    },
    place: (
      context: PlayerContext,
      betId: string,
      stake: number,
      on: On = slots,
      kind: 'game' | 'sports' = 'game',
      freeBet?: string,
    ) =>
      within((tx) =>
        recordBet(
          tx,
          opened.ledger,
          bettor(context),
          { betId, kind, stake, title: 't', detail: '', providerCode: 'P', gameCode: 'g', on, freeBet },
          now(),
        ),
      ),
    settle: (context: PlayerContext, betId: string, payout: number, key = betId) =>
      within((tx) =>
        settleBet(
          tx,
          opened.ledger,
          bettor(context),
          { betId, key, payout, state: payout > 0 ? 'won' : 'lost' },
          now(),
        ),
      ),
    refund: (context: PlayerContext, betId: string, kind: 'game' | 'sports' = 'game') =>
      within((tx) => refundBet(tx, opened.ledger, bettor(context), { betId, kind }, now())),
    again: (context: PlayerContext, betId: string, payout: number, state: 'won' | 'lost' | 'refunded', key: string) =>
      within((tx) => settleAgain(tx, opened.ledger, bettor(context), { betId, key, payout, state }, now())),
    /** Cash and bonus money, and the state and progress of the player's first bonus. */
    async holds(context: PlayerContext) {
      const { cash, bonus } = await opened.ledger.balances(opened.database, context.player.id);
      const [row] = await opened.database.query<{ state: string; wagered: number }>(
        'select state, wagered from bonuses where player_id = $1 order by created_at, id limit 1',
        [context.player.id],
      );
      return { cash, bonus, state: row?.state, wagered: row?.wagered };
    },
  };
}
