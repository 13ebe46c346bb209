import { randomUUID } from 'node:crypto';
import { schemas } from '@marquee/contract/schemas';
import { accountCalls as calls } from '@marquee/platform/account/accountCalls';
import { decideNameRequest, nameRequests } from '@marquee/platform/account/nameRequests';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { levelOf } from '@marquee/platform/ledger/vipProgress';
import { allowGift, refusedGifts } from '@marquee/platform/persons/gifts';
import { markUnmarked } from '@marquee/platform/persons/startMarking';
import { protectionCalls } from '@marquee/platform/protection/protectionCalls';
import { readSite } from '@marquee/platform/sites/readSite';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { addBankAccount } from '@marquee/platform/wallet/bankAccounts';
import { settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(async () => {
  await bench.reset();
  bench.clock.set('2026-03-14T12:00:00Z');
});
afterAll(() => bench.database.close());

const sandboxLevels = () => readSite(`${sandboxSites}/localhost.json`, sandboxSites).site.vip_levels;
const day = 24 * 3_600_000;
const now = () => bench.clock.now();
const bettor = ({ player }: PlayerContext) => ({ id: player.id, site: 'localhost', currency: 'PHP' });
const fund = (context: PlayerContext, name: string, amount: number) =>
  bench.database.transaction((tx) =>
    seedDeposit(tx, bench.ledger, bench.site, context.player, { name, amount, at: now() }),
  );
const bet = async (context: PlayerContext, stake: number, payout: number, more = {}) => {
  const betId = randomUUID();
  const line = { kind: 'game', title: 'Lucky Lantern', detail: '', providerCode: 'JILI', gameCode: 'x' } as const;
  await recordBet(bench.database, bench.ledger, bettor(context), { ...line, betId, stake, ...more }, now());
  const state = payout > 0 ? 'won' : 'lost';
  await settleBet(bench.database, bench.ledger, bettor(context), { betId, key: betId, payout, state }, now());
};
const exclude = (context: PlayerContext) =>
  protectionCalls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, context);
const tokens = (context: PlayerContext) => bench.ledger.balances(bench.database, context.player.id);

describe('profile', () => {
  it('is stored, and answered as the first value [R3.07]', async () => {
    const context = await bench.player();
    const form = { full_name: 'Ana María  Cruz', contact_email: 'ana@example.com' };
    const { value } = v.parse(
      schemas['settings/profile_update'].output,
      await calls['settings/profile_update'](form, context),
    );
    expect(value[0]).toMatchObject({ full_name: 'Ana María Cruz', contact_email: 'ana@example.com' });
    expect((await calls['settings/profile']({}, context)).value).toEqual(value);
  });

  describe('with the name of money', () => {
    const sites = { find: () => bench.site };
    const rename = (context: PlayerContext, full_name: string) =>
      calls['settings/profile_update']({ full_name, contact_email: 'ana@example.com' }, context);
    const profile = async (context: PlayerContext) => (await calls['settings/profile']({}, context)).value[0];
    const titles = async ({ player }: PlayerContext) =>
      (
        await bench.database.query<{ title: string }>(
          "select title ->> 'EN' as title from inbox_items where player_id = $1 and key like 'name:%' order by sent_at",
          [player.id],
        )
      ).map(({ title }) => title);

    it.each([
      ['a deposit', (context: PlayerContext) => fund(context, 'one', 100)],
      [
        'a bank account',
        (context: PlayerContext) =>
          addBankAccount(
            { request_id: randomUUID(), bank_code: 'BDL', holder_name: 'Ana Cruz', account_number: '0012345678' },
            context,
          ),
      ],
    ])('of %s is changed by a request alone, which the operator decides once [D5.14]', async (_, lock) => {
      const context = await bench.player();
      await lock(context);
      expect((await rename(context, 'Ana Diaz')).value[0]).toMatchObject({
        full_name: 'Ana Cruz',
        contact_email: 'ana@example.com',
        name_locked: true,
        name_request: 'Ana Diaz',
      });
      await rename(context, 'Ana Reyes');
      const [request, ...others] = await nameRequests(bench.database);
      expect(others).toEqual([]);
      const { id = '' } = request ?? {};
      expect(request).toMatchObject({ now: 'Ana Cruz', full_name: 'Ana Reyes' });
      const decide = (verdict: 'accepted' | 'refused') =>
        decideNameRequest(bench.database, sites, { id, verdict, by: 'Olga' }, now());
      expect(await Promise.all([decide('accepted'), decide('refused')])).toEqual([true, false]);
      expect(await profile(context)).toMatchObject({ full_name: 'Ana Reyes', name_request: null });
      expect(await titles(context)).toEqual(['Your name was changed']);
    });

    it('stays as it is if the operator refuses, and the player gets a message', async () => {
      const context = await bench.player();
      await fund(context, 'one', 100);
      await rename(context, 'Somebody Else');
      const [{ id = '' } = {}] = await nameRequests(bench.database);
      await decideNameRequest(bench.database, sites, { id, verdict: 'refused', by: 'Olga' }, now());
      expect(await profile(context)).toMatchObject({ full_name: 'Ana Cruz', name_request: null });
      expect(await titles(context)).toEqual(['Your name was not changed']);
    });
  });
});

