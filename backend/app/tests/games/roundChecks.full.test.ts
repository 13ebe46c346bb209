import type { Database } from '@marquee/database/database';
import { migrate, readMigrations } from '@marquee/database/migrate';
import { openPostgres } from '@marquee/database/postgres';
import { systemClock } from '@marquee/kernel/clock';
import { systemRandom } from '@marquee/kernel/random';
import { hashOf } from '@marquee/protocols/fairness/fairRandom';
import { sandboxCatalogue } from '@marquee/sandbox/catalogue/sandboxCatalogue';
import { engines } from '@marquee/sandbox/games/engines/engines';
import { gameServer } from '@marquee/sandbox/games/gameServer';
import { ownDatabaseMigrations, sandboxMigrations } from '@marquee/sandbox/migrations';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openProofServer, type ProofServer } from '../../src/testing/processes/postgresServer';

let server: ProofServer;
let database: Database;
beforeAll(async () => {
  server = await openProofServer();
  database = openPostgres(server.url);
  await migrate(database, readMigrations([ownDatabaseMigrations, sandboxMigrations]));
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** The embedded database has one connection, and cannot show it. */
test('of a hundred rounds, each checked by eight at the same moment, all see the same, and one seed is revealed', async () => {
  const noWallet = async (): Promise<never> => {
    throw new Error('A demo has no wallet.');
  };
  const catalogue = sandboxCatalogue('');
  const games = gameServer({
    ...{ database, clock: systemClock, random: systemRandom, catalogue, transport: noWallet, keysOf: noWallet },
    ...{ operatorUrl: '', publicUrl: '' },
  });
  const game = catalogue.games().find(({ engine }) => engine === 'dice');
  if (!game) throw new Error('There are no dice.');
  const { provider_code, game_code } = game;
  const session = 'checked';
  const { launch_url } = await games.launch({
    ...{ session, provider_code, game_code, mode: 'demo', currency: 'EUR', language: 'EN', site: 'localhost' },
    round_minimum_ms: 0,
  });
  const opened = await games.calls.open({ token: launch_url.split('#')[1] ?? '' });
  const { key } = opened;
  const stake = opened.stake.steps[0] ?? 0;
  let { fairness } = opened;
  for (let at = 0; at < 100; at++) {
    const request_id = `round-${at}`;
    const { round } = await games.calls.play({ key, request_id, stake, bet: engines.dice.constant.bet(stake) });
    const order = { session, round_id: round.round_id, language: 'EN' as const, site: 'localhost' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => games.replay(order)));
    const addresses = new Set(answers.map((answer) => answer?.replay_url ?? ''));
    expect(addresses.size).toBe(1);
    const [evidence = ''] = [...addresses].map((address) => decodeURIComponent(address.split('#')[1] ?? ''));
    expect(hashOf(JSON.parse(evidence).server_seed)).toBe(fairness.hash);
    const next = await games.calls.current({ key });
    expect(next.fairness.hash).toBe(fairness.next_hash);
    fairness = next.fairness;
  }
});
