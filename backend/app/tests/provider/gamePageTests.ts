import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { describe, expect, test } from '@rstest/core';
import type { ProviderFixture } from './providerFixture';

/** The site as one of `uk`: its offers count no deposits and no two products, and its slots are played in pounds. */
const underUk = {
  jurisdiction: 'uk',
  currency: 'GBP',
  gamify_status: false,
  vip_levels: JSON.parse(readFileSync(join(sandboxSites, 'common/cashier-eur.json'), 'utf8')).vip_levels,
} as const;

/** Tests of a game page's figures about past rounds. */
export function gamePageTests(provider: ProviderFixture) {
  const { call, ids, send, bet, rollback, launched } = provider;
  const game = { provider_code: 'JILI', game_code: 'sl001' };

  describe('the page of a game', () => {
    test('has the largest win since midnight of the site, above its stake', async () => {
      const own = { provider_code: 'JILI', game_code: 'sl005' };
      const best = async () => (await call('product/game', own)).facts?.best_today;
      const session = await launched(own.game_code);
      const played = async (amount: number) => {
        const id = ids();
        await bet(id, 1000, { session });
        const message = { session, round_id: id.round_id, amount, currency: 'PHP' };
        await send('win', { ...message, transaction_id: id.win, bet_transaction_id: id.bet });
        await send('end_round', { session, round_id: id.round_id });
        return new Date(provider.backend.clock.now()).toISOString();
      };
      await played(1000);
      expect(await best()).toBeNull();
      const at = await played(5000);
      await played(2500);
      expect(await best()).toEqual({ amount: 5000, at });
      provider.editSite(underUk);
      expect(await best()).toBeNull();
      provider.editSite({ jurisdiction: 'none', currency: 'PHP', gamify_status: true });
      expect(await best()).toEqual({ amount: 5000, at });
      expect((await call('product/game', { ...own, game_code: 'sl006' })).facts?.best_today).toBeNull();
      provider.backend.clock.advance(24 * 3_600_000);
      expect(await best()).toBeNull();
    });

    test('leaves its wins above the stake to the home page, newest first, without their player', async () => {
      const session = await launched('sl007');
      const played = async (amount: number) => {
        const id = ids();
        await bet(id, 1000, { session });
        const message = { session, round_id: id.round_id, amount, currency: 'PHP' };
        await send('win', { ...message, transaction_id: id.win, bet_transaction_id: id.bet });
        await send('end_round', { session, round_id: id.round_id });
        provider.backend.clock.advance(1000);
      };
      const latest = async () => (await call('product/get_latest_wins', {})).value ?? [];
      await played(1000);
      expect((await latest()).filter(({ game_code }) => game_code === 'sl007')).toEqual([]);
      await played(5000);
      await played(2500);
      const [win, ...others] = await latest();
      expect(win).toMatchObject({ provider_code: 'JILI', game_code: 'sl007', amount: 2500 });
      expect(Object.keys(win ?? {}).filter((name) => /player|account/.test(name))).toEqual([]);
      expect(others.filter(({ game_code }) => game_code === 'sl007')).toEqual([]);
      provider.editSite(underUk);
      expect(await latest()).toEqual([]);
      provider.editSite({ jurisdiction: 'none', currency: 'PHP', gamify_status: true });
      expect(await latest()).toContainEqual(win);
      provider.backend.clock.advance(7 * 24 * 3_600_000);
      expect(await latest()).toEqual([]);
    });

    test('tells its player when it was played last, and which round is open', async () => {
      const mine = () => call('product/my_game', game);
      expect(await mine()).toMatchObject({ last_played: null, open_round: null });
      const id = ids();
      await bet(id);
      const last_played = new Date(provider.backend.clock.now()).toISOString();
      expect(await mine()).toMatchObject({
        last_played,
        open_round: { ...game, stake: 1000, is_offered: true },
      });
      const other = await call('product/my_game', { ...game, game_code: 'sl002' });
      expect(other).toMatchObject({ last_played: null, open_round: null });
      await rollback(id);
      expect(await mine()).toMatchObject({ last_played: null, open_round: null });
      const stranger = await provider.backend.player();
      const theirs = await provider.backend.call('product/my_game', game, { player: stranger });
      expect(theirs).toMatchObject({ last_played: null, open_round: null });
    });
  });
}
