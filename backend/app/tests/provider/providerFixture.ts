import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName, Input } from '@marquee/contract/calls';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { type ProviderAnswer, providerHeader } from '@marquee/protocols/provider/messages';
import { coveredRequest, type Keys, signedHeaders } from '@marquee/protocols/signing/signing';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@rstest/core';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

/** A provider's ids of a round and its transactions. */
export interface RoundIds {
  round_id: string;
  bet: string;
  win: string;
  rollback: string;
}

/** The play session in a URL; a relaunched session has its launch number after it. */
const sessionIn = (address: string | undefined) => address?.split('.')[1]?.split('~')[0] ?? '';

/**
 * A backend with its own site files, and a provider that calls its wallet. Each test starts with a new player who has
 * 1,000.00 in cash and a session of JILI's `sl001`, and ends by verifying the ledger.
 */
export function providerFixture() {
  let backend: Awaited<ReturnType<typeof testBackend>>;
  let player: TestPlayer;
  let session: string;
  let serial = 0;
  let edits = 110_000_000;

  const sitesDir = mkdtempSync(join(tmpdir(), 'marquee-provider-'));
  beforeAll(async () => {
    cpSync(sandboxSites, sitesDir, { recursive: true });
    backend = await testBackend({ sitesDir });
  });
  beforeEach(async () => {
    await backend.resetLimits();
    player = await backend.player({ cash: 100_000 });
    session = await launched('sl001');
  });
  afterEach(async () => {
    expect(verifyReport(await verifyLedger(backend.database)).clean).toBe(true);
  });
  afterAll(async () => {
    await backend.close();
    rmSync(sitesDir, { recursive: true });
  });

  /** Launches a game of JILI; returns its session. */
  async function launched(game_code: string, who = player): Promise<string> {
    const game = { provider_code: 'JILI', game_code, mode: 'real' as const, language: 'EN' };
    return sessionIn((await backend.call('product/launch', game, { player: who })).launch_url);
  }

  /** Posts a provider's call; options override what is signed or sent. */
  async function send(
    call: string,
    message: object,
    {
      provider = 'JILI',
      keys = [] as Keys,
      at = backend.clock.now(),
      signedFor = call,
      body = JSON.stringify(message),
    } = {},
  ) {
    const own = keys.length > 0 ? keys : await backend.partners.keys.provider(provider);
    const covered = coveredRequest({ method: 'POST', url: `/provider/v1/${signedFor}` });
    const response = await backend.app.request(`/provider/v1/${call}`, {
      method: 'POST',
      headers: { [providerHeader]: provider, ...signedHeaders(own, covered, JSON.stringify(message), at) },
      body,
    });
    return { http: response.status, ...((await response.json()) as ProviderAnswer & { error?: string }) };
  }

  return {
    get backend() {
      return backend;
    },
    get player() {
      return player;
    },
    /** The session of the test's game. */
    get session() {
      return session;
    },
    launched,
    /** A call of the player's. */
    call: <N extends CallName>(name: N, input: Input<N>) => backend.call(name, input, { player }),
    send,
    /** Ids of a new round, after the shortest round time. */
    ids(): RoundIds {
      backend.clock.advance(2500);
      const id = `t${++serial}`;
      return { round_id: `r-${id}`, bet: `b-${id}`, win: `w-${id}`, rollback: `x-${id}` };
    },
    bet: (id: RoundIds, amount = 1000, more: object = {}) =>
      send('bet', { session, transaction_id: id.bet, round_id: id.round_id, amount, currency: 'PHP', ...more }),
    win: (id: RoundIds, amount: number, transaction = id.win) =>
      send('win', {
        session,
        transaction_id: transaction,
        bet_transaction_id: id.bet,
        round_id: id.round_id,
        amount,
        currency: 'PHP',
      }),
    rollback: (id: RoundIds) =>
      send('rollback', { session, transaction_id: id.rollback, bet_transaction_id: id.bet, round_id: id.round_id }),
    endRound: (id: RoundIds, more: object = {}) => send('end_round', { session, round_id: id.round_id, ...more }),
    cash: async () => (await backend.services.ledger.balances(backend.database, player.id)).cash,
    net: async () => (await backend.call('protection/session', { playing: true }, { player })).value?.[0]?.net,
    /** Changes the site's file as an operator would, after the last check for changes. */
    editSite(own: Record<string, unknown>) {
      const path = join(sitesDir, 'localhost.json');
      writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...own }));
      edits += 1;
      utimesSync(path, edits * 10, edits * 10);
      backend.clock.advance(250);
    },
  };
}

export type ProviderFixture = ReturnType<typeof providerFixture>;