describe('VIP', () => {
  const levels = [
    { name: 'a', deposit: 0, turnover: 0 },
    { name: 'b', deposit: 100, turnover: 1000 },
    { name: 'c', deposit: 200, turnover: 2000 },
  ];
  for (const [deposit, turnover, level] of [
    [0, 0, 0],
    [100, 999, 0],
    [99, 5000, 0],
    [100, 1000, 1],
    [500, 1999, 1],
    [200, 2000, 2],
    [9999, 9999, 2],
  ] as const) {
    it(`deposits of ${deposit} and turnover of ${turnover} reach level ${level}`, () => {
      expect(levelOf(levels, deposit, turnover)).toBe(level);
    });
  }

  it('counts what was before this month apart from what is of it [R3.05]', async () => {
    const context = await bench.player();
    await fund(context, 'one', 400_000);
    await bet(context, 50_000, 0);
    bench.clock.set('2026-04-01T00:00:00Z');
    await fund(context, 'two', 200_000);
    await bet(context, 30_000, 90_000);
    const { nextLevel } = v.parse(schemas['auth/vip'].output, await calls['auth/vip']({}, context));
    expect(nextLevel).toEqual([
      {
        starting_deposit: 400_000,
        cycle_deposit: 200_000,
        deposit_next: 500_000,
        starting_turnover: 50_000,
        cycle_turnover: 30_000,
        turnover_next: 2_500_000,
        vip_name: 'Bronze',
        vip_name_next: 'Silver',
        vip_title: expect.objectContaining({ ESP: 'Bronce' }),
        vip_title_next: expect.objectContaining({ ESP: 'Plata' }),
      },
    ]);
  });

  it('tells the whole ladder, and on its top level that this level is next', async () => {
    const context = await bench.player();
    const ladder = bench.site.vip_levels;
    expect((await calls['auth/vip']({}, context)).levels).toEqual(
      ladder.map((level, index) => ({ ...level, gift_state: index === 0 ? 'open' : 'ahead' })),
    );
    const top = ladder.at(-1) ?? { name: '', deposit: 0, turnover: 0 };
    await fund(context, 'one', top.deposit + top.turnover);
    await bet(context, top.turnover, 0);
    const { nextLevel } = await calls['auth/vip']({}, context);
    expect(nextLevel[0]).toMatchObject({ vip_name: top.name, vip_name_next: top.name });
  });

  describe('gifts', () => {
    const [, silver = { name: '', deposit: 0, turnover: 0, gift: 0 }, gold = silver] = sandboxLevels();
    const claim = (context: PlayerContext, level: string) => outcomeOf(calls['account/claim_vip']({ level }, context));
    const gifts = async (context: PlayerContext) =>
      (await calls['auth/vip']({}, context)).levels.map((one) => one.gift);
    const reach = async (context: PlayerContext) => {
      await fund(context, 'one', silver.deposit + silver.turnover);
      await bet(context, silver.turnover, 0);
    };

    it('of a level are paid once it is reached, once however many ask, as many tokens as the ladder says', async () => {
      const context = await bench.player();
      expect(await claim(context, silver.name)).toBe('nothingToClaim');
      await reach(context);
      const claims = await Promise.all([1, 2, 3].map(() => claim(context, silver.name)));
      expect(claims.filter((answer) => answer === 'alreadyClaimed')).toHaveLength(2);
      expect((await tokens(context)).game_token).toBe(silver.gift);
      const { levels } = await calls['auth/vip']({}, context);
      expect(levels.map(({ gift_state }) => gift_state)).toEqual(['open', 'claimed', 'ahead', 'ahead', 'ahead']);
      for (const level of ['Bronze', gold.name, 'Nobility']) expect(await claim(context, level)).toBe('nothingToClaim');
      expect((await tokens(context)).game_token).toBe(silver.gift);
    });

    it('are given once to a person, whichever of their accounts reaches the level and claims it first', async () => {
      const phone = '+639171112222';
      const accounts = await Promise.all([1, 2, 3].map(() => bench.player({ phone })));
      for (const context of accounts) await reach(context);
      const stranger = await bench.player();
      await reach(stranger);
      const claims = await Promise.all(accounts.map((context) => claim(context, silver.name)));
      expect(claims.filter((answer) => answer === 'rewardGiven')).toHaveLength(2);
      const paid = await Promise.all(accounts.map(async (context) => (await tokens(context)).game_token));
      expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(silver.gift);
      expect(await refusedGifts(bench.database)).toMatchObject([
        { gift: `vip:${silver.name}`, reason: 'givenBefore', marks: 'phone' },
        { gift: `vip:${silver.name}`, reason: 'givenBefore', marks: 'phone' },
      ]);
      expect(await claim(stranger, silver.name)).toMatchObject({ levels: expect.anything() });
      expect((await tokens(stranger)).game_token).toBe(silver.gift);
    });

    it('are neither shown nor paid to who is on a break', async () => {
      const context = await bench.player();
      await reach(context);
      expect((await gifts(context))[1]).toBe(silver.gift);
      await exclude(context);
      expect(await gifts(context)).toEqual([]);
      expect(await claim(context, silver.name)).toBe('selfExcluded');
      expect((await tokens(context)).game_token).toBe(0);
    });
  });
});

