import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const sitesIn = async (table: 'content' | 'players') => {
  const rows = await backend.database.query<{ site: string }>(`select distinct site from ${table} order by site`);
  return rows.map(({ site }) => site);
};

describe('a site', () => {
  it('is made ready when it is first asked for, the default site at the start', async () => {
    expect(await sitesIn('players')).toEqual(['localhost']);
    await Promise.all([1, 2, 3].map(() => backend.call('startup', {}, { site: 'casino9.localhost' })));
    expect(await sitesIn('players')).toEqual(['casino9.localhost', 'localhost']);
    expect(await sitesIn('content')).toEqual(expect.arrayContaining(['casino9.localhost', 'localhost']));
  });

  it('that nobody asked for before lets the demo player in at once, with money of its currency', async () => {
    const form = { account_id: 'demo', password: 'demo-marquee-2026' };
    const { token = '' } = await backend.call('auth/login', form, { site: 'slot7.localhost' });
    const player = { account_id: 'demo', auth: token, site: 'slot7.localhost' };
    expect(await backend.call('auth/get_balance', {}, { player })).toMatchObject({
      statusCode: 1,
      game_balance: 2_500_000,
    });
  });

  it('beside the default one registers players and opens games to them', async () => {
    const player = await backend.player({ site: 'slot7.localhost', cash: 100_000 });
    const { value = [] } = await backend.call('product/get_hot_games', { game_type: 'slots' }, { player });
    const [game] = value;
    const { provider_code = '', game_code = '' } = game ?? {};
    expect(
      await backend.call('product/launch', { provider_code, game_code, mode: 'real', language: 'NE' }, { player }),
    ).toMatchObject({
      statusCode: 1,
    });
  });
});
