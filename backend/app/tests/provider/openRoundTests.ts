import { expireRounds, roundLifetime } from '@marquee/platform/play/expireRounds';
import { describe, expect, test } from '@rstest/core';
import type { ProviderFixture } from './providerFixture';

/** What happens to open rounds: at other sign-ins, after a break, and after a week. */
export function openRoundTests(provider: ProviderFixture) {
  const { launched, call, ids, bet, win, rollback, endRound, cash } = provider;

  describe('an open round', () => {
    const game = { provider_code: 'JILI', game_code: 'sl001' };
    const listed = async () => (await call('product/open_rounds', {})).value;
    const history = async () => (await call('wallet/bets', {})).value?.[0];
    const expire = () =>
      expireRounds(
        {
          database: provider.backend.database,
          ledger: provider.backend.services.ledger,
          report: (error) => expect(error).toBeUndefined(),
        },
        provider.backend.clock.now(),
      );

    test('is what every launch of its game opens, at another sign-in too, until it ends', async () => {
      expect(await launched('sl001')).not.toBe(provider.session);
      const id = ids();
      await bet(id);
      expect(await launched('sl001')).toBe(provider.session);
      expect(await launched('sl002')).not.toBe(provider.session);
      const login = { account_id: provider.player.account_id, password: 'correct horse battery 7' };
      const auth = (await provider.backend.call('auth/login', login)).token ?? '';
      const elsewhere = { ...provider.player, auth };
      await call('auth/logout', {});
      expect(await bet({ ...id, bet: `${id.bet}2` })).toMatchObject({ status: 'sessionExpired' });
      expect(await launched('sl001', elsewhere)).toBe(provider.session);
      expect(await bet({ ...id, bet: `${id.bet}2` })).toMatchObject({ status: 'ok', balance: 98_000 });
      await endRound(id);
      expect(await launched('sl001', elsewhere)).not.toBe(provider.session);
    });

    test('is of its player alone', async () => {
      await bet(ids());
      const other = await provider.backend.player();
      expect(await launched('sl001', other)).not.toBe(provider.session);
      expect((await provider.backend.call('product/open_rounds', {}, { player: other })).value).toEqual([]);
    });

    test('is shown with its stake until it is ended or given back', async () => {
      const [first, second] = [ids(), ids()];
      await bet(first);
      await bet({ ...first, bet: `${first.bet}2` }, 500);
      const [shown] = (await listed()) ?? [];
      expect(shown).toMatchObject({ ...game, stake: 1500, is_offered: true, game_name: expect.any(String) });
      expect(Date.parse(shown?.ends_at ?? '') - Date.parse(shown?.opened_at ?? '')).toBe(roundLifetime);
      await bet(second);
      await rollback(second);
      expect(await listed()).toHaveLength(1);
      await endRound(first);
      expect(await listed()).toEqual([]);
    });

    test('goes on after a break that is over, in the session that the break had ended', async () => {
      const id = ids();
      await bet(id);
      await call('protection/time_out', { request_id: crypto.randomUUID(), option: '24h' });
      expect((await bet(ids())).status).toMatch(/timeOut|sessionExpired/);
      provider.backend.clock.advance(25 * 3_600_000);
      const login = { account_id: provider.player.account_id, password: 'correct horse battery 7' };
      const auth = (await provider.backend.call('auth/login', login)).token ?? '';
      expect(await launched('sl001', { ...provider.player, auth })).toBe(provider.session);
      expect(await win(id, 700)).toMatchObject({ status: 'ok' });
      expect(await bet(ids())).toMatchObject({ status: 'ok' });
    });

    test('that its game completed by itself is marked in the history', async () => {
      const id = ids();
      await bet(id);
      await win(id, 700);
      await endRound(id, { automatic: true });
      expect(await history()).toMatchObject({ state: 'won', payout: 700, automatic: true });
      const by_hand = ids();
      await bet(by_hand);
      await endRound(by_hand);
      expect(await history()).toMatchObject({ state: 'lost', automatic: false });
    });

    test('that its provider never ends is refunded after a week, once, and takes nothing more', async () => {
      provider.backend.clock.advance(60_000);
      const id = ids();
      await bet(id);
      const paid = ids();
      await bet(paid);
      await win(paid, 500);
      provider.backend.clock.advance(roundLifetime - 10_000);
      // Including rounds of other tests.
      await expire();
      expect(await cash()).toBe(98_500);
      provider.backend.clock.advance(20_000);
      const ended = await Promise.all([expire(), expire()]);
      expect(ended[0] + ended[1]).toBe(2);
      // The first stake is refunded; the second round's payout stays.
      expect(await cash()).toBe(99_500);
      const rows = await provider.backend.database.query<{ state: string; automatic: boolean }>(
        'select state, automatic from bets where player_id = $1 order by placed_at',
        [provider.player.id],
      );
      expect(rows).toEqual([
        { state: 'refunded', automatic: true },
        { state: 'won', automatic: false },
      ]);
      expect(await win(id, 900)).toMatchObject({ status: 'roundEnded' });
      expect(await bet(id)).toMatchObject({ status: 'betCancelled' });
      expect(await cash()).toBe(99_500);
    });
  });
}