describe('a site without rewards', () => {
  it('shows no ladder, missions or greeting with a gift, and pays none', async () => {
    const context = await bench.player();
    const site = { ...bench.site, gamify_status: false };
    const off = { ...context, site };
    await fund(context, 'one', 1_000_000);
    for (let round = 0; round < 20; round++) await bet(context, 100, 0);
    expect((await calls['auth/vip']({}, off)).levels).toEqual([]);
    expect((await calls['account/missions']({}, off)).value).toEqual([]);
    expect((await calls['settings/get_inbox']({}, off)).value).toEqual([]);
    expect(await outcomeOf(calls['account/claim_vip']({ level: 'Silver' }, off))).toBe('notOffered');
    expect(await outcomeOf(calls['account/claim_mission']({ mission_id: 'first-rounds' }, off))).toBe('missionUnknown');
    expect(await tokens(context)).toMatchObject({ game_token: 0, minigame_token: 0 });
  });
});

describe('inbox', () => {
  const inbox = async (context: PlayerContext) =>
    v.parse(schemas['settings/get_inbox'].output, await calls['settings/get_inbox']({}, context)).value;

  it('greets a new player once, with a gift that is claimed once, through the ledger', async () => {
    const context = await bench.player();
    const [message, ...rest] = await inbox(context);
    expect(rest).toEqual([]);
    expect(message).toMatchObject({
      kind: 'reward',
      state: 'unread',
      reward: { account: 'game_token', amount: 5000 },
    });
    // the promised number of tokens is the one that is paid
    expect(message?.body.EN).toContain('5,000 game tokens');
    const inbox_id = message?.inbox_id ?? '';
    await calls['settings/read_inbox']({ inbox_id }, context);
    expect((await inbox(context))[0]?.state).toBe('read');
    const claims = await Promise.all(
      [1, 2, 3].map(() => outcomeOf(calls['settings/claim_inbox']({ inbox_id }, context))),
    );
    expect(claims.filter((claim) => claim === 'alreadyClaimed')).toHaveLength(2);
    expect((await tokens(context)).game_token).toBe(5000);
    expect((await inbox(context))[0]?.state).toBe('claimed');
  });

  it('keeps a gift for 30 days and no longer', async () => {
    const context = await bench.player();
    const [message] = await inbox(context);
    const claim = () => outcomeOf(calls['settings/claim_inbox']({ inbox_id: message?.inbox_id ?? '' }, context));
    bench.clock.advance(30 * day + 1000);
    expect((await inbox(context))[0]?.state).toBe('expired');
    expect(await claim()).toBe('rewardExpired');
    expect((await tokens(context)).game_token).toBe(0);
  });

  it('gives nothing to an excluded player, and nothing of another’s', async () => {
    const context = await bench.player();
    const [message] = await inbox(context);
    const claim = (as: PlayerContext) =>
      outcomeOf(calls['settings/claim_inbox']({ inbox_id: message?.inbox_id ?? '' }, as));
    expect(await claim(await bench.player())).toBe('messageUnknown');
    await exclude(context);
    expect(await claim(context)).toBe('selfExcluded');
  });

  it('gives its gift to one of 15 accounts of a person that claim at once, and refuses the others with the reason', async () => {
    const accounts = await Promise.all(Array.from({ length: 15 }, () => bench.player({ phone: '+639171112222' })));
    const claim = async (context: PlayerContext) => {
      const [message] = await inbox(context);
      return outcomeOf(calls['settings/claim_inbox']({ inbox_id: message?.inbox_id ?? '' }, context));
    };
    const claims = await Promise.all(accounts.map(claim));
    expect(claims.filter((answer) => answer !== 'rewardGiven')).toHaveLength(1);
    const given = await Promise.all(accounts.map(async (context) => (await tokens(context)).game_token));
    expect(given.filter((amount) => amount > 0)).toEqual([5000]);
    const refused = await refusedGifts(bench.database);
    expect(refused).toHaveLength(14);
    expect(refused[0]).toMatchObject({ gift: 'inbox:welcome', reason: 'givenBefore', marks: 'phone' });
    expect(await claim(await bench.player())).not.toBe('rewardGiven');
  });

  it('gives nothing before a contact is verified, and nothing while it is not known who the player is', async () => {
    const context = await bench.player({ verified: false });
    const [message] = await inbox(context);
    const claim = () => outcomeOf(calls['settings/claim_inbox']({ inbox_id: message?.inbox_id ?? '' }, context));
    expect(await claim()).toBe('contactUnverified');
    await bench.database.query('update players set phone_verified_at = 1, person_key = null where id = $1', [
      context.player.id,
    ]);
    expect(await claim()).toBe('tryAgain');
    const { database, clock, persons } = bench;
    const report = (error: unknown) => void bench.faults.push(error);
    expect(await markUnmarked({ database, clock, persons, report })).toBe(1);
    expect(await claim()).toMatchObject({ value: [{ state: 'claimed' }] });
  });
});

