import { testOffer } from '@marquee/backend/testing/testOffer';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { advanceBonus } from '@marquee/platform/bonuses/advance';
import { promise } from '@marquee/platform/bonuses/claims';
import { endBonus, stopWithRemedy } from '@marquee/platform/bonuses/ends';
import { beginNext } from '@marquee/platform/bonuses/grants';
import { seedPassedCheck } from '@marquee/platform/identity/checks';
import { claimOf, heldCash } from '@marquee/platform/ledger/claims';
import { type Difference, seeded } from '@marquee/platform/ledger/histories';
import { refundBet, settleAgain, settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import { BonusModel } from './bonusModel';
import { insertPlayer } from './insertPlayer';

/** Thrown just before the commit: simulates a crash. */
class Crash extends Error {}

const day = 86_400_000;
/** How large amounts of a currency usually are, minor units: of 0, 2 and 3 decimals. */
const currencies = { VND: 500_000, PHP: 50_000, KWD: 5_000 };

/** A step: its effect in a transaction, and the expected answer: `ok`, or a refusal's status message. */
interface Step {
  name: string;
  run(transaction: Database): Promise<unknown>;
  expected: string;
}

/**
 * One random history of a new player by the functions behind calls, settlement and jobs: deposits, claims, stakes of
 * cash and bonus money, wins, rollbacks, corrected results, bonuses that are stopped, expire, are taken back, repeats
 * of each with its key, and crashes just before the commit. Returns the first difference from the model.
 */
export async function runBonusHistory(
  database: Database,
  seed: number,
  steps: number,
): Promise<Difference | undefined> {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(of: readonly T[]) => of[below(of.length)];
  const clock = manualClock(1_800_000_000_000);
  const context = await insertPlayer(database, clock);
  const currency = one(Object.keys(currencies) as (keyof typeof currencies)[]) ?? 'PHP';
  const usual = currencies[currency];
  await database.query('update players set currency = $2 where id = $1', [context.player.id, currency]);
  await seedPassedCheck(database, context.site, context.player.id, clock.now());
  const { ledger, site } = context;
  const player = { ...context.player, currency };
  const bettor = { id: player.id, site: site.domain_name, currency };
  const sites = { find: () => site };
  const owned = (id: string) => ({ playerId: player.id, bonusId: id });
  let counted = 0;
  const next = (what: string) => `${what}-${player.id}-${counted++}`;
  let model = new BonusModel();

  /** A step, and its effect on `to`, the model after it. */
  function stepOn(to: BonusModel): Step {
    const now = clock.now();
    const dice = below(20);
    const bet = one(to.bets);
    const bonus = one(to.bonuses);
    if (dice < 2) {
      const amount = 1 + below(usual);
      to.cash += amount;
      const name = next('pay');
      return {
        name,
        run: (tx) => seedDeposit(tx, ledger, { ...site, currency }, player, { name, amount, at: now }),
        expected: 'ok',
      };
    }
    if (dice < 4 || to.bonuses.length === 0) {
      const amount = 1 + below(usual);
      const offer = testOffer({
        ...{ code: `H${seed}-${counted++}`, amount, budget: amount },
        most_converted: one([null, null, 1 + below(2 * amount)]),
        highest_stake: one([null, null, 1 + below(amount)]),
        wagering: { times: below(4), of: 'bonus' },
      });
      const id = next('bonus');
      to.bonuses.push({
        ...{ id, state: 'waiting', end: null, balance: 0, amount, required: offer.wagering.times * amount, wagered: 0 },
        ...{ converted: 0, most: offer.most_converted, highest: offer.highest_stake, expiresAt: 0 },
      });
      to.beginNext(now, 7 * day);
      const run = async (tx: Database) => {
        await heldCash(tx, player.id);
        await promise(tx, { site, player, offer, claim: '', amount, id }, 'waiting', now);
        await beginNext(tx, ledger, player.id, now);
      };
      return { name: 'claim', run, expected: 'ok' };
    }
    if (dice < 10 || !bet) {
      const stake = 1 + below(one([3, usual, usual]) ?? usual);
      const counts = random() < 0.8;
      const kind = one(['game', 'sports'] as const) ?? 'game';
      const betId = next('bet');
      const expected = to.stake(betId, stake, kind, counts, now);
      const on = { category: counts ? ('slot_game' as const) : ('poker' as const) };
      const said = { title: 't', detail: '', providerCode: 'P', gameCode: 'g', on };
      return {
        name: `stake of ${stake}`,
        run: (tx) => recordBet(tx, ledger, bettor, { betId, kind, stake, ...said }, now),
        expected,
      };
    }
    if (dice < 14) {
      const payout = random() < 0.4 ? 0 : 1 + below(3 * bet.stake);
      const key = next('win');
      const state = payout > 0 ? ('won' as const) : ('lost' as const);
      const expected = to.settle(bet, payout);
      return {
        name: `settlement by ${payout}`,
        run: (tx) => settleBet(tx, ledger, bettor, { betId: bet.id, key, payout, state }, now),
        expected,
      };
    }
    if (dice < 15) {
      const expected = to.refund(bet);
      return {
        name: 'refund',
        run: (tx) => refundBet(tx, ledger, bettor, { betId: bet.id, kind: bet.kind }, now),
        expected,
      };
    }
    if (dice < 16) {
      const state = one(['won', 'lost', 'refunded'] as const) ?? 'lost';
      const payout = state === 'lost' ? 0 : state === 'refunded' ? bet.stake : 1 + below(3 * bet.stake);
      const key = next('again');
      if (bet.kind === 'game') return { name: 'nothing', run: async () => undefined, expected: 'ok' };
      const expected = to.again(bet, state, payout);
      return {
        name: `${state} instead, by ${payout}`,
        run: (tx) => settleAgain(tx, ledger, bettor, { betId: bet.id, key, payout, state }, now),
        expected,
      };
    }
    if (dice < 18 && bonus) {
      const end = one(['cancelled', 'reversed', 'given_up'] as const) ?? 'cancelled';
      to.end(bonus, end, now, 7 * day);
      const ended = { ...owned(bonus.id), end, reason: null };
      return { name: `end as ${end}`, run: (tx) => endBonus(tx, ledger, ended, now), expected: 'ok' };
    }
    if (dice < 19 && bonus) {
      to.stop(bonus, now, 7 * day);
      return { name: 'stop', run: (tx) => stopWithRemedy(tx, ledger, owned(bonus.id), now), expected: 'ok' };
    }
    clock.set(new Date(now + below(4) * day).toISOString());
    for (const each of to.bonuses) to.look(each, clock.now(), 7 * day);
    const run = async (tx: Database) => {
      for (const { id } of to.bonuses) await advanceBonus({ database: tx, ledger, sites }, id, clock.now());
    };
    return { name: 'looking at bonuses', run, expected: 'ok' };
  }

  for (let step = 0; step < steps; step++) {
    // No two steps are at one moment: bonuses begin in the order of their claims.
    clock.set(new Date(clock.now() + 1).toISOString());
    const to = model.clone();
    const { name, run, expected } = stepOn(to);
    const fail = (problem: string) => ({ seed, step, problem: `${name}: ${problem}` });
    const crashes = random() < 0.1;
    const repeats = random() < 0.2;
    const attempt = async (dies: boolean) => {
      try {
        await database.transaction(async (tx) => {
          await run(tx);
          if (dies) throw new Crash();
        });
        return 'ok';
      } catch (error) {
        if (error instanceof Crash) return 'crash';
        if (error instanceof Refusal) return error.statusMessage;
        throw error;
      }
    };
    if (crashes) await attempt(true);
    const answer = await attempt(false);
    if (answer !== expected) return fail(`${answer} instead of ${expected}`);
    if (expected === 'ok') model = to;
    if (repeats && expected === 'ok' && /stake|settlement|refund|end as/.test(name)) await attempt(false);
    const stored = await ledger.balances(database, player.id);
    const rows = await database.query(
      'select id, state, balance, wagered, converted from bonuses where player_id = $1 order by id',
      [player.id],
    );
    const found = JSON.stringify([stored.cash, stored.bonus, await claimOf(database, player.id), rows]);
    const modelled = [...model.bonuses]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, state, balance, wagered, converted }) => ({ id, state, balance, wagered, converted }));
    const wanted = JSON.stringify([model.cash, model.bonusMoney, model.debt, modelled]);
    if (found !== wanted) return fail(`${found} instead of ${wanted}`);
  }
  return undefined;
}
