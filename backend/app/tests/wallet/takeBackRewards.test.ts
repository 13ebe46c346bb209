import { randomUUID } from 'node:crypto';
import { inboxOf } from '@marquee/platform/account/inbox';
import { claimMission } from '@marquee/platform/account/missions';
import { referralOf } from '@marquee/platform/account/referral';
import { claimGift } from '@marquee/platform/account/vip';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { claimOf } from '@marquee/platform/ledger/claims';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from '@rstest/core';
import { walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.database.close());

const reward = () => bench.site.referral_reward;
const balances = ({ player }: PlayerContext) => bench.ledger.balances(bench.database, player.id);
const cash = async (context: PlayerContext) => (await balances(context)).cash;
const earned = async (context: PlayerContext) => (await referralOf(context)).earned;

/** Deposits 500.00 for a player and approves it. */
async function deposit(context: PlayerContext): Promise<void> {
  await bench.calls['wallet/deposit']({ request_id: randomUUID(), method: 'bank', amount: 50_000 }, context);
  await bench.pass(5000);
}

/** Creates a friend of the referrer, who deposits. */
async function friendOf(referrer: PlayerContext): Promise<PlayerContext> {
  const friend = await bench.player({ referrer: (await referralOf(referrer)).code });
  await deposit(friend);
  await bench.stake(friend, 50_000);
  return friend;
}

describe('a deposit that is charged back', () => {
  const takeBack = async (friend: PlayerContext, amount: number, status = 'charged_back') => {
    const rows = await bench.database.query<{ id: string }>(
      "select id from payments where player_id = $1 and kind = 'deposit' order by created_at",
      [friend.player.id],
    );
    const payment_id = rows[0]?.id;
    await bench.deliver({ event_id: randomUUID(), payment_id, status, reason: null, amount, currency: 'PHP' });
    await bench.pass(1000);
  };
  const spend = ({ player }: PlayerContext, amount: number) =>
    bench.ledger.post(bench.database, {
      key: `spent-${player.id}`,
      kind: 'stake',
      site: 'localhost',
      playerId: player.id,
      currency: 'PHP',
      legs: [
        { account: 'cash', amount: -amount },
        { account: 'gaming', amount },
      ],
      reference: '',
      description: '',
      at: bench.clock.now(),
    });

  it('takes the reward for a friend with it, once; what is spent is owed', async () => {
    const referrer = await bench.player();
    const friend = await friendOf(referrer);
    await spend(referrer, reward() - 5000);
    await takeBack(friend, 20_000, 'refunded');
    expect([await cash(referrer), await earned(referrer)]).toEqual([5000, reward()]);
    await takeBack(friend, 30_000);
    expect([await cash(referrer), await earned(referrer)]).toEqual([0, 0]);
    expect(await claimOf(bench.database, referrer.player.id)).toBe(reward() - 5000);
    const titles = (await inboxOf(bench.database, referrer.player.id, bench.clock.now())).map((one) => one.title.EN);
    expect(titles).toEqual(['A reward was reversed', 'Your friend has bet their first deposit']);
    // with another deposit the friend still counts once
    await deposit(friend);
    expect(await earned(referrer)).toBe(0);
    expect(verifyReport(await verifyLedger(bench.database)).clean).toBe(true);
  });

  it('takes no reward while another deposit of the friend is kept', async () => {
    const referrer = await bench.player();
    const friend = await friendOf(referrer);
    await deposit(friend);
    await takeBack(friend, 50_000);
    expect([await cash(referrer), await earned(referrer)]).toEqual([reward(), reward()]);
  });

  it('takes the rewards of missions and levels that it had reached, as far as tokens are left', async () => {
    const { missions, vip_levels } = bench.site;
    onTestFinished(() => void Object.assign(bench.site, { missions, vip_levels }));
    const [first] = missions;
    const reward = { account: 'minigame_token', amount: 40 };
    Object.assign(bench.site, {
      missions: [{ ...first, mission_id: 'one', measure: 'deposits', target: 1, reward, ends_at: null }],
      vip_levels: [0, 50_000].map((deposit) => ({ name: `from ${deposit}`, deposit, turnover: 0, gift: 300 })),
    });
    const player = await bench.player();
    await deposit(player);
    await bench.database.transaction((tx) => claimMission(tx, player, 'one'));
    await bench.database.transaction((tx) => claimGift(tx, player, 'from 50000'));
    const tokens = async () => {
      const { game_token, minigame_token } = await balances(player);
      return game_token + minigame_token;
    };
    expect(await tokens()).toBe(340);
    await takeBack(player, 50_000);
    expect(await tokens()).toBe(0);
    expect(verifyReport(await verifyLedger(bench.database)).clean).toBe(true);
  });
});