describe('missions', () => {
  const mission = async (context: PlayerContext, id: string) => {
    const { value } = v.parse(schemas['account/missions'].output, await calls['account/missions']({}, context));
    return value.find(({ mission_id }) => mission_id === id);
  };
  const claim = (context: PlayerContext, mission_id: string) =>
    outcomeOf(calls['account/claim_mission']({ mission_id }, context));

  it('count what was really done, and pay once', async () => {
    const context = await bench.player();
    await fund(context, 'one', 100_000);
    for (let round = 0; round < 19; round++) await bet(context, 100, 0);
    expect(await mission(context, 'first-rounds')).toMatchObject({ progress: 19, state: 'open' });
    expect(await claim(context, 'first-rounds')).toBe('missionOpen');
    await bet(context, 100, 0);
    expect(await mission(context, 'first-rounds')).toMatchObject({ progress: 20, state: 'complete' });
    const claims = await Promise.all([1, 2].map(() => claim(context, 'first-rounds')));
    expect(claims).toContain('alreadyClaimed');
    expect((await tokens(context)).minigame_token).toBe(2000);
    expect(await mission(context, 'first-rounds')).toMatchObject({ state: 'claimed' });

    // The same person with another account; the first one's telephone is proved after it was paid.
    const other = await bench.player({ phone: '+639171112222' });
    const form = { full_name: 'Ana Cruz', contact_email: '', contact_phone: '09171112222' };
    await calls['settings/profile_update'](form, { ...context, site: { ...context.site, codes_by: 'email' } });
    await bench.database.query('update players set phone_verified_at = 1 where id = $1', [context.player.id]);
    await bench.persons.mark(bench.database, context.player.id, bench.clock.now());
    await fund(other, 'one', 100_000);
    for (let round = 0; round < 20; round++) await bet(other, 100, 0);
    expect(await claim(other, 'first-rounds')).toBe('rewardGiven');
    expect(await mission(other, 'first-rounds')).toMatchObject({ state: 'complete' });

    const gift = { site: 'localhost', gift: 'mission:first-rounds', playerId: other.player.id };
    const decision = { by: 'Olga', now: now() };
    expect([await allowGift(bench.database, gift, decision), await allowGift(bench.database, gift, decision)]).toEqual([
      true,
      false,
    ]);
    await claim(other, 'first-rounds');
    expect((await tokens(other)).minigame_token).toBe(2000);
  });

  it('count different providers and sports bets', async () => {
    const context = await bench.player();
    for (const name of ['one', 'two']) await fund(context, name, 100_000);
    for (const providerCode of ['A', 'B', 'A']) await bet(context, 100, 0, { providerCode });
    await bet(context, 100, 0, { kind: 'sports' });
    expect(await mission(context, 'explorer')).toMatchObject({ progress: 2 });
    expect(await mission(context, 'matchday')).toMatchObject({ progress: 1 });
  });
});

