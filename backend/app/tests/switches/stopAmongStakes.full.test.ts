import { randomUUID } from 'node:crypto';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { type ProviderAnswer, providerHeader } from '@marquee/protocols/provider/messages';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
import { expect, test } from '@rstest/core';
import { createBackend } from '../../src/backend';
import { sandboxMode } from '../../src/modes/sandbox';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

const game = { provider_code: 'JILI', game_code: 'sl001' };

test('no stake is booked after a stop was answered, on either of two backends, and all wins are paid', async () => {
  const backend = await testBackend();
  const { database, clock } = backend;
  const beside = await createBackend({
    mode: sandboxMode(),
    dataDir: '',
    clock,
    log: () => {},
    work: false,
    database: { ...database, close: async () => {} },
  });
  const backends = [backend, beside];
  const keys = await backend.partners.keys.provider('JILI');
  const desk = staffDesk(backend);
  let serial = 0;

  /** Posts a call of the provider to one of the backends in turn. */
  async function send(call: string, message: object): Promise<ProviderAnswer> {
    const body = JSON.stringify(message);
    const covered = coveredRequest({ method: 'POST', url: `/provider/v1/${call}` });
    const { app } = backends[serial++ % 2] ?? backend;
    const response = await app.request(`/provider/v1/${call}`, {
      method: 'POST',
      headers: { [providerHeader]: 'JILI', ...signedHeaders(keys, covered, body, clock.now()) },
      body,
    });
    return (await response.json()) as ProviderAnswer;
  }

  const booked = async () => {
    const [row] = await database.query<{ count: number }>(
      "select count(*)::int as count from ledger_transactions where kind = 'stake'",
    );
    return row?.count ?? 0;
  };

  const open: { session: string; round_id: string; bet: string; player: TestPlayer }[] = [];
  let isStopped = false;
  let taken = 0;
  let enough: () => void = () => {};
  const manyTaken = new Promise<void>((resolve) => {
    enough = resolve;
  });

  /** Stakes again and again; three times more once the game is off. */
  async function play(player: TestPlayer, session: string): Promise<string[]> {
    const late: string[] = [];
    while (late.length < 3) {
      clock.advance(2500);
      const wasStopped = isStopped;
      const [round_id, bet] = [randomUUID(), randomUUID()];
      const message = { session, transaction_id: bet, round_id, amount: 100, currency: 'PHP' };
      const { status } = await send('bet', message);
      if (status === 'ok') open.push({ session, round_id, bet, player });
      if (status === 'ok' && ++taken === 100) enough();
      if (wasStopped) late.push(status);
    }
    return late;
  }

  const players = [];
  for (let one = 0; one < 20; one++) {
    await backend.resetLimits();
    const player = await backend.player({ cash: 100_000 });
    const { launch_url } = await backend.call('product/launch', { ...game, mode: 'real', language: 'EN' }, { player });
    players.push({ player, session: launch_url?.split('.')[1]?.split('~')[0] ?? '' });
  }
  const playing = players.map(({ player, session }) => play(player, session));
  await manyTaken;
  await desk.done(desk.console, 'switches/stop', { what: 'game', key: 'JILI/sl001' });
  const atAnswer = await booked();
  isStopped = true;
  const late = (await Promise.all(playing)).flat();
  expect(new Set(late)).toEqual(new Set(['gameUnknown']));
  expect(late).toHaveLength(60);
  expect(await booked()).toBe(atAnswer);
  expect(open).toHaveLength(atAnswer);

  const wins = await Promise.all(
    open.map(({ session, round_id, bet }) =>
      send('win', {
        session,
        transaction_id: randomUUID(),
        bet_transaction_id: bet,
        round_id,
        amount: 250,
        currency: 'PHP',
      }),
    ),
  );
  expect(new Set(wins.map(({ status }) => status))).toEqual(new Set(['ok']));
  for (const { player } of players) {
    const own = open.filter((one) => one.player === player).length;
    expect((await backend.services.ledger.balances(database, player.id)).cash).toBe(100_000 + own * 150);
  }
  expect(verifyReport(await verifyLedger(database)).clean).toBe(true);
  await beside.close();
  await backend.close();
});