describe('top ten', () => {
  it('ranks what was won, masks who won it, and counts players [R3.22]', async () => {
    const [one, two] = [await bench.player(), await bench.player()];
    await fund(one, 'one', 100_000);
    await fund(two, 'one', 100_000);
    await bet(one, 100, 900);
    await bet(two, 100, 5000);
    await bet(two, 100, 0);
    const answer = await calls['settings/top10winner_withdrawal']({}, one);
    v.parse(schemas['settings/top10winner_withdrawal'].output, answer);
    expect(answer.winner.map(({ amount }) => amount)).toEqual([5000, 900]);
    expect(answer.winner[0]?.account_id).toMatch(/^pl\*\*\*\d$/);
    expect(answer).toMatchObject({ registered_player: 2, active_player: 2, deposited_player: 2, hour_withdrawal: 0 });
    expect(answer.as_of).toBe('2026-03-14T12:00:00.000Z');
  });

  it('is what the ledger paid: each win is the sum of its postings, and no more than ten', async () => {
    const context = await bench.player();
    await fund(context, 'one', 1_000_000);
    for (let round = 1; round <= 12; round++) await bet(context, 100, round * 150);
    const answer = await calls['settings/top10winner_withdrawal']({}, context);
    const paid = await bench.database.query<{ amount: number }>(
      `select sum(cash_change) as amount from ledger_transactions where kind = 'win' group by player_id, reference
       order by amount desc limit 10`,
    );
    expect(answer.winner).toHaveLength(10);
    expect(answer.winner.map(({ amount }) => amount)).toEqual(paid.map(({ amount }) => Number(amount)));
  });

  for (const [after, active] of [
    [day - 1, 1],
    [day, 0],
  ] as const) {
    it(`counts a player as active ${after} ms after the last bet: ${active}`, async () => {
      const context = await bench.player();
      await fund(context, 'one', 100_000);
      await bet(context, 100, 0);
      bench.clock.advance(after);
      expect((await calls['settings/top10winner_withdrawal']({}, context)).active_player).toBe(active);
    });
  }
});
